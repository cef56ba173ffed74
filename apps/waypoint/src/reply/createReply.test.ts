import { expect, test, vi } from 'vitest'
import { createReply } from './createReply.ts'

const asker = {
  origin: 'https://app.example',
  redirect: undefined as string | undefined,
  state: 's',
  closeDelay: 0,
}
const body = { method: 'sign', type: 'success', data: '0x' } as const

function setup(changes: Partial<typeof asker> = {}) {
  const window = {
    opener: { postMessage: vi.fn() },
    location: { assign: vi.fn() },
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

test('behavior: stays open for the delay that the app set', () => {
  const { window, reply } = setup({ closeDelay: 2000 })
  reply.send(body)
  expect(window.setTimeout).toHaveBeenCalledWith(expect.any(Function), 2000)
})

test('behavior: stays open if close is false', () => {
  const { window, reply } = setup()
  reply.send(body, { close: false })
  expect(window.setTimeout).not.toHaveBeenCalled()
})

test('behavior: posts no message if the opener is gone', () => {
  const { window } = setup()
  const reply = createReply(asker, { ...window, opener: null })
  reply.send(body)
  expect(window.opener.postMessage).not.toHaveBeenCalled()
})

test('behavior: leaves a window open that the app reuses', () => {
  const { window, reply } = setup()
  reply.send(body)
  const [event, listener] = window.addEventListener.mock.calls[0] ?? []
  expect(event).toBe('beforeunload')
  listener()
  expect(window.clearTimeout).toHaveBeenCalledWith(7)
})

test('behavior: a redirect answers its page alone and leaves the window open', () => {
  const redirect = 'https://app.example/back?keep=1'
  const { window, reply } = setup({ redirect })
  reply.send(body, { twice: true })
  reply.send(body)
  expect(window.location.assign.mock.calls).toEqual([
    [
      'https://app.example/back?keep=1&state=s&method=sign&version=1.4&type=success&data=0x',
    ],
  ])
  expect(window.opener.postMessage).not.toHaveBeenCalled()
  expect(window.setTimeout).not.toHaveBeenCalled()
})

test('behavior: misbehaves on demand, to the registered origin alone', () => {
  const { window, reply } = setup()
  const data = { id_token: 'a' }
  reply.send(
    { method: 'auth', type: 'success', data },
    { asText: true, twice: true },
  )
  const posted = window.opener.postMessage.mock.calls
  expect(posted).toHaveLength(2)
  expect(posted[0]?.[0]).toMatchObject({ data: '{"id_token":"a"}' })
  for (const [, target] of posted) expect(target).toBe('https://app.example')
})
