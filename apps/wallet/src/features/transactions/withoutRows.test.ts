import type { HistoryItem } from '@strongroom/gateway-sdk'
import { expect, test } from 'vitest'
import { withoutRows } from './withoutRows.ts'

const day = (timestamp: number): HistoryItem => ({
  type: 'DATE_LABEL',
  timestamp,
})
const row = (id: string) =>
  ({ type: 'TRANSACTION', transaction: { id } }) as HistoryItem

test('default: drops hidden rows and the days that they leave empty', () => {
  const items = [day(3), row('a'), day(2), row('b'), row('c'), day(1), row('d')]
  expect(withoutRows(items, new Set(['a', 'c', 'd']))).toEqual([
    day(2),
    row('b'),
  ])
  expect(withoutRows(items, new Set())).toBe(items)
})
