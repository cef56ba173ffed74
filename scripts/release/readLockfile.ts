import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { root } from '../stack/settings.ts'

/** Dependencies of a part of the workspace, as its manifest and pnpm name them. */
type Wanted = Readonly<
  Record<string, { readonly specifier: string; readonly version: string }>
>

/** A part of the workspace in the lockfile. */
interface Importer {
  readonly dependencies?: Wanted
  readonly devDependencies?: Wanted
  readonly optionalDependencies?: Wanted
}

/** The parts of `pnpm-lock.yaml` that are read here. */
export interface Lockfile {
  /** By folder. */
  readonly importers: Readonly<Record<string, Importer>>
  /** By `name@version`. */
  readonly packages: Readonly<
    Record<string, { readonly resolution: Readonly<Record<string, unknown>> }>
  >
  /** By `name@version(peers)`. */
  readonly snapshots: Readonly<
    Record<
      string,
      {
        readonly dependencies?: Readonly<Record<string, string>>
        readonly optionalDependencies?: Readonly<Record<string, string>>
      } | null
    >
  >
}

/** The lockfile of the workspace. */
export function readLockfile(): Lockfile {
  return parse(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8'))
}
