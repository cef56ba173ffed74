import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { createPopupClient } from '../src/popup/createPopupClient.ts'
import { createFakeOpener } from './createFakeOpener.ts'

const waypointOrigin = 'https://waypoint.example'

const events = fc.array(
  fc.record({
    after: fc.integer({ min: 0, max: 1500 }),
    kind: fc.constantFrom(
      'reply',
      'fail',
      'foreign reply',
      'other state',
      'close',
      'abort',
      'dispose',
    ),
  }),
  { maxLength: 8 },
)

afterEach(() => {
  vi.useRealTimers()
})

test('default', async () => {
  vi.useFakeTimers()
  await fc.assert(
    fc.asyncProperty(events, fc.boolean(), async (list, isSlow) => {
      const opener = createFakeOpener(waypointOrigin)
      const aborting = new AbortController()
      const disposing = new AbortController()
      const listened = [aborting, disposing].map(({ signal }) => {
        const add = vi.spyOn(signal, 'addEventListener')
        const remove = vi.spyOn(signal, 'removeEventListener')
        return () => add.mock.calls.length === remove.mock.calls.length
      })
      const exchange = createPopupClient({
        window: opener.window,
        waypointOrigin,
        signal: disposing.signal,
      })
      const settled: string[] = []
      const page = new URL(`${waypointOrigin}/page`)
      const url = ({ state }: { state: string }) => {
        page.searchParams.set('state', state)
        if (!isSlow) return page
        return new Promise<URL>((resolve) => setTimeout(resolve, 300, page))
      }
      exchange({ url, signal: aborting.signal }).then(
        ({ data }) => settled.push(`data ${data}`),
        (error) => settled.push(`error ${error.message.split('\n')[0]}`),
      )
      const popup = opener.last()
      const state = () => page.searchParams.get('state')

      // Expected result, tracked beside the implementation.
      let expected: string | undefined
      let time = 0
      let closedAt: number | undefined
      const decide = (outcome: string) => {
        expected ??= outcome
      }
      const wait = async (ms: number) => {
        await vi.advanceTimersByTimeAsync(ms)
        time += ms
        if (closedAt === undefined) return
        // Noticed at the next full second, and rejected 200 ms after.
        const seenAt = Math.max(1, Math.ceil(closedAt / 1000)) * 1000
        if (time >= seenAt + 200)
          decide('error user reject action on Ronin Waypoint')
      }
      for (const { after, kind } of list) {
        // At the very moment of a poll either order is right, so the test
        // avoids it.
        await wait(after % 50 === 0 ? after + 1 : after)
        const message = { state: state(), data: 'yes' }
        if (kind === 'reply') {
          popup.post({ ...message, type: 'success' })
          decide('data yes')
        } else if (kind === 'fail') {
          popup.post({ ...message, type: 'fail', error: { code: 2000 } })
          decide('error unknown Ronin Waypoint error')
        } else if (kind === 'foreign reply') {
          popup.post({ ...message, type: 'success' }, { source: {} })
          popup.post(
            { ...message, type: 'success' },
            { origin: 'https://evil.example' },
          )
        } else if (kind === 'other state') {
          popup.post({ ...message, type: 'success', state: 'other' })
        } else if (kind === 'close') {
          popup.window.closed = true
          closedAt ??= time
        } else if (kind === 'abort') {
          aborting.abort(new Error('aborted'))
          decide('error aborted')
        } else {
          disposing.abort(new Error('disposed'))
          decide('error disposed')
        }
        await vi.advanceTimersByTimeAsync(0)
      }
      await wait(2)
      if (expected === undefined && closedAt === undefined) {
        popup.window.closed = true
        closedAt = time
      }
      await wait(2500)
      expect(settled).toEqual([expected])
      expect(opener.listenerCount()).toBe(0)
      expect(vi.getTimerCount()).toBe(0)
      for (const isClean of listened) expect(isClean()).toBe(true)
    }),
    { numRuns: 500 },
  )
})
