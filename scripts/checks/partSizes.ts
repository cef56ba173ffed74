import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  componentBudgets,
  hookBudget,
  largerHooks,
  sheetBudgets,
} from '../sizes/budgets.ts'
import { measureComponents } from '../sizes/measureComponents.ts'
import { measureHooks } from '../sizes/measureHooks.ts'
import { overBudget } from '../sizes/overBudget.ts'
import {
  formatSizes,
  readSizes,
  type Sizes,
  staleSizes,
  writeSizes,
} from '../sizes/sizeTable.ts'
import { root } from '../stack/settings.ts'

// Weighs every component and every hook alone. Fails when one is over its
// budget, or a README's table is no longer so; `--write` writes the tables.

const isWriting = process.argv.includes('--write')
const [components, hooks] = await Promise.all([
  measureComponents(),
  measureHooks(),
])
const sheets = Object.entries(sheetBudgets).map(
  ([name, { budget }]) => [name, budget] as const,
)
const heavy = [
  ...overBudget(components, {
    ...componentBudgets,
    ...Object.fromEntries(sheets),
  }),
  ...overBudget(hooks, largerHooks, hookBudget),
]
const stale = [
  ...checkTable('ui-kit', components, ['component', 'kB']),
  ...checkTable('react-hooks', hooks, ['hook', 'kB', 'on top']),
]
console.log(`${components.size} components and sheets, ${hooks.size} hooks.`)
for (const line of heavy) console.error(`Over budget: ${line}`)
for (const line of stale) console.error(`Stale: ${line}`)
if (stale.length > 0) console.error('Write the tables: pnpm sizes:write')
process.exitCode = heavy.length + stale.length > 0 ? 1 : 0

function checkTable(name: string, sizes: Sizes, titles: string[]): string[] {
  const file = join(root, 'packages', name, 'README.md')
  const readme = readFileSync(file, 'utf8')
  const found = staleSizes(readSizes(readme), sizes)
  if (!isWriting) return found.map((line) => `${name}: ${line}`)
  writeFileSync(file, writeSizes(readme, formatSizes(sizes, titles)))
  return []
}
