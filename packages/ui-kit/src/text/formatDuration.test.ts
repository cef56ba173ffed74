import { expect, test } from 'vitest'
import { formatDuration } from './formatDuration.ts'

test('default: the two largest units', () => {
  expect(formatDuration(6 * 86_400 + 4 * 3_600 + 59)).toBe('6 days 4 hours')
  expect(formatDuration(604_800n)).toBe('7 days')
  expect(formatDuration(86_405)).toBe('1 day')
  expect(formatDuration(3_725)).toBe('1 hour 2 minutes')
  expect(formatDuration(59.9)).toBe('59 seconds')
})

test('behavior: shows a negative time as zero, and caps the largest uint256', () => {
  expect(formatDuration(0)).toBe('0 seconds')
  expect(formatDuration(-5)).toBe('0 seconds')
  expect(formatDuration(2n ** 256n - 1n)).toBe('3,650,000 days')
})

test('param: locale', () => {
  expect(formatDuration(90_000, 'de')).toBe('1 Tag 1 Stunde')
})
