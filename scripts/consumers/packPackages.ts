import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
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
}

/** Packs every package that is published. Each must have been built. */
export async function packPackages(into: string): Promise<Packed[]> {
  const names = await readdir(join(root, 'packages'))
  const packed = names.sort().map(async (name) => {
    const folder = join(root, 'packages', name)
    const manifest = JSON.parse(
      await readFile(join(folder, 'package.json'), 'utf8'),
    ) as { private?: boolean }
    if (manifest.private) return []
    const pack = ['pnpm', 'pack', '--json', '--pack-destination', into]
    const said = await run(folder, pack)
    const { filename, files } = JSON.parse(said) as {
      filename: string
      files: { path: string }[]
    }
    const paths = files.map(({ path }) => path)
    return [{ name, folder, tarball: filename, files: paths }]
  })
  return (await Promise.all(packed)).flat()
}
