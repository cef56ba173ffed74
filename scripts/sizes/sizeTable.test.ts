import { expect, test } from 'vitest'
import { formatSizes, readSizes, staleSizes, writeSizes } from './sizeTable.ts'

const sizes = new Map([
  ['Address', [2889]],
  ['Badge', [1526]],
  ['Card', [340]],
  ['Dialog', [12_569]],
])
const readme = '# x\n\n<!-- sizes -->\nold\n<!-- /sizes -->\n\n## y\n'

test('default', () => {
  expect(
    writeSizes(readme, formatSizes(sizes, ['component', 'kB'])),
  ).toMatchInlineSnapshot(`
    "# x

    <!-- sizes -->

    | component | kB | component | kB | component | kB |
    | --- | --: | --- | --: | --- | --: |
    | \`Address\` | 2.89 | \`Card\` | 0.34 |  |  |
    | \`Badge\` | 1.53 | \`Dialog\` | 12.57 |  |  |

    <!-- /sizes -->

    ## y
    "
  `)
})

test('behavior: reads back written sizes, to ten bytes', () => {
  const written = writeSizes(readme, formatSizes(sizes, ['component', 'kB']))
  expect(readSizes(written)).toEqual(
    new Map([
      ['Address', [2890]],
      ['Badge', [1530]],
      ['Card', [340]],
      ['Dialog', [12_570]],
    ]),
  )
  expect(staleSizes(readSizes(written), sizes)).toEqual([])
  expect(writeSizes(written, formatSizes(sizes, ['component', 'kB']))).toBe(
    written,
  )
})

test('behavior: two figures a part', () => {
  const two = new Map([['useSafe', [1635, 940]]])
  const table = formatSizes(two, ['hook', 'kB', 'on top'])
  expect(readSizes(writeSizes(readme, table))).toEqual(
    new Map([['useSafe', [1640, 940]]]),
  )
})

test('behavior: one part a row, under marks of another name', () => {
  const rows = new Map([['client and one call', [2751, 2699, 3000]]])
  const layout = { columns: 1, mark: 'entry sizes' }
  const table = formatSizes(
    rows,
    ['what', 'esbuild', 'rolldown', 'budget'],
    layout,
  )
  const both = `${readme}<!-- entry sizes --><!-- /entry sizes -->`
  expect(table).toMatchInlineSnapshot(`
    "| what | esbuild | rolldown | budget |
    | --- | --: | --: | --: |
    | \`client and one call\` | 2.75 | 2.70 | 3.00 |"
  `)
  expect(readSizes(writeSizes(both, table, layout), layout)).toEqual(
    new Map([['client and one call', [2750, 2700, 3000]]]),
  )
})

test.each([
  [1000, 1050, 0],
  [1000, 1051, 1],
  [1000, 949, 1],
  [10_000, 10_200, 0],
  [10_000, 10_300, 1],
])('behavior: %d listed, %d measured', (listed, measured, problems) => {
  expect(
    staleSizes(new Map([['A', [listed]]]), new Map([['A', [measured]]])),
  ).toHaveLength(problems)
})

test('error: parts that came and went', () => {
  expect(
    staleSizes(new Map([['Old', [1]]]), new Map([['New', [1]]])),
  ).toMatchInlineSnapshot(`
    [
      "New is not listed",
      "Old is listed and gone",
    ]
  `)
  expect(() => readSizes('# x')).toThrowErrorMatchingInlineSnapshot(
    `[Error: The README has no <!-- sizes --> … <!-- /sizes -->.]`,
  )
})
