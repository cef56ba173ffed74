import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { root } from '../stack/settings.ts'
import { run } from './run.ts'

/** A package as it would be published. */
export interface Packed {
  /** Name without the scope. */
  readonly name: string
  readonly folder: string
  readonly tarball: string
  /** Paths in the tarball. */
  readonly files: readonly string[]
  /** Whether it is run and never imported. */
  readonly isProgram: boolean
}

/** Folders of the packages that are published. */
export async function publishedPackages(): Promise<string[]> {
  const found = ['packages', 'apps'].map(async (parent) => {
    const names = await readdir(join(root, parent))
    const open = names.sort().map(async (name) => {
      const folder = join(root, parent, name)
      const { private: isPrivate } = await readManifest(folder)
      return isPrivate ? [] : [folder]
    })
    return (await Promise.all(open)).flat()
  })
  return (await Promise.all(found)).flat()
}

async function readManifest(folder: string) {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    private?: boolean
    exports?: Readonly<Record<string, unknown>>
  }
}

/** Packs every package that is published. Each must have been built. */
export async function packPackages(into: string): Promise<Packed[]> {
  const folders = await publishedPackages()
  const packed = folders.map(async (folder) => {
    const { exports = {} } = await readManifest(folder)
    const pack = ['pnpm', 'pack', '--json', '--pack-destination', into]
    const said = await run(folder, pack)
    // Scripts of the package print before the report.
    const { filename, files } = JSON.parse(
      said.slice(said.search(/^\{/mu)),
    ) as {
      filename: string
      files: { path: string }[]
    }
    return {
      name: basename(folder),
      folder,
      tarball: filename,
      files: files.map(({ path }) => path),
      isProgram: exports['.'] === undefined,
    }
  })
  return Promise.all(packed)
}
