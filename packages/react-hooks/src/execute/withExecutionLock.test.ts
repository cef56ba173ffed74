import { afterEach, expect, test, vi } from 'vitest'
import { withExecutionLock } from './withExecutionLock.ts'

afterEach(() => vi.unstubAllGlobals())

test.each(['with', 'without', 'without leave to use'])(
  'default: one at a time, %s locks',
  async (kind) => {
    if (kind === 'without') vi.stubGlobal('navigator', {})
    const denied = new DOMException('Denied in this context', 'SecurityError')
    if (kind === 'without leave to use')
      vi.stubGlobal('navigator', {
        locks: { request: () => Promise.reject(denied) },
      })
    let finish: () => void = () => undefined
    const running = withExecutionLock(
      `${kind}.a`,
      () =>
        new Promise<void>((resolve) => {
          finish = resolve
        }),
    )
    await expect(
      withExecutionLock(`${kind}.a`, async () => 'twice'),
    ).rejects.toMatchObject({ problem: 'busy' })
    expect(await withExecutionLock(`${kind}.b`, async () => 'other')).toBe(
      'other',
    )
    finish()
    await running
    // A failed execution releases the lock too.
    const fails = withExecutionLock(`${kind}.a`, () =>
      Promise.reject(new Error('no')),
    )
    await expect(fails).rejects.toThrow('no')
    expect(await withExecutionLock(`${kind}.a`, async () => 'free')).toBe(
      'free',
    )
  },
)
