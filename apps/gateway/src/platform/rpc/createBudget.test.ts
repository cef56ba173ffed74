import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBudget } from './createBudget.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const { signal } = new AbortController()

/** Names of the requests in the order in which they start. */
const record = () => {
  const started: string[] = []
  const note = (name: string) => (): void => {
    started.push(name)
  }
  return { started, note }
}

test('default', async () => {
  const budget = createBudget(10)
  const { started, note } = record()
  for (let i = 0; i < 12; i += 1) {
    void budget.take(1, { signal }).then(note(String(i)))
  }
  await vi.advanceTimersByTimeAsync(0)
  expect(started).toHaveLength(10)
  await vi.advanceTimersByTimeAsync(100)
  expect(started).toHaveLength(11)
  await vi.advanceTimersByTimeAsync(100)
  expect(started).toHaveLength(12)
})

test('behavior: resolves at once without a limit', async () => {
  await createBudget(undefined).take(1_000_000, { signal })
})

test('behavior: an unused second is kept, a minute is not', async () => {
  const budget = createBudget(10)
  const { started, note } = record()
  await vi.advanceTimersByTimeAsync(60_000)
  for (let i = 0; i < 30; i += 1) void budget.take(1, { signal }).then(note(''))
  await vi.advanceTimersByTimeAsync(0)
  expect(started).toHaveLength(10)
})

test('behavior: a batch above the limit leaves a debt', async () => {
  const budget = createBudget(10)
  const { started, note } = record()
  void budget.take(30, { signal }).then(note('batch'))
  void budget.take(1, { signal }).then(note('next'))
  await vi.advanceTimersByTimeAsync(2_000)
  expect(started).toEqual(['batch'])
  await vi.advanceTimersByTimeAsync(100)
  expect(started).toEqual(['batch', 'next'])
})

test('behavior: runs an urgent request first', async () => {
  const budget = createBudget(1)
  const { started, note } = record()
  void budget.take(1, { signal }).then(note('first'))
  void budget.take(1, { signal }).then(note('indexer'))
  void budget.take(1, { signal, isUrgent: true }).then(note('reader'))
  await vi.advanceTimersByTimeAsync(2_000)
  expect(started).toEqual(['first', 'reader', 'indexer'])
})

test('error: stopped while waiting', async () => {
  const budget = createBudget(1)
  const controller = new AbortController()
  await budget.take(1, { signal })
  const waiting = budget.take(1, { signal: controller.signal })
  controller.abort(new Error('Enough.'))
  await expect(waiting).rejects.toThrow('Enough.')
  expect(vi.getTimerCount()).toBe(0)
})
