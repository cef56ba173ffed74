import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Packed } from './packPackages.ts'

/** Need the largest of the optional peers. */
const optional = [
  '@strongroom/connectors/walletconnect',
  '@strongroom/connectors/walletconnect-account',
]

/** A module that loads every entry of every package, types included. */
export async function entriesOf(packed: readonly Packed[]): Promise<string> {
  const lines: string[] = []
  for (const { name, folder } of packed) {
    const { exports } = JSON.parse(
      await readFile(join(folder, 'package.json'), 'utf8'),
    ) as { exports: Record<string, unknown> }
    for (const path of Object.keys(exports)) {
      const entry = `@strongroom/${name}${path.slice(1)}`
      if (path.endsWith('.json') || optional.includes(entry)) continue
      lines.push(
        path.endsWith('.css')
          ? `import '${entry}'`
          : `export * as entry${lines.length} from '${entry}'`,
      )
    }
  }
  return lines.join('\n')
}
