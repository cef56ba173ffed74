import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The folder of the gateway's package.json: above `src` and above `dist`. */
const findFolder = (from: URL): URL => {
  const folder = new URL('../', from)
  return existsSync(new URL('package.json', folder))
    ? folder
    : findFolder(folder)
}

const folder = findFolder(new URL('./', import.meta.url))

/**
 * Path of a file of the package. The build joins sources into few files, so a
 * path that is relative to a source would lead elsewhere.
 *
 * @example
 * packageFile('drizzle')
 */
export const packageFile = (path: string): string =>
  fileURLToPath(new URL(path, folder))
