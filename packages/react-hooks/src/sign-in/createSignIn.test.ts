import {
  createConnectionManager,
  createSafeStorage,
} from '@strongroom/connectors'
import {
  createMemoryStorage,
  createMockConnector,
} from '@strongroom/connectors/testing'
import { createGatewayClient } from '@strongroom/gateway-sdk'
import { verifyMessage } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { parseSiweMessage } from 'viem/siwe'
import { afterEach, expect, test, vi } from 'vitest'
import { createSignIn } from './createSignIn.ts'

const alice = privateKeyToAccount(generatePrivateKey())
const bob = privateKeyToAccount(generatePrivateKey())
const page = { host: 'app.example', origin: 'https://app.example' }

afterEach(() => void vi.useRealTimers())

/** A gateway with one cookie that checks what a wallet signed. */
function createGateway() {
  const sent: string[] = []
  const answers: Record<string, () => Response> = {}
  const messages: string[] = []
  let signer: string | undefined
  const client = createGatewayClient({
    baseUrl: 'https://gateway.example',
    fetch: async (url, init) => {
      const path = new URL(String(url)).pathname.replace('/v1/auth/', '')
      sent.push(path)
      const own = answers[path]
      if (own !== undefined) return own()
      expect(init?.credentials).toBe('include')
      if (path === 'nonce') return Response.json({ nonce: 'abcdef0123456789' })
      if (path === 'logout') signer = undefined
      if (path === 'verify') {
        const { message, signature } = JSON.parse(String(init?.body))
        messages.push(message)
        const { address } = parseSiweMessage(message)
        if (address === undefined) return new Response(null, { status: 401 })
        const isValid = await verifyMessage({ address, message, signature })
        if (!isValid) return new Response(null, { status: 401 })
        signer = address
      }
      if (path !== 'me') return new Response(null)
      if (signer === undefined)
        return Response.json({ message: 'Forbidden' }, { status: 403 })
      return Response.json({
        id: '1',
        authMethod: 'siwe',
        signerAddress: signer,
      })
    },
  })
  return { client, sent, answers, messages, signer: () => signer }
}

function setup(items: Record<string, string> = {}) {
  const connector = createMockConnector({ accounts: [alice, bob] })
  const backing = createMemoryStorage(items)
  const storage = createSafeStorage({ storage: backing, window: undefined })
  const manager = createConnectionManager({
    connectors: [connector],
    discover: undefined,
    storage,
  })
  const gateway = createGateway()
  const session = createSignIn({
    gateway: gateway.client,
    manager,
    page,
    storage,
    statement: 'Sign in.',
    lifetime: 60_000,
  })
  const seen: string[] = []
  session.subscribe(() => seen.push(session.getSnapshot().status))
  const status = () => session.getSnapshot().status
  return { connector, manager, gateway, session, seen, status, backing }
}

test('default: signs in as who is connected, and out again', async () => {
  const { manager, gateway, session, seen } = setup()
  await manager.connect('MOCK')
  await session.signIn()
  expect(session.getSnapshot()).toMatchObject({
    status: 'signed-in',
    address: alice.address,
  })
  expect(parseSiweMessage(gateway.messages[0] ?? '')).toMatchObject({
    domain: page.host,
    uri: page.origin,
    address: alice.address,
    chainId: 1337,
    nonce: 'abcdef0123456789',
    statement: 'Sign in.',
  })
  await session.signOut()
  expect(seen).toEqual(['signing', 'signed-in', 'signed-out'])
  expect(gateway.sent).toEqual(['nonce', 'verify', 'me', 'logout'])
})

test('behavior: two clicks are one prompt', async () => {
  const { manager, gateway, session, connector } = setup()
  await manager.connect('MOCK')
  await Promise.all([session.signIn(), session.signIn()])
  expect(gateway.messages).toHaveLength(1)
  const prompts = connector.wallet.calls.filter(
    ({ method }) => method === 'personal_sign',
  )
  expect(prompts).toHaveLength(1)
})

test('behavior: disconnecting, or another account, ends the session', async () => {
  for (const go of ['disconnect', 'change'] as const) {
    const { manager, gateway, session, status, connector } = setup()
    await manager.connect('MOCK')
    await session.signIn()
    if (go === 'disconnect') await manager.disconnect()
    else connector.wallet.setAccounts([bob])
    await vi.waitFor(() => expect(gateway.signer()).toBeUndefined())
    expect(status()).toBe('signed-out')
  }
})

test('behavior: the session ends at its expiry', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const { manager, session } = setup()
  await manager.connect('MOCK')
  await session.signIn()
  await vi.advanceTimersByTimeAsync(60_001)
  expect(session.getSnapshot()).toMatchObject({
    status: 'signed-out',
    error: { reason: 'expired' },
  })
})

test('behavior: verify ends a session that the gateway has ended', async () => {
  const { session, gateway, manager } = setup()
  expect(await session.verify()).toBe(false)
  expect(gateway.sent).toEqual([])
  await manager.connect('MOCK')
  await session.signIn()
  const signedIn = session.getSnapshot()
  expect(await session.verify()).toBe(true)
  expect(session.getSnapshot()).toEqual(signedIn)
  gateway.answers['me'] = () => new Response(null, { status: 503 })
  expect(await session.verify()).toBe(true)
  expect(session.getSnapshot()).toEqual(signedIn)
  gateway.answers['me'] = () => new Response(null, { status: 403 })
  expect(await session.verify()).toBe(false)
  expect(session.getSnapshot()).toMatchObject({
    status: 'signed-out',
    error: { reason: 'expired' },
  })
  expect(gateway.sent).not.toContain('logout')
})

