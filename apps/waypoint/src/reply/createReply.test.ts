import { expect, test, vi } from 'vitest'
import type { Asker } from '../request/WalletRequest.ts'
import { createReply } from './createReply.ts'

const asker: Asker = {
  client: { id: 'demo', name: 'Demo', origins: new Set() },
  origin: 'https://app.example',
  state: 's',
  closeDelay: 0,
}
const body = { method: 'sign', type: 'success', data: '0x' } as const

function setup(changes: Partial<Asker> = {}) {
  const window = {
    opener: { postMessage: vi.fn() },
    close: vi.fn(),
    setTimeout: vi.fn(() => 7),
    clearTimeout: vi.fn(),
    addEventListener: vi.fn(),
  }
  return { window, reply: createReply({ ...asker, ...changes }, window) }
}

test('default', () => {
  const { window, reply } = setup()
  reply.send(body)
  reply.send({ ...body, data: 'other' })
  expect(window.opener.postMessage.mock.calls).toEqual([
    [{ state: 's', ...body }, 'https://app.example'],
  ])
  expect(window.setTimeout).toHaveBeenCalledWith(expect.any(Function), 200)
})

test('behavior: stays as long as the app asked', () => {
  const { window, reply } = setup({ closeDelay: 2000 })
  reply.send(body)
  expect(window.setTimeout).toHaveBeenCalledWith(expect.any(Function), 2000)
})

test('behavior: stays when told to', () => {
  const { window, reply } = setup()
  reply.send(body, { close: false })
  expect(window.setTimeout).not.toHaveBeenCalled()
})

test('behavior: nobody to answer', () => {
  const { window } = setup()
  const reply = createReply(asker, { ...window, opener: null })
  reply.send(body)
  expect(window.opener.postMessage).not.toHaveBeenCalled()
})

test('behavior: a window that the app goes on in is not closed', () => {
  const { window, reply } = setup()
  reply.send(body)
  const [event, listener] = window.addEventListener.mock.calls[0] ?? []
  expect(event).toBe('beforeunload')
  listener()
  expect(window.clearTimeout).toHaveBeenCalledWith(7)
})
