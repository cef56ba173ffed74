/** Layout of a table, and the name of its marks in the README. */
interface Layout {
  /** @default 3 */
  readonly columns?: number
  /** `sizes` means `<!-- sizes --> … <!-- /sizes -->`. @default 'sizes' */
  readonly mark?: string
}

/** A part of a package and its size, one figure or more, in bytes. */
export type Sizes = ReadonlyMap<string, readonly number[]>

/** Several parts a row, in kB. */
export function formatSizes(
  sizes: Sizes,
  titles: readonly string[],
  { columns = 3 }: Layout = {},
): string {
  const cells = [...sizes].map(([name, figures]) =>
    [`\`${name}\``, ...figures.map((bytes) => (bytes / 1000).toFixed(2))].join(
      ' | ',
    ),
  )
  const rows = Math.ceil(cells.length / columns)
  const empty = titles.map(() => '').join(' | ')
  const lines = Array.from({ length: rows }, (_, row) =>
    Array.from(
      { length: columns },
      (_, column) => cells[column * rows + row] ?? empty,
    ),
  )
  const repeat = (cell: string) => Array.from({ length: columns }, () => cell)
  const rule = titles.map((_, index) => (index === 0 ? '---' : '--:'))
  return [repeat(titles.join(' | ')), repeat(rule.join(' | ')), ...lines]
    .map((line) => `| ${line.join(' | ')} |`)
    .join('\n')
}

/** Puts the table between the marks. @throws Error when there are no marks */
export function writeSizes(
  readme: string,
  table: string,
  { mark }: Layout = {},
): string {
  const [from, to] = findMarks(readme, mark)
  return `${readme.slice(0, from)}\n\n${table}\n\n${readme.slice(to)}`
}

/** Reads the table back. @throws Error when there are no marks */
export function readSizes(readme: string, { mark }: Layout = {}): Sizes {
  const [from, to] = findMarks(readme, mark)
  const cells = readme
    .slice(from, to)
    .matchAll(/`([^`\n]+)`((?: \| \d+\.\d+)+)/gu)
  return new Map(
    [...cells].map(([, name = '', figures = '']) => [
      name,
      figures
        .split(' | ')
        .slice(1)
        .map((kilobytes) => Math.round(Number(kilobytes) * 1000)),
    ]),
  )
}

/**
 * Outdated rows of a table: added or removed parts, and figures off by more
 * than 50 bytes and 2 %.
 */
export function staleSizes(listed: Sizes, measured: Sizes): string[] {
  const isOff = (was: number | undefined, is: number) =>
    was === undefined || Math.abs(was - is) > Math.max(50, is * 0.02)
  const changed = [...measured].flatMap(([name, figures]) => {
    const before = listed.get(name)
    if (before === undefined) return [`${name} is not listed`]
    return figures.some((bytes, index) => isOff(before[index], bytes))
      ? [`${name}: listed ${before.join(', ')}, measured ${figures.join(', ')}`]
      : []
  })
  const gone = [...listed.keys()]
    .filter((name) => !measured.has(name))
    .map((name) => `${name} is listed and gone`)
  return [...changed, ...gone]
}

function findMarks(readme: string, mark = 'sizes'): [from: number, to: number] {
  const [start, end] = [`<!-- ${mark} -->`, `<!-- /${mark} -->`]
  const from = readme.indexOf(start) + start.length
  const to = readme.indexOf(end, from)
  if (from < start.length || to < 0)
    throw new Error(`The README has no ${start} … ${end}.`)
  return [from, to]
}
