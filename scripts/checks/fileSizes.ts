import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { root } from '../stack/settings.ts'

// Sources only: tests, stories and generated files have no line budget.
const source = /\.(ts|tsx|mjs|css)$/
const outside = /(\.(test|test-d|stories|gen)\.)|(^|\/)(generated|drizzle)\//
const budget = { median: 80, p90: 200, max: 400 }

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => source.test(file) && !outside.test(file))
  .map((file) => ({
    file,
    lines: readFileSync(`${root}/${file}`, 'utf8').split('\n').length - 1,
  }))
  .sort((a, b) => a.lines - b.lines)

const at = (share: number) =>
  files[Math.min(files.length - 1, Math.floor(files.length * share))]?.lines ??
  0
const found = { median: at(0.5), p90: at(0.9), max: at(1) }

console.log(`Lines of ${files.length} source files (budget):`)
for (const key of ['median', 'p90', 'max'] as const) {
  console.log(`  ${key.padEnd(7)} ${found[key]} (${budget[key]})`)
}
const over = (['median', 'p90', 'max'] as const).filter(
  (key) => found[key] > budget[key],
)
if (over.length > 0) {
  for (const { file, lines } of files.slice(-12).reverse()) {
    console.error(`  ${lines} ${file}`)
  }
  console.error(`Over budget: ${over.join(', ')}.`)
  process.exit(1)
}
