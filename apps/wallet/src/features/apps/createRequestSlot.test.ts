import { expect, test } from 'vitest'
import { type AppRequest, createRequestSlot } from './createRequestSlot.ts'

type Request = AppRequest<string, { safeTxHash: string }>

function setup() {
  const screen: { now: Request | undefined } = { now: undefined }
  const slot = createRequestSlot<string, { safeTxHash: string }>((request) => {
    screen.now = request
  })
  return { screen, slot, open: () => new AbortController() }
}

test('default', async () => {
  const { screen, slot, open } = setup()
  const answer = slot.ask('first', open().signal)
  expect(screen.now?.asked).toBe('first')
  screen.now?.resolve({ safeTxHash: '0x1' })
  expect(await answer).toEqual({ safeTxHash: '0x1' })
  expect(screen.now).toBeUndefined()
})

test('error: a request that was taken back is never shown', async () => {
  const { screen, slot, open } = setup()
  const gone = open()
  gone.abort()
  await expect(slot.ask('first', gone.signal)).rejects.toThrow()
  expect(screen.now).toBeUndefined()
})

test('error: a second request does not replace the one on screen', async () => {
  const { screen, slot, open } = setup()
  const first = slot.ask('first', open().signal)
  await expect(slot.ask('second', open().signal)).rejects.toThrow()
  expect(screen.now?.asked).toBe('first')
  screen.now?.reject()
  await expect(first).rejects.toThrow()
})

test('behavior: an answered request is not closed by its late abort', async () => {
  const { screen, slot, open } = setup()
  const old = open()
  const first = slot.ask('first', old.signal)
  screen.now?.resolve({ safeTxHash: '0x1' })
  await first
  void slot.ask('second', open().signal)
  old.abort()
  expect(screen.now?.asked).toBe('second')
})

test('behavior: a second click on an answered request does nothing', async () => {
  const { screen, slot, open } = setup()
  const first = slot.ask('first', open().signal)
  const clicked = screen.now
  clicked?.resolve({ safeTxHash: '0x1' })
  clicked?.reject()
  const second = slot.ask('second', open().signal)
  clicked?.reject()
  clicked?.resolve({ safeTxHash: '0x2' })
  expect(await first).toEqual({ safeTxHash: '0x1' })
  expect(screen.now?.asked).toBe('second')
  screen.now?.resolve({ safeTxHash: '0x3' })
  expect(await second).toEqual({ safeTxHash: '0x3' })
})

test('behavior: a frame that is gone answers with a refusal', async () => {
  const { screen, slot, open } = setup()
  const frame = open()
  const answer = slot.ask('first', frame.signal)
  frame.abort()
  await expect(answer).rejects.toThrow()
  expect(screen.now).toBeUndefined()
})

test('behavior: an answered request stays until it is closed, the next one waits', async () => {
  const { screen, slot, open } = setup()
  const app = open()
  const first = slot.ask('first', app.signal)
  const shown = screen.now
  shown?.answer({ safeTxHash: '0x1' })
  expect(await first).toEqual({ safeTxHash: '0x1' })
  expect(screen.now?.asked).toBe('first')
  const second = slot.ask('second', open().signal)
  const gone = open()
  const third = slot.ask('third', gone.signal)
  third.catch(() => undefined)
  gone.abort(new Error('The app is gone.'))
  app.abort()
  await Promise.resolve()
  expect(screen.now?.asked).toBe('first')
  shown?.resolve({ safeTxHash: '0x2' })
  await expect.poll(() => screen.now?.asked).toBe('second')
  screen.now?.resolve({ safeTxHash: '0x3' })
  expect(await second).toEqual({ safeTxHash: '0x3' })
  await expect(third).rejects.toThrow()
})
