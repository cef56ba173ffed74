import { expect, test, vi } from 'vitest'
import { createInbox } from './createInbox.ts'

/** Work that takes its time. */
function block(milliseconds: number) {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

test('default: a message is served at once', () => {
  const inbox = createInbox()
  const serve = vi.fn()
  expect(inbox.push({ serve, refuse: vi.fn() })).toBe(true)
  expect(serve).toHaveBeenCalledTimes(1)
})

test('behavior: a flood is served in slices, its rest refused after that', async () => {
  const inbox = createInbox()
  const log: string[] = []
  const serve = () => {
    block(1)
    log.push('served')
  }
  const refuse = () => void log.push('refused')
  const kept = Array.from({ length: 1200 }, () => inbox.push({ serve, refuse }))
  // The page continues after about sixteen milliseconds of work.
  expect(log.length).toBeLessThan(100)
  expect(kept.filter((isKept) => !isKept).length).toBeGreaterThan(100)
  const next = vi.fn(() => expect(log).toContain('served'))
  await vi.waitFor(() => expect(log).toHaveLength(1200), { timeout: 50_000 })
  expect(inbox.push({ serve: next, refuse })).toBe(true)
  await vi.waitFor(() => expect(next).toHaveBeenCalled())
  expect(log.lastIndexOf('served')).toBeLessThan(log.indexOf('refused'))
})

test('behavior: close refuses the queued messages', () => {
  const inbox = createInbox()
  const refuse = vi.fn()
  const served: number[] = []
  for (let index = 0; index < 100; index++)
    inbox.push({
      serve() {
        block(1)
        served.push(index)
      },
      refuse,
    })
  inbox.close()
  expect(served.length + refuse.mock.calls.length).toBe(100)
})
