import { execFileSync } from 'node:child_process'
import { root } from '../stack/settings.ts'

// Compares the titles of the commits since a base with the rule in
// CONTRIBUTING.md: node scripts/checks/commitTitles.ts [base]

const types = ['feat', 'fix', 'perf', 'refactor', 'docs', 'test', 'build']
const scope = '[a-z0-9-]+(?:,[a-z0-9-]+)*'
const pattern = new RegExp(`^(?:${types.join('|')})\\(${scope}\\)!?: \\S`, 'u')

/** Says why a title is refused; `undefined` for a good one. */
export function findTitleFault(title: string): string | undefined {
  if (!pattern.test(title))
    return `is not "type(scope): what changed", with a type of ${types.join(', ')}`
  if (title.length > 72) return `has ${title.length} characters, at most 72`
  if (/\.$/u.test(title)) return 'ends with a full stop'
  return
}

function check(base: string): void {
  const range = [`${base}..HEAD`, '--no-merges', '--format=%s']
  const titles = execFileSync('git', ['log', ...range], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((title) => title !== '')
  for (const title of titles) {
    const fault = findTitleFault(title)
    if (fault === undefined) continue
    console.error(`"${title}" ${fault}.`)
    process.exitCode = 1
  }
  console.log(`${titles.length} commits since ${base}.`)
}

if (import.meta.main) check(process.argv[2] ?? 'origin/main')