test('behavior: after a reload calls the gateway and leaves the wallet closed', async () => {
  const first = setup()
  await first.manager.connect('MOCK')
  await first.session.signIn()
  const note = first.backing.getItem('tanto.SIGN_IN') ?? ''

  const second = setup({ 'tanto.SIGN_IN': note })
  second.gateway.answers['me'] = () =>
    Response.json({
      id: '1',
      authMethod: 'siwe',
      signerAddress: alice.address.toLowerCase(),
    })
  await second.manager.connect('MOCK')
  await vi.waitFor(() => expect(second.status()).toBe('signed-in'))
  expect(second.gateway.sent).toEqual(['me'])
})

test('behavior: verifies a stored note before it counts', async () => {
  const note = JSON.stringify({
    address: alice.address,
    expires: Date.now() + 60_000,
  })
  const { manager, gateway, status, backing } = setup({
    'tanto.SIGN_IN': note,
  })
  await manager.connect('MOCK')
  await vi.waitFor(() => expect(gateway.sent).toContain('logout'))
  expect(status()).toBe('signed-out')
  expect(backing.getItem('tanto.SIGN_IN')).toBe(null)
})

test('behavior: sends no request without a valid note', async () => {
  const { manager, gateway, status } = setup({ 'tanto.SIGN_IN': '{"x":' })
  await manager.connect('MOCK')
  expect(status()).toBe('signed-out')
  expect(gateway.sent).toEqual([])
})

test('error: the wallet declines', async () => {
  const { manager, gateway, session, connector, status } = setup()
  await manager.connect('MOCK')
  connector.failures.sign = 'reject'
  await expect(session.signIn()).rejects.toMatchObject({ reason: 'rejected' })
  expect(status()).toBe('signed-out')
  expect(gateway.sent).toEqual(['nonce'])
})

test.each(['string', 'garbage', 'empty', 'error'] as const)(
  'error: the wallet answers with %s',
  async (failure) => {
    const { manager, gateway, session, connector } = setup()
    await manager.connect('MOCK')
    connector.failures.sign = failure
    await expect(session.signIn()).rejects.toThrowErrorMatchingInlineSnapshot(
      `[SignInError: The wallet did not sign.]`,
    )
    expect(gateway.sent).toEqual(['nonce'])
  },
)

test('error: posts no signature if the account changed at the prompt', async () => {
  const { manager, gateway, session, connector, status } = setup()
  await manager.connect('MOCK')
  connector.failures.sign = 'hang'
  const result = session.signIn()
  result.catch(() => undefined)
  await vi.waitFor(() =>
    expect(connector.wallet.calls.at(-1)?.method).toBe('personal_sign'),
  )
  connector.wallet.setAccounts([bob])
  await vi.waitFor(() => expect(status()).toBe('signed-out'))
  expect(session.getSnapshot().error?.reason).toBe('changed')
  expect(gateway.sent).toEqual(['nonce'])
})

test('error: the gateway gives a nonce that is a line of its own', async () => {
  const { manager, gateway, session, connector } = setup()
  gateway.answers['nonce'] = () =>
    Response.json({ nonce: 'abcdef01\nURI: https://bank.example' })
  await manager.connect('MOCK')
  await expect(session.signIn()).rejects.toThrowErrorMatchingInlineSnapshot(
    `[SignInError: The sign-in message could not be made. (nonce)]`,
  )
  expect(connector.wallet.calls.map(({ method }) => method)).not.toContain(
    'personal_sign',
  )
})

test('error: signs out at the gateway if it signed in another account', async () => {
  const { manager, gateway, session, status } = setup()
  gateway.answers['me'] = () =>
    Response.json({
      id: '1',
      authMethod: 'siwe',
      signerAddress: bob.address,
    })
  await manager.connect('MOCK')
  await expect(session.signIn()).rejects.toMatchObject({ reason: 'mismatch' })
  expect(status()).toBe('signed-out')
  expect(gateway.sent.at(-1)).toBe('logout')
})

test('error: refused, silent, or not connected', async () => {
  const { manager, gateway, session } = setup()
  await expect(session.signIn()).rejects.toMatchObject({
    reason: 'not-connected',
  })
  await manager.connect('MOCK')
  gateway.answers['verify'] = () => new Response(null, { status: 401 })
  await expect(session.signIn()).rejects.toMatchObject({ reason: 'refused' })
  gateway.answers['verify'] = () => {
    throw new TypeError('Failed to fetch')
  }
  await expect(session.signIn()).rejects.toThrowErrorMatchingInlineSnapshot(
    `[SignInError: The gateway did not answer. Try again.]`,
  )
})

test('behavior: given up', async () => {
  const { manager, session, connector, status } = setup()
  await manager.connect('MOCK')
  const controller = new AbortController()
  connector.failures.delay = 20
  const result = session.signIn({ signal: controller.signal })
  controller.abort(new Error('enough'))
  await expect(result).rejects.toThrow('enough')
  expect(status()).toBe('signed-out')
})
