import { readFileSync } from 'node:fs'

/** Parses a file that ships with this package or one of its dependencies. */
export function readJson<T>(path: string | URL): T {
  return JSON.parse(readFileSync(path, 'utf8')) as T
}
