import { beforeAll, expect, test, vi } from 'vitest'
import { createFakeOpener } from '../../test/createFakeOpener.ts'
import type { AuthorizeWindow } from '../authorize/AuthorizeOptions.ts'
import { fromBase64 } from '../authorize/fromBase64.ts'
import { toBase64 } from '../authorize/toBase64.ts'
import { delegationAuthorize } from './delegationAuthorize.ts'
import { createDelegationKey } from './delegationKey.ts'
import { parseRedirectUrlWithShard } from './parseRedirectUrlWithShard.ts'

const waypointOrigin = 'https://waypoint.example'
const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const state = 'the-state'
let keyPair: CryptoKeyPair

beforeAll(async () => {
  keyPair = await createDelegationKey()
}, 60_000)

/** Encrypts as the wallet does. */
async function encrypt(publicKey: string, text: string) {
  const key = await crypto.subtle.importKey(
    'spki',
    fromBase64(publicKey),
    { name: 'RSA-OAEP', hash: 'SHA-256' },
    false,
    ['encrypt'],
  )
  const bytes = new TextEncoder().encode(text)
  return toBase64(await crypto.subtle.encrypt({ name: 'RSA-OAEP' }, key, bytes))
}

function setup() {
  const opener = createFakeOpener(waypointOrigin)
  const items = new Map<string, string>()
  const assign = vi.fn<(url: string | URL) => void>()
  const location = { origin: 'https://dapp.example', assign }
  const window: AuthorizeWindow = { ...opener.window, location }
  const storage = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  }
  const base = { clientId: 'demo', waypointOrigin, state, keyPair }
  return { ...opener, options: { ...base, window, storage }, items, assign }
}

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    ({ code, message }) => ({ code, message }),
  )

test('default', async () => {
  const { options, popups, last } = setup()
  const result = delegationAuthorize({
    ...options,
    mode: 'popup',
    theme: 'dark',
  })
  expect(popups).toHaveLength(1)
  await vi.waitFor(() => expect(last().url.origin).toBe(waypointOrigin))
  const { searchParams } = last().url
  expect([...searchParams.keys()]).toEqual([
    'state',
    'redirect',
    'origin',
    'scope',
    'publicKey',
    'theme',
  ])
  const publicKey = searchParams.get('publicKey') ?? ''
  last().reply({
    data: { address, wallet_key: await encrypt(publicKey, 'shard ✓') },
  })
  expect(await result).toEqual({
    token: undefined,
    address,
    secondaryAddress: undefined,
    clientShard: 'shard ✓',
  })
})

test('behavior: there and back by redirect', async () => {
  const { options, items, assign } = setup()
  await delegationAuthorize({ ...options, mode: 'redirect' })
  const { searchParams } = new URL(String(assign.mock.calls[0]?.[0]))
  expect([...searchParams.keys()]).toEqual([
    'redirect',
    'state',
    'scope',
    'publicKey',
  ])
  const pair = JSON.parse(items.get('RONIN.WAYPOINT:SHARD_TRANSFER') ?? '')
  expect(pair.publicKey).toBe(searchParams.get('publicKey'))
  const url = new URL('https://dapp.example/?method=auth&type=success')
  url.searchParams.set('state', state)
  url.searchParams.set('address', address)
  url.searchParams.set('wallet_key', await encrypt(pair.publicKey, 'shard'))
  const { storage } = options
  const given = { url: url.href, storage }
  expect(await parseRedirectUrlWithShard(given)).toMatchObject({
    address,
    clientShard: 'shard',
  })
  // A private key is not left behind.
  expect(items.size).toBe(0)
})

test('error: a missing shard, a wrong one, a missing key', async () => {
  const { options, last } = setup()
  for (const data of [{ address }, { address, wallet_key: 'AAAA' }]) {
    const result = failure(delegationAuthorize({ ...options, mode: 'popup' }))
    await vi.waitFor(() =>
      expect(last().url.searchParams.has('publicKey')).toBe(true),
    )
    last().reply({ data })
    expect(await result).toEqual({
      code: -32603,
      message: 'delegationAuthorize: encrypted shard is NOT valid',
    })
  }
  const { storage } = options
  const back = `https://dapp.example/?method=auth&type=success&state=${state}`
  for (const [url, text] of [
    [back, 'encrypted shard not found'],
    [`${back}&wallet_key=AAAA`, 'client shard key pair not found'],
  ] as const)
    expect(
      await failure(parseRedirectUrlWithShard({ url, state, storage })),
    ).toEqual({ code: -32602, message: `parseRedirectUrl: ${text}` })
  await delegationAuthorize({ ...options, mode: 'redirect' })
  const url = `${back}&wallet_key=AAAA`
  expect(
    await failure(parseRedirectUrlWithShard({ url, state, storage })),
  ).toMatchObject({
    message: 'parseRedirectUrl: encrypted shard is NOT valid',
  })
})

test('behavior: removes the private key after a failure', async () => {
  const { options, items } = setup()
  const { storage } = options
  const back = `https://dapp.example/?method=auth&type=fail&code=1000&state=`
  await delegationAuthorize({ ...options, mode: 'redirect' })
  // A link from elsewhere does not end the redirect, the refusal does.
  for (const [given, code, left] of [
    ['other', 4100, 2],
    [state, 4001, 0],
  ] as const) {
    const url = back + given
    expect(
      await failure(parseRedirectUrlWithShard({ url, storage })),
    ).toMatchObject({ code })
    expect(items.size).toBe(left)
  }
  const signal = AbortSignal.abort(new Error('stop'))
  const aborted = delegationAuthorize({ ...options, signal, mode: 'redirect' })
  await expect(aborted).rejects.toThrow('stop')
  expect(items.size).toBe(0)
})

test('error: closed while the key is being made', async () => {
  vi.useFakeTimers()
  try {
    const { options, last } = setup()
    const never = new Promise<CryptoKeyPair>(() => undefined)
    const result = failure(
      delegationAuthorize({
        ...options,
        keyPair: never as never,
        mode: 'popup',
      }),
    )
    expect(last().url.href).toBe('about:blank')
    last().window.closed = true
    await vi.advanceTimersByTimeAsync(1200)
    expect(await result).toMatchObject({ code: 4001 })
  } finally {
    vi.useRealTimers()
  }
})
