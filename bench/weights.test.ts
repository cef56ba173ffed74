import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  knownCells,
  readmeOf,
  readTheirs,
  weighed,
  weights,
} from './weights.ts'

const read = (folder: string) => readFileSync(readmeOf(folder), 'utf8')

test.each(weighed)(
  'behavior: the weights of %s are those of its checked size tables, beside the pinned peers',
  (folder) => {
    const readme = read(folder)
    const [, table = ''] = readme.split(/<!-- \/?weights -->/u)
    const rows = table.trim().split('\n').slice(2)
    const expected = weights
      .filter((row) => row.package === folder)
      .map((row) => knownCells(readme, row))
    expect(rows.map((row, at) => row.slice(0, expected[at]?.length))).toEqual(
      expected,
    )
  },
)

test('behavior: every peer has a figure, and a second one for its sheet', () => {
  for (const row of weights) {
    if (row.peer === undefined) continue
    const figures = readTheirs(read(row.package), row)
    expect(figures).toHaveLength(row.peer.sheet === undefined ? 1 : 2)
    for (const bytes of figures ?? []) expect(bytes).toBeGreaterThan(1000)
  }
})

test('error: names the row whose part no size table has', () => {
  const row = { package: 'verify', what: 'all of it', ours: ['everything'] }
  expect(() => knownCells('no table', row)).toThrowErrorMatchingInlineSnapshot(
    `[Error: No size table has "everything" for "all of it".]`,
  )
})
