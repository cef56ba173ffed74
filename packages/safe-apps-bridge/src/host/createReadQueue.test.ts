import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createReadQueue } from './createReadQueue.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function setup(timeout = 60_000) {
  const onProgress = vi.fn()
  const queue = createReadQueue({ timeout, onProgress })
  onTestFinished(queue.close)
  return { queue, onProgress }
}

const never = () => new Promise<never>(() => undefined)
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    ({ message, code }) => ({ message, code }),
  )
const busy = {
  message: 'Too many requests. Try again in a second.',
  code: -32005,
}

test('behavior: reads of another app start at once while a flood waits', async () => {
  const flood = setup()
  const other = setup()
  const started = vi.fn(never)
  for (let index = 0; index < 600; index++)
    flood.queue.run(`${index}`, started).catch(() => undefined)
  expect(started).toHaveBeenCalledTimes(20)
  expect(await other.queue.run('a', async () => 1)).toBe(1)
  // Its own stuck reads keep only itself waiting.
  const stuck = vi.fn(never)
  for (let index = 0; index < 9; index++)
    other.queue.run(`${index}`, stuck).catch(() => undefined)
  expect(stuck).toHaveBeenCalledTimes(4)
})

test('behavior: two busy apps take turns', async () => {
  const order: string[] = []
  const blocker = setup()
  let release = (_: unknown) => {}
  const blocked = new Promise((resolve) => {
    release = resolve
  })
  for (let index = 0; index < 20; index++)
    void blocker.queue.run(`${index}`, () => blocked)
  for (const name of ['a', 'b']) {
    const { queue } = setup()
    for (let index = 0; index < 12; index++)
      void queue.run(`${index}`, async () => {
        order.push(name)
        await blocked
      })
  }
  // Number of reads that each may always run.
  expect(order.join('')).toBe('aaaabbbb')
  release(1)
  await vi.advanceTimersByTimeAsync(0)
  expect(order.slice(8).join('')).toBe('ab'.repeat(8))
})

test('behavior: 200 at once, then 100 a second', async () => {
  const { queue } = setup()
  const task = vi.fn(async () => 1)
  for (let index = 0; index < 600; index++) void queue.run(`${index}`, task)
  await vi.advanceTimersByTimeAsync(10)
  expect(task).toHaveBeenCalledTimes(200)
  await vi.advanceTimersByTimeAsync(1000)
  expect(task.mock.calls.length).toBeGreaterThanOrEqual(300)
  expect(task.mock.calls.length).toBeLessThanOrEqual(310)
  await vi.advanceTimersByTimeAsync(3000)
  expect(task).toHaveBeenCalledTimes(600)
})

test('behavior: reports progress every two seconds while reads run or wait', async () => {
  const { queue, onProgress } = setup()
  for (let index = 0; index < 25; index++)
    queue.run(`${index}`, never).catch(() => undefined)
  await vi.advanceTimersByTimeAsync(1900)
  expect(onProgress).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(8200)
  expect(onProgress.mock.calls).toEqual([[5], [5], [5], [5], [5]])
  queue.close()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(onProgress).toHaveBeenCalledTimes(5)
  expect(vi.getTimerCount()).toBe(0)
})

test('error: a read that runs too long is aborted, one that waits too long is refused', async () => {
  const { queue } = setup(1000)
  let aborted = 0
  const task = (signal: AbortSignal) => {
    signal.addEventListener('abort', () => aborted++)
    return never()
  }
  const running = Array.from({ length: 20 }, (_, index) =>
    failure(queue.run(`${index}`, task)),
  )
  await vi.advanceTimersByTimeAsync(500)
  const late = failure(queue.run('late', never))
  await vi.advanceTimersByTimeAsync(2000)
  expect(await running[0]).toEqual({
    message: 'The request took too long to respond.',
    code: -32000,
  })
  expect(aborted).toBe(20)
  // It got a place after 500 ms, and then ran for its own 1000 ms.
  expect(await late).toMatchObject({ code: -32000 })
  const blocker = Array.from({ length: 20 }, (_, index) =>
    failure(queue.run(`again ${index}`, never)),
  )
  const waiting = failure(queue.run('waits', never))
  await vi.advanceTimersByTimeAsync(1100)
  expect(await waiting).toEqual(busy)
  await Promise.all(blocker)
})

test('behavior: reads of a document before the last are not started', async () => {
  const { queue } = setup()
  let release = (_: unknown) => {}
  const blocked = new Promise((resolve) => {
    release = resolve
  })
  for (let index = 0; index < 20; index++)
    void queue.run(`${index}`, () => blocked)
  const task = vi.fn(async () => 1)
  const old = failure(queue.run('old', task))
  queue.navigate()
  const recent = queue.run('recent', task)
  queue.navigate()
  release(1)
  expect(await old).toEqual(busy)
  expect(await recent).toBe(1)
  expect(task).toHaveBeenCalledTimes(1)
})

test('behavior: reads that are alike share one answer, until another safe is open', async () => {
  const { queue } = setup()
  const task = vi.fn(async () => 1)
  await Promise.all([queue.run('a', task), queue.run('a', task)])
  expect(task).toHaveBeenCalledTimes(1)
  const before = queue.run('a', task)
  queue.part()
  await Promise.all([before, queue.run('a', task)])
  expect(task).toHaveBeenCalledTimes(3)
})

test('error: an answer over 8 MB', async () => {
  const { queue } = setup()
  const large = queue.run('a', async () => 'x'.repeat(9 * 1024 * 1024))
  expect(await failure(large)).toEqual(busy)
})
