import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readRetryAfter } from './readRetryAfter.ts'
import { type Attempt, withRetries } from './withRetries.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const attempt = fc.oneof(
  fc.record({ value: fc.constant('done') }),
  fc.record({
    error: fc.constant('failed'),
    isRetryable: fc.boolean(),
    after: fc.oneof(fc.constant(undefined), fc.nat(100_000_000)),
  }),
)
const attempts = fc.array(attempt, { minLength: 1, maxLength: 6 })

/**
 * Runs to its end and returns the outcome, the number of attempts and the ms.
 */
async function run(
  planned: readonly Attempt<string>[],
  abortAt = Number.POSITIVE_INFINITY,
) {
  const controller = new AbortController()
  const start = Date.now()
  let count = 0
  let ended: unknown
  const work = withRetries(
    async () => planned[Math.min(count++, planned.length - 1)] as never,
    { signal: controller.signal },
  ).then(
    (value) => {
      ended = value
    },
    (error) => {
      ended = error
    },
  )
  await vi.advanceTimersByTimeAsync(0)
  while (ended === undefined && Date.now() - start < abortAt)
    await vi.advanceTimersByTimeAsync(
      Math.min(50_000, abortAt - (Date.now() - start)),
    )
  controller.abort('stopped')
  await work
  return { ended, count, left: vi.getTimerCount() }
}

test('default: stops at the first value, final error or fourth attempt', async () => {
  await fc.assert(
    fc.asyncProperty(attempts, async (planned) => {
      const all = Array.from(
        { length: 4 },
        (_, at) => planned[Math.min(at, planned.length - 1)],
      )
      const end = all.findIndex(
        (one) => one && ('value' in one || !one.isRetryable),
      )
      const last = all[end < 0 ? 3 : end]
      expect(await run(planned)).toEqual({
        ended: last && 'value' in last ? 'done' : 'failed',
        count: end < 0 ? 4 : end + 1,
        left: 0,
      })
    }),
  )
})

test('behavior: bounds the sum of all pauses', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(100_000_000)), async (waits) => {
      const start = Date.now()
      let count = 0
      const work = withRetries(async () => ({
        error: 'failed',
        isRetryable: true,
        after: waits[count++],
      })).catch((error) => error)
      await vi.runAllTimersAsync()
      expect(await work).toBe('failed')
      const took = Date.now() - start
      expect(took).toBeGreaterThanOrEqual(1050)
      expect(took).toBeLessThanOrEqual(31_050)
    }),
  )
})

test('behavior: an abort at any moment ends it with the reason', async () => {
  await fc.assert(
    fc.asyncProperty(attempts, fc.nat(40_000), async (planned, abortAt) => {
      const { ended, left } = await run(planned, abortAt)
      expect(['done', 'failed', 'stopped']).toContain(ended)
      expect(left).toBe(0)
    }),
  )
})

test('behavior: any text as Retry-After is a time that is not negative', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.integer().map(String)), (text) => {
      expect(readRetryAfter(text)).toBeGreaterThanOrEqual(0)
    }),
  )
  const now = Date.UTC(2030, 0, 1)
  fc.assert(
    fc.property(fc.nat(1_000_000), (seconds) => {
      const date = new Date(now + seconds * 1000).toUTCString()
      expect(readRetryAfter(date, now)).toBe(seconds * 1000)
      expect(readRetryAfter(` ${seconds} `, now)).toBe(seconds * 1000)
    }),
  )
})
