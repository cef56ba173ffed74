import { BridgeError } from '@strongroom/safe-apps-bridge/host'
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

test('behavior: ignores a second click on an answered request', async () => {
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

test('behavior: refuses the request of a closed frame', async () => {
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

test('behavior: a refusal that was set answers in place of "rejected"', async () => {
  const { slot, screen } = setup()
  const answer = slot.ask('one', new AbortController().signal)
  screen.now?.setRefusal(new BridgeError('Signatures are missing.'))
  screen.now?.reject()
  await expect(answer).rejects.toThrow('Signatures are missing.')
})

test('behavior: declines the shown and the next requests once stopped', async () => {
  const { slot, screen } = setup()
  const { signal } = new AbortController()
  const answer = slot.ask('one', signal)
  slot.setStopped(true)
  await expect(answer).rejects.toThrow('Transaction was rejected')
  await expect(slot.ask('two', signal)).rejects.toThrow(
    'Transaction was rejected',
  )
  expect(screen.now).toBeUndefined()
  expect(slot.assertOpen).toThrow('Transaction was rejected')
  slot.setStopped(false)
  void slot.ask('three', signal).catch(() => undefined)
  expect(screen.now?.asked).toBe('three')
})

test('behavior: stopped while an answered request is on screen, it stays', async () => {
  const { screen, slot, open } = setup()
  const answer = slot.ask('one', open().signal)
  screen.now?.answer({ safeTxHash: '0x1' })
  slot.setStopped(true)
  expect(await answer).toEqual({ safeTxHash: '0x1' })
  expect(screen.now?.asked).toBe('one')
  const next = slot.ask('two', open().signal)
  screen.now?.resolve({ safeTxHash: '0x1' })
  await expect(next).rejects.toThrow('Transaction was rejected')
})
