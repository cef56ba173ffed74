import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { measuredPackages } from '../sizes/readEntries.ts'
import { readSizes, type Sizes } from '../sizes/sizeTable.ts'
import { root } from '../stack/settings.ts'

// Prints, as Markdown, which sizes differ between a base and the working tree:
// node --conditions=@strongroom/source scripts/checks/sizeDifference.ts [base]
// It compares the tables of the READMEs. `pnpm check:size` keeps them true, so
// the base does not have to be built.

const marks = ['entry sizes', 'sizes']

/** The first figure of each row in a table, `undefined` where it is missing. */
export interface SizeChange {
  readonly name: string
  readonly before: number | undefined
  readonly after: number | undefined
}

/** Lists the parts whose first figure differs, those added or removed included. */
export function findSizeChanges(before: Sizes, after: Sizes): SizeChange[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((name) => ({
      name,
      before: before.get(name)?.[0],
      after: after.get(name)?.[0],
    }))
    .filter((change) => change.before !== change.after)
}

/** A table of the changes of each package, or a sentence when there are none. */
export function formatSizeChanges(
  changes: ReadonlyMap<string, readonly SizeChange[]>,
): string {
  const rows = [...changes].flatMap(([folder, list]) =>
    list.map(({ name, before, after }) => {
      const by =
        before === undefined || after === undefined
          ? ''
          : `${after > before ? '+' : ''}${kilobytes(after - before)}`
      const cells = [kilobytes(before), kilobytes(after), by]
      return `| ${folder} | \`${name}\` | ${cells.join(' | ')} |`
    }),
  )
  if (rows.length === 0) return '### Sizes\n\nUnchanged.'
  return [
    '### Sizes\n\nkB of gzip, from the tables of the READMEs.\n',
    '| package | part | before | after | difference |',
    '| --- | --- | --: | --: | --: |',
    ...rows,
  ].join('\n')
}

function kilobytes(bytes: number | undefined): string {
  return bytes === undefined ? '–' : (bytes / 1000).toFixed(2)
}

/** All tables of a README; a README without one has no sizes. */
function readTables(readme: string): Sizes {
  return new Map(
    marks
      .filter((mark) => readme.includes(`<!-- ${mark} -->`))
      .flatMap((mark) => [...readSizes(readme, { mark })]),
  )
}

function readBase(base: string, file: string): string {
  try {
    return execFileSync('git', ['show', `${base}:${file}`], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    // The package is new: all its sizes are.
    return ''
  }
}

function print(base: string): void {
  // An unknown base must not look like a repository without packages.
  execFileSync('git', ['rev-parse', '--verify', `${base}^{commit}`], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const folders = new Set([...measuredPackages, 'react-hooks', 'ui-kit'])
  const changes = [...folders].map((folder) => {
    const file = `packages/${folder}/README.md`
    const after = readFileSync(join(root, file), 'utf8')
    return [
      folder,
      findSizeChanges(readTables(readBase(base, file)), readTables(after)),
    ] as const
  })
  console.log(formatSizeChanges(new Map(changes)))
}

if (import.meta.main) print(process.argv[2] ?? 'origin/main')
