import type { TransactionItem } from '@strongroom/gateway-sdk'
import { expect, test } from 'vitest'
import { listDays } from './listDays.ts'

const row = (id: string, iso: string | number) =>
  ({
    type: 'TRANSACTION',
    transaction: { id, timestamp: new Date(iso).getTime() },
  }) as TransactionItem

const days = (rows: TransactionItem[], zone: string) =>
  listDays(rows, zone).map((one) =>
    one.type === 'DATE_LABEL' ? one.key : one.transaction.id,
  )

test('default: opens each day once, by the clock of the reader', () => {
  const rows = [
    row('a', '2026-03-02T23:30:00Z'),
    row('b', '2026-03-02T22:00:00Z'),
    row('c', '2026-03-01T10:00:00Z'),
  ]
  expect(days(rows, 'UTC')).toEqual(['day a', 'a', 'b', 'day c', 'c'])
  // 23:30 in UTC is the next day in Zurich.
  expect(days(rows, 'Europe/Zurich')).toHaveLength(6)
})

test('behavior: a timestamp that is no date stays with the day above', () => {
  const rows = [row('a', '2026-03-02T23:30:00Z'), row('b', '2026-03-02')]
  Object.assign(rows[1]?.transaction ?? {}, { timestamp: 1e20 })
  expect(days(rows, 'UTC')).toEqual(['day a', 'a', 'b'])
})
