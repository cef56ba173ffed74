import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  measuredPackages,
  measureEntries,
  unbudgeted,
} from '../sizes/readEntries.ts'
import {
  formatSizes,
  readSizes,
  staleSizes,
  writeSizes,
} from '../sizes/sizeTable.ts'
import { root } from '../stack/settings.ts'

// Bundles each published entry as an app would, with esbuild and with rolldown,
// and compares its first load with its budget and with the package's README.
// `--write` writes the tables.

const isWriting = process.argv.includes('--write')
const layout = { columns: 1, mark: 'entry sizes' }
const titles = ['what is imported', 'esbuild', 'rolldown', 'budget']
const problems: string[] = []

for (const folder of measuredPackages) {
  const path = join(root, 'packages', folder)
  if (!existsSync(join(path, 'dist'))) {
    console.error(`${folder} is not built: run "pnpm build" first.`)
    process.exit(1)
  }
  for (const entry of unbudgeted(folder))
    problems.push(`${entry} has no budget in scripts/sizes/entryBudgets.ts`)
  const sizes = await measureEntries(folder)
  console.log(`${folder}, bytes by esbuild and rolldown (budget):`)
  for (const [label, [esbuild, rolldown, budget]] of sizes) {
    const isOver = Math.max(esbuild, rolldown) > budget
    console.log(
      `  ${label.padEnd(46)} ${esbuild} ${rolldown} (${budget})${isOver ? ' OVER' : ''}`,
    )
    if (isOver) problems.push(`${folder}, ${label}: over budget`)
  }
  const file = join(path, 'README.md')
  const readme = readFileSync(file, 'utf8')
  if (isWriting) {
    const table = formatSizes(sizes, titles, layout)
    writeFileSync(file, writeSizes(readme, table, layout))
  } else {
    const stale = staleSizes(readSizes(readme, layout), sizes)
    for (const line of stale)
      problems.push(`${folder}/README.md: ${line}. Run "pnpm sizes:write".`)
  }
}

for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
