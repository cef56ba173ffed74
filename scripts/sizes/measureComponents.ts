import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pruneVariables } from '../pruneVariables.ts'
import { root } from '../stack/settings.ts'
import { sheetBudgets } from './budgets.ts'
import { exportedValues } from './exportedValues.ts'
import { measureParts } from './measureParts.ts'
import type { Sizes } from './sizeTable.ts'

const folder = join(root, 'packages/ui-kit')

/** Every component of ui-kit alone, then the sheets. */
export async function measureComponents(): Promise<Sizes> {
  const index = await readFile(join(folder, 'src/index.ts'), 'utf8')
  const components = exportedValues(index)
    .filter((name) => /^[A-Z][a-z]/u.test(name))
    .sort()
    .map((name) => [name, `export { ${name} } from './src/index.ts'`] as const)
  const sheets = Object.entries(sheetBudgets).map(
    ([name, { sheets: files }]) =>
      [
        name,
        files.map((file) => `@import './src/${file}.css';`).join('\n'),
      ] as const,
  )
  const [found, styles] = await Promise.all([
    measureParts(new Map(components), folder),
    measureParts(new Map(sheets), folder, { finish: pruneVariables }),
  ])
  return new Map([
    ...components.map(
      ([name]) => [name, [found.get(name)?.bytes ?? 0]] as const,
    ),
    ...sheets.map(
      ([name]) =>
        [name, [styles.get(name.replace('.css', ''))?.bytes ?? 0]] as const,
    ),
  ])
}
