import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type SiteHashes, securityHeaders } from '../headers.ts'

/** A deployment with a gateway alone; others differ in directives of its choice. */
const config = { gatewayUrl: 'https://gateway.invalid' }

/**
 * Writes the list of a built site's files into `release.json`, with the headers that they
 * must be served with: the same bytes for the same commit, on every machine. Left out
 * is what each deployment adds or may leave out.
 */
export function writeRelease(dist: string, hashes: SiteHashes): void {
  const names = globSync('**/*', { cwd: dist, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(dist.length)
        .replaceAll('\\', '/'),
    )
    .filter(
      (path) => !/^\/(?:\.|config\.json$|release\.json$)|\.br$/u.test(path),
    )
    .sort()
  const files = Object.fromEntries(
    names.map((path) => [
      path,
      createHash('sha256')
        .update(readFileSync(join(dist, path)))
        .digest('base64'),
    ]),
  )
  const headers = Object.fromEntries(
    ['/index.html', '/manifest-reader.html', '/assets/'].map((path) => [
      path,
      securityHeaders(config, path, hashes),
    ]),
  )
  // The release workflow names the commit and its day; other builds have none to vouch for.
  const commit = process.env['STRONGROOM_COMMIT'] || null
  const date = process.env['STRONGROOM_DATE'] || null
  const release = { commit, date, files, headers }
  writeFileSync(
    join(dist, 'release.json'),
    `${JSON.stringify(release, null, 1)}\n`,
  )
}
