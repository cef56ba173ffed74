import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../stack/settings.ts'

// Builds the wallet twice from the last commit, in folders of different names and depths,
// and compares every byte of both builds.

const run = (cwd: string, command: string, ...args: string[]) =>
  execFileSync(command, args, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, STRONGROOM_COMMIT: commit, STRONGROOM_DATE: date },
  })

const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root })
  .toString()
  .trim()
const date = execFileSync('git', ['show', '-s', '--format=%cs'], { cwd: root })
  .toString()
  .trim()

/** Hashes of the files of a build, by path. */
async function build(folder: string): Promise<Map<string, string>> {
  await mkdir(folder, { recursive: true })
  const archive = join(folder, 'sources.tar')
  run(root, 'git', 'archive', '--output', archive, commit)
  run(folder, 'tar', '-xf', archive)
  run(folder, 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline')
  run(folder, 'pnpm', '--filter', '@strongroom/wallet', 'build')
  const dist = join(folder, 'apps/wallet/dist')
  return new Map(
    readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [
        file.slice(dist.length),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  )
}

const folder = await mkdtemp(join(tmpdir(), 'strongroom-builds-'))
try {
  const first = await build(join(folder, 'a'))
  const second = await build(join(folder, 'another/and/deeper'))
  const different = [...new Set([...first.keys(), ...second.keys()])].filter(
    (path) => first.get(path) !== second.get(path),
  )
  for (const path of different) console.error(`${path} differs.`)
  if (first.size < 100) console.error(`The build has ${first.size} files only.`)
  console.log(
    `${first.size} files, release.json ${first.get('/release.json')}: ${different.length} differences.`,
  )
  process.exitCode = different.length > 0 || first.size < 100 ? 1 : 0
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}
