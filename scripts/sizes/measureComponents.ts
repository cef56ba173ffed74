import { readFileSync } from 'node:fs'
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
  const read = (name: string) => readFileSync(join(folder, 'src', name), 'utf8')
  const components = exportedValues(read('index.ts'), read)
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
