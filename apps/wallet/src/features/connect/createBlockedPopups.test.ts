import { expect, test, vi } from 'vitest'
import { createBlockedPopups } from './createBlockedPopups.ts'

class Blocked extends Error {
  readonly retry: () => Promise<unknown>

  constructor(retry: () => Promise<unknown>) {
    super('blocked')
    this.retry = retry
  }
}
const setup = () =>
  createBlockedPopups((error): error is Blocked => error instanceof Blocked)

const blockedOnce = (then: () => Promise<unknown>) => () =>
  Promise.reject(new Blocked(then))

test('default', async () => {
  const popups = setup()
  const seen = vi.fn()
  popups.subscribe(seen)
  const retry = vi.fn(async () => '0x01')
  const result = popups.run(blockedOnce(retry))
  await vi.waitFor(() => expect(popups.get()).toBeDefined())
  popups.get()?.open()
  expect(retry, 'called inside the click').toHaveBeenCalledOnce()
  expect(popups.get()).toBeUndefined()
  expect(await result).toBe('0x01')
  expect(seen).toHaveBeenCalledTimes(2)
})

test('behavior: passes on the result when the popup opens', async () => {
  const popups = setup()
  expect(await popups.run(async () => 1)).toBe(1)
  await expect(
    popups.run(() => Promise.reject(new Error('no'))),
  ).rejects.toThrow('no')
  expect(popups.get()).toBeUndefined()
})

test('behavior: blocked again, and refused in the window', async () => {
  const popups = setup()
  const refused = () => Promise.reject(new Error('refused'))
  const result = popups.run(blockedOnce(blockedOnce(refused)))
  for (let click = 0; click < 2; click++) {
    await vi.waitFor(() => expect(popups.get()).toBeDefined())
    popups.get()?.open()
  }
  await expect(result).rejects.toThrow('refused')
})

test('behavior: a cancelled request makes way for the next one', async () => {
  const popups = setup()
  const first = popups.run(blockedOnce(async () => 1))
  const second = popups.run(blockedOnce(async () => 2))
  await vi.waitFor(() => expect(popups.get()).toBeDefined())
  popups.get()?.cancel()
  await expect(first).rejects.toThrow('blocked')
  popups.get()?.open()
  expect(await second).toBe(2)
  expect(popups.get()).toBeUndefined()
})
