import type { HistoryItem, TransactionItem } from '@strongroom/gateway-sdk'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayAtOffset, dayInZone, labelDates } from './labelDates.ts'

const item = (timestamp: number) =>
  ({
    type: 'TRANSACTION',
    transaction: { timestamp },
    conflictType: 'None',
  }) as TransactionItem

const show = (entry: HistoryItem): string =>
  entry.type === 'DATE_LABEL'
    ? `= ${new Date(entry.timestamp).toISOString()}`
    : entry.type === 'TRANSACTION'
      ? new Date(entry.transaction.timestamp).toISOString()
      : ''

const evening = Date.parse('2026-03-29T22:30:00.123Z')
const midnight = Date.parse('2026-03-29T00:30:00.000Z')
const day = 86_400_000

test('default', () => {
  const items = [item(evening), item(midnight), item(midnight - 3_600_000)]
  expect(
    labelDates(items, dayAtOffset(0), null).map(show),
  ).toMatchInlineSnapshot(`
      [
        "= 2026-03-29T22:30:00.123Z",
        "2026-03-29T22:30:00.123Z",
        "2026-03-29T00:30:00.000Z",
        "= 2026-03-28T23:30:00.000Z",
        "2026-03-28T23:30:00.000Z",
      ]
    `)
})

test('behavior: days of a zone, also when its clocks change', () => {
  const berlin = dayInZone('Europe/Berlin')
  expect(berlin?.(evening)).toBe(berlin?.(Date.parse('2026-03-30T10:00:00Z')))
  expect(berlin?.(evening)).not.toBe(berlin?.(midnight))
  const kathmandu = dayInZone('Asia/Kathmandu')
  expect(kathmandu?.(Date.parse('2026-01-01T18:14:00Z'))).not.toBe(
    kathmandu?.(Date.parse('2026-01-01T18:15:00Z')),
  )
})

test('behavior: days at an offset', () => {
  const ahead = dayAtOffset(2 * 3_600_000)
  expect(ahead(evening)).toBe(ahead(evening + 3_600_000))
  expect(ahead(evening)).not.toBe(dayAtOffset(0)(evening))
})

test('behavior: leaves out the label of a row with the same time as the row before', () => {
  const items = [item(evening)]
  expect(labelDates(items, dayAtOffset(0), evening).map(show)).toHaveLength(1)
  expect(labelDates(items, dayAtOffset(0), evening + 1).map(show)).toHaveLength(
    2,
  )
})

test('error: an unknown time zone', () => {
  expect(dayInZone('Middle/Earth')).toBe(undefined)
})

test('behavior: one label per day, before that day, with its first time', () => {
  const times = fc
    .array(fc.integer({ min: 0, max: 40 * day }), { maxLength: 30 })
    .map((list) => list.sort((a, b) => b - a))
  const offsets = fc.integer({ min: -12 * 3_600_000, max: 14 * 3_600_000 })
  fc.assert(
    fc.property(times, offsets, (list, offset) => {
      const expected = list.flatMap((time, at) => {
        const today = Math.floor((time + offset) / day)
        const before = Math.floor(((list[at - 1] ?? Infinity) + offset) / day)
        const shown = new Date(time).toISOString()
        return today === before ? [shown] : [`= ${shown}`, shown]
      })
      const items = labelDates(list.map(item), dayAtOffset(offset), null)
      expect(items.map(show)).toEqual(expected)
    }),
    { numRuns: 500 },
  )
})
