import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layoutRows } from './layoutRows.ts'

const row = (index: number, size = 10) => ({
  index,
  key: `row-${index}`,
  start: index * size,
  end: (index + 1) * size,
})

test('default: leaves a gap for rows that are left out', () => {
  expect(layoutRows([row(2), row(3), row(7)], 100)).toEqual({
    slots: [
      { index: 2, key: 'row-2', gap: 0 },
      { index: 3, key: 'row-3', gap: 0 },
      { index: 7, key: 'row-7', gap: 30 },
    ],
    gapBefore: 20,
    gapAfter: 20,
  })
})

test('behavior: an empty list has no height', () => {
  expect(layoutRows([], 0)).toEqual({ slots: [], gapBefore: 0, gapAfter: 0 })
})

test('behavior: rows and gaps add up to the whole', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1 }),
      fc.infiniteStream(fc.boolean()),
      (sizes, shown) => {
        let start = 0
        const all = sizes.map((size, index) => {
          const from = start
          start += size
          return { index, key: index, start: from, end: start }
        })
        const rows = all.filter(() => shown.next().value)
        const { slots, gapBefore, gapAfter } = layoutRows(rows, start)
        const rendered = rows.reduce(
          (sum, { start, end }) => sum + end - start,
          0,
        )
        const gaps = slots.reduce(
          (sum, { gap }) => sum + gap,
          gapBefore + gapAfter,
        )
        expect(rendered + gaps).toBe(start)
      },
    ),
  )
})
