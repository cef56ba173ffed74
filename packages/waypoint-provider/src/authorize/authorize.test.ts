import { sha256 } from '@noble/hashes/sha2'
import { mnemonicToAccount } from 'viem/accounts'
import { expect, expectTypeOf, test, vi } from 'vitest'
import { createFakeOpener } from '../../test/createFakeOpener.ts'
import type { PopupBlockedError } from '../errors/PopupBlockedError.ts'
import type {
  AuthorizedAccount,
  AuthorizedCode,
  AuthorizeWindow,
  Redirected,
} from './AuthorizeOptions.ts'
import { authorize } from './authorize.ts'
import { toBase64Url } from './toBase64.ts'

const waypointOrigin = 'https://waypoint.example'
const state = '5f3a2c0e-0b0b-4e1c-9a55-0f3b5d1f8a11'
const alice = mnemonicToAccount(
  'test test test test test test test test test test test junk',
).address

function setup() {
  const opener = createFakeOpener(waypointOrigin)
  const items = new Map<string, string>()
  const assign = vi.fn<(url: string | URL) => void>()
  const location = { origin: 'https://dapp.example', assign }
  const window: AuthorizeWindow = { ...opener.window, location }
  const options = {
    clientId: 'demo',
    waypointOrigin,
    state,
    window,
    storage: {
      getItem: (name: string) => items.get(name) ?? null,
      setItem: (name: string, value: string) => void items.set(name, value),
      removeItem: (name: string) => void items.delete(name),
    },
  }
  const leftFor = () => new URL(String(assign.mock.calls[0]?.[0]))
  return { ...opener, options, items, assign, leftFor }
}

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    ({ code, message }) => ({ code, message }),
  )

test('default', async () => {
  const { options, last, popups, listenerCount } = setup()
  const result = authorize({ ...options, mode: 'popup' })
  // Inside the call, so that the click still counts.
  expect(popups).toHaveLength(1)
  expect(last().url.href).toBe(
    `${waypointOrigin}/client/demo/authorize?redirect=https%3A%2F%2Fdapp.example&scope=openid+wallet&origin=https%3A%2F%2Fdapp.example&state=${state}`,
  )
  last().reply({ data: { id_token: 'token', address: alice.toLowerCase() } })
  expect(await result).toEqual({
    token: 'token',
    address: alice,
    secondaryAddress: undefined,
  })
  expect(listenerCount()).toBe(0)
  expectTypeOf(result).resolves.toEqualTypeOf<AuthorizedAccount>()
})

test('behavior: options of the wallet, in the caller’s order', async () => {
  const { options, last } = setup()
  const result = authorize({
    ...options,
    mode: 'popup',
    scopes: ['email', 'openid', 'email'],
    redirectUrl: 'https://dapp.example/back?x=1',
    theme: 'dark',
    source: 'me@1',
    popupCloseDelay: 5,
  })
  expect([...last().url.searchParams]).toEqual([
    ['redirect', 'https://dapp.example/back?x=1'],
    ['scope', 'email openid wallet'],
    ['theme', 'dark'],
    ['source', 'me@1'],
    ['popupCloseDelay', '5'],
    ['origin', 'https://dapp.example'],
    ['state', state],
  ])
  const data = { address: 'rubbish', secondary_address: alice, id_token: 7 }
  last().reply({ data: JSON.stringify(data) })
  expect(await result).toEqual({
    token: undefined,
    address: undefined,
    secondaryAddress: alice,
  })
})

test('behavior: PKCE', async () => {
  const { options, last, popups } = setup()
  const result = authorize({ ...options, mode: 'popup', checks: ['pkce'] })
  // The digest takes a moment; the popup does not wait for it.
  expect(popups).toHaveLength(1)
  expect(last().url.href).toBe('about:blank')
  await vi.waitFor(() => expect(last().url.origin).toBe(waypointOrigin))
  expect([...last().url.searchParams.keys()]).toEqual([
    'redirect',
    'scope',
    'response_type',
    'code_challenge_algo',
    'code_challenge',
    'origin',
    'state',
  ])
  last().reply({ data: { authorization_code: 'code' } })
  const { authorizationCode, codeVerifier } = await result
  expect(authorizationCode).toBe('code')
  expect(codeVerifier).toMatch(/^[\w-]{64}$/)
  expect(last().url.searchParams.get('code_challenge')).toBe(
    toBase64Url(sha256(codeVerifier)),
  )
  expect(last().url.searchParams.get('response_type')).toBe('code')
  expect(last().url.searchParams.get('code_challenge_algo')).toBe('S256')
  expectTypeOf(result).resolves.toEqualTypeOf<AuthorizedCode>()
})

