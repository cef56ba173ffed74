import { expect, test } from 'vitest'
import { uniqueDays } from './uniqueDays.ts'

const label = (iso: string) =>
  ({ type: 'DATE_LABEL', timestamp: Date.parse(iso) }) as const

test('default: a day is opened once, by the reader’s clock', () => {
  const labels = [
    label('2026-03-02T23:30:00Z'),
    label('2026-03-02T22:00:00Z'),
    label('2026-03-01T10:00:00Z'),
  ]
  expect(uniqueDays(labels, 'UTC')).toHaveLength(2)
  // 23:30 in UTC is the next day in Zurich, so all three differ there.
  expect(uniqueDays(labels, 'Europe/Zurich')).toHaveLength(3)
})
