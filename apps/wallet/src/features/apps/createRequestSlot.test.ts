import { createSafeTransaction } from '@strongroom/safe-protocol'
import { expect, test } from 'vitest'
import { type AppRequest, createRequestSlot } from './createRequestSlot.ts'

const draft = (nonce: bigint) =>
  createSafeTransaction({
    to: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
    nonce,
  })

function setup() {
  const screen: { now: AppRequest | undefined } = { now: undefined }
  const slot = createRequestSlot((request) => {
    screen.now = request
  })
  return { screen, slot, open: () => new AbortController() }
}

test('default', async () => {
  const { screen, slot, open } = setup()
  const answer = slot.ask(draft(1n), open().signal)
  expect(screen.now?.transaction.nonce).toBe(1n)
  screen.now?.resolve('0x1')
  expect(await answer).toEqual({ safeTxHash: '0x1' })
  expect(screen.now).toBeUndefined()
})

test('error: a request that was taken back is never shown', async () => {
  const { screen, slot, open } = setup()
  const gone = open()
  gone.abort()
  await expect(slot.ask(draft(1n), gone.signal)).rejects.toThrow()
  expect(screen.now).toBeUndefined()
})

test('error: a second request does not replace the one on screen', async () => {
  const { screen, slot, open } = setup()
  const first = slot.ask(draft(1n), open().signal)
  await expect(slot.ask(draft(2n), open().signal)).rejects.toThrow()
  expect(screen.now?.transaction.nonce).toBe(1n)
  screen.now?.reject()
  await expect(first).rejects.toThrow()
})

test('behavior: an answered request is not closed by its late abort', async () => {
  const { screen, slot, open } = setup()
  const old = open()
  const first = slot.ask(draft(1n), old.signal)
  screen.now?.resolve('0x1')
  await first
  void slot.ask(draft(2n), open().signal)
  old.abort()
  expect(screen.now?.transaction.nonce).toBe(2n)
})
