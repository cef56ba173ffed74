import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLoadTimer } from './createLoadTimer.ts'

const calls: string[] = []
const start = () =>
  createLoadTimer({
    onSlow: () => calls.push('slow'),
    onFailed: () => calls.push('failed'),
  })

beforeEach(() => {
  vi.useFakeTimers()
  calls.length = 0
})
afterEach(() => {
  vi.useRealTimers()
})

test('default', () => {
  const timer = start()
  vi.advanceTimersByTime(14_999)
  expect(calls).toEqual([])
  vi.advanceTimersByTime(1)
  expect(calls).toEqual(['slow'])
  vi.advanceTimersByTime(15_000)
  expect(calls).toEqual(['slow', 'failed'])
  vi.advanceTimersByTime(100_000)
  expect(calls).toHaveLength(2)
  timer.dispose()
})

test('behavior: stops while paused', () => {
  const timer = start()
  timer.resume()
  vi.advanceTimersByTime(10_000)
  timer.pause()
  timer.pause()
  vi.advanceTimersByTime(100_000)
  expect(calls).toEqual([])
  timer.resume()
  vi.advanceTimersByTime(4_999)
  expect(calls).toEqual([])
  vi.advanceTimersByTime(1)
  expect(calls).toEqual(['slow'])
  timer.pause()
  vi.advanceTimersByTime(100_000)
  timer.resume()
  vi.advanceTimersByTime(15_000)
  expect(calls).toEqual(['slow', 'failed'])
})

test('behavior: stays silent after dispose', () => {
  const timer = start()
  vi.advanceTimersByTime(1000)
  timer.dispose()
  timer.resume()
  vi.advanceTimersByTime(100_000)
  expect(calls).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: disposing in the first call stops the second', () => {
  const timer = createLoadTimer({
    onSlow: () => timer.dispose(),
    onFailed: () => calls.push('failed'),
  })
  vi.advanceTimersByTime(100_000)
  expect(calls).toEqual([])
})