test('error: PKCE without a code', async () => {
  const { options, last } = setup()
  const result = failure(
    authorize({ ...options, mode: 'popup', checks: ['pkce'] }),
  )
  await vi.waitFor(() => expect(last().url.origin).toBe(waypointOrigin))
  last().reply({ data: { id_token: 'token' } })
  expect(await result).toMatchInlineSnapshot(`
    {
      "code": -32603,
      "message": "authorize: authorization code is NOT valid",
    }
  `)
})

test('behavior: redirect', async () => {
  const { options, popups, items, leftFor } = setup()
  const result = authorize({ ...options, mode: 'redirect' })
  expect(await result).toEqual({ state })
  expect(leftFor().href).toBe(
    `${waypointOrigin}/client/demo/authorize?redirect=https%3A%2F%2Fdapp.example&scope=openid+wallet&state=${state}`,
  )
  expect(popups).toHaveLength(0)
  expect([...items]).toEqual([
    ['RONIN.WAYPOINT:REDIRECT', JSON.stringify({ state })],
  ])
  expectTypeOf(result).resolves.toEqualTypeOf<Redirected>()
})

test('behavior: redirect with PKCE', async () => {
  const { options, items, leftFor } = setup()
  const { codeVerifier = '' } = await authorize({
    ...options,
    mode: 'redirect',
    checks: ['pkce'],
  })
  expect(leftFor().searchParams.get('code_challenge')).toBe(
    toBase64Url(sha256(codeVerifier)),
  )
  expect(leftFor().searchParams.has('origin')).toBe(false)
  expect(items.get('RONIN.WAYPOINT:REDIRECT')).toContain(codeVerifier)
})

test('error: redirect without a place to remember it', async () => {
  const { options, assign } = setup()
  const { storage: _, ...rest } = options
  vi.stubGlobal('sessionStorage', undefined)
  try {
    expect(
      await failure(authorize({ ...rest, mode: 'redirect' })),
    ).toMatchInlineSnapshot(`
      {
        "code": -32603,
        "message": "authorize: this page has NO storage - redirect mode needs one",
      }
    `)
  } finally {
    vi.unstubAllGlobals()
  }
  expect(assign).not.toHaveBeenCalled()
})

test('error: refused, blocked, aborted', async () => {
  const { options, last, switches, listenerCount } = setup()
  const refused = failure(authorize({ ...options, mode: 'popup' }))
  last().reply({ type: 'fail', error: { code: 1004 } })
  expect(await refused).toEqual({
    code: -32602,
    message: 'authorize payload is NOT valid',
  })

  switches.isBlocked = true
  const error: PopupBlockedError = await authorize({
    ...options,
    mode: 'popup',
  }).catch((reason) => reason)
  expect(error).toMatchObject({
    code: 4001,
    message: 'Popup window is BLOCKED by the browser',
  })
  switches.isBlocked = false
  const retried = error.retry()
  last().reply({ data: { address: alice } })
  expect(await retried).toMatchObject({ address: alice })

  const controller = new AbortController()
  const { signal } = controller
  const aborted = failure(authorize({ ...options, mode: 'popup', signal }))
  controller.abort(new Error('stop'))
  expect(await aborted).toMatchObject({ message: 'stop' })
  expect(last().window.closed).toBe(true)
  expect(listenerCount()).toBe(0)
})

test('behavior: auto leaves the page where popups are blocked', async () => {
  const { options, switches, assign, last } = setup()
  const opened = authorize({ ...options, mode: 'auto' })
  last().reply({ data: { address: alice } })
  expect(await opened).toMatchObject({ address: alice })
  expect(assign).not.toHaveBeenCalled()
  switches.isBlocked = true
  expect(await authorize({ ...options, mode: 'auto' })).toEqual({ state })
  expect(assign).toHaveBeenCalledOnce()
})

test.each([
  [{ clientId: '..' }, '".." is not a client id.'],
  [
    { waypointOrigin: 'http://wallet.example' },
    '"http://wallet.example" is not an exact https origin.',
  ],
])('error: %j', async (wrong, message) => {
  const { options, popups } = setup()
  const given = { ...options, ...wrong, mode: 'popup' } as const
  expect(await failure(authorize(given))).toEqual({ code: -32602, message })
  expect(popups).toHaveLength(0)
})
