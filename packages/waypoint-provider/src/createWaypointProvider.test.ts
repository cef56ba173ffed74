import { bytesToHex, stringToHex } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { afterEach, expect, test, vi } from 'vitest'
import { createFakeOpener } from '../test/createFakeOpener.ts'
import { createWaypointProvider } from './createWaypointProvider.ts'
import type { PopupBlockedError } from './errors/PopupBlockedError.ts'
import type { WaypointProviderOptions } from './WaypointProvider.ts'

const waypointOrigin = 'https://waypoint.example'
const junk = 'test test test test test test test test test test test junk'
const alice = mnemonicToAccount(junk)
const bob = mnemonicToAccount(junk, { addressIndex: 1 })
const key = 'RONIN.WAYPOINT:ADDRESS'
const typedData = {
  domain: { name: 'Demo', chainId: 2020 },
  types: { Mail: [{ name: 'text', type: 'string' }] },
  primaryType: 'Mail',
  message: { text: 'hi' },
} as const

function setup(options: Partial<WaypointProviderOptions> = {}) {
  const opener = createFakeOpener(waypointOrigin)
  const items = new Map<string, string>()
  const fetch = vi.fn(async () => new Response('{"result":"0x1"}'))
  const provider = createWaypointProvider({
    clientId: 'demo',
    waypointOrigin,
    window: opener.window,
    fetch: fetch as typeof globalThis.fetch,
    storage: {
      getItem: (name) => items.get(name) ?? null,
      setItem: (name, value) => void items.set(name, value),
      removeItem: (name) => void items.delete(name),
    },
    ...options,
  })
  const events: unknown[] = []
  for (const event of ['accountsChanged', 'connect', 'disconnect'] as const)
    provider.on(event, (payload) =>
      events.push([
        event,
        payload instanceof Error ? payload.message : payload,
      ]),
    )
  const connect = async () => {
    const result = provider.connect()
    opener.last().reply({ data: { address: alice.address } })
    return result
  }
  return { ...opener, provider, items, fetch, events, connect }
}

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    ({ name, code, message, data }) => ({ name, code, message, data }),
  )
const sign = (params: unknown[]) => ({ method: 'personal_sign', params })
const signTyped = (params: unknown[]) => ({
  method: 'eth_signTypedData_v4',
  params,
})

afterEach(() => {
  vi.useRealTimers()
})

test('default', async () => {
  const { provider, last, items, events, listenerCount, popups } = setup()
  const result = provider.connect()
  // Inside the call, so that the click still counts.
  expect(popups).toHaveLength(1)
  expect(last().features).toBe(
    'scrollbars=yes,width=480,height=720,top=24,left=272',
  )
  last().reply({
    data: { id_token: 'token', address: alice.address.toLowerCase() },
  })
  expect(await result).toEqual({ token: 'token', address: alice.address })
  expect(items.get(key)).toBe(alice.address)
  expect(events).toEqual([
    ['accountsChanged', [alice.address]],
    ['connect', { chainId: '0x7e4' }],
  ])
  expect(listenerCount()).toBe(0)
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([
    alice.address,
  ])
})

test('behavior: eth_requestAccounts always asks', async () => {
  const { provider, connect, last, popups } = setup()
  await connect()
  const { request } = provider
  const result = request({ method: 'eth_requestAccounts' })
  expect(popups).toHaveLength(2)
  last().reply({ data: JSON.stringify({ address: bob.address }) })
  expect(await result).toEqual([bob.address])
})

test.each([
  undefined,
  'text',
  {},
  { address: '0x12' },
  { address: alice.address.toUpperCase() },
  { address: alice.address.replace('F', 'f') },
])('error: no valid address (%j)', async (data) => {
  const { provider, last, items } = setup()
  const result = failure(provider.connect())
  last().reply({ data })
  expect(await result).toMatchObject({
    name: 'UnauthorizedProviderError',
    code: 4100,
    message: 'Ronin Waypoint do NOT return valid address',
  })
  expect(items.size).toBe(0)
})

test('behavior: only the popup of the request can answer it', async () => {
  const { provider, last } = setup()
  const result = provider.connect()
  const data = { address: bob.address }
  last().reply({ data }, { origin: 'https://evil.example' })
  last().reply({ data }, { origin: `${waypointOrigin}.evil.io` })
  last().reply({ data }, { source: {} })
  last().reply({ data }, { source: null })
  last().reply({ data, state: 'other' })
  last().reply({ data, type: 'SUCCESS' })
  last().reply({ data, type: undefined })
  for (const message of [null, undefined, 7, 'text', []]) last().post(message)
  last().reply({ data: { address: alice.address } })
  last().reply({ data })
  expect((await result).address).toBe(alice.address)
})

test('behavior: requests do not share a window', async () => {
  const { provider, connect, popups } = setup()
  await connect()
  const results = ['one', 'two'].map((text) => provider.request(sign([text])))
  expect(new Set(popups.map(({ name }) => name)).size).toBe(3)
  for (const [index, text] of ['one', 'two'].entries())
    popups[index + 1]?.reply({
      data: await alice.signMessage({ message: text }),
    })
  expect(await Promise.all(results)).toHaveLength(2)
})

test('error: every code of the wallet', async () => {
  const { provider, last } = setup()
  const seen: unknown[] = []
  for (const code of [1000, 1001, 1002, 1003, 1004, 2000, 2001, 3000, 4000]) {
    const result = failure(provider.connect())
    last().reply({ type: 'fail', error: { code, message: 'theirs' } })
    const error = await result
    if (typeof error === 'string') throw new Error(error)
    expect(error.data).toEqual({ code, message: 'theirs' })
    seen.push(`${code}: ${error.code} ${error.message}`)
  }
  const result = failure(provider.connect())
  last().reply({ type: 'fail' })
  seen.push(await result)
  expect(seen).toMatchInlineSnapshot(`
    [
      "1000: 4001 user reject action on Ronin Waypoint",
      "1001: -32602 sign data is NOT valid",
      "1002: -32603 unknown Ronin Waypoint error",
      "1003: -32602 wallet payload is NOT valid",
      "1004: -32602 authorize payload is NOT valid",
      "2000: -32603 unknown Ronin Waypoint error",
      "2001: 4100 id wallet is NOT define",
      "3000: 4100 could NOT create wallet",
      "4000: -32003 transaction simulate fail",
      {
        "code": -32603,
        "data": {
          "code": undefined,
          "message": undefined,
        },
        "message": "unknown Ronin Waypoint error",
        "name": "InternalRpcError",
      },
    ]
  `)
})

test('error: a closed popup is a refusal, noticed within 1.3 s', async () => {
  vi.useFakeTimers()
  const { provider, last, listenerCount } = setup()
  const result = failure(provider.connect())
  await vi.advanceTimersByTimeAsync(2500)
  last().window.closed = true
  await vi.advanceTimersByTimeAsync(700)
  expect(await result).toEqual({
    name: 'UserRejectedRequestError',
    code: 4001,
    message: 'user reject action on Ronin Waypoint',
    data: { reason: 'closed' },
  })
  expect(listenerCount()).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: a reply posted just before closing wins', async () => {
  vi.useFakeTimers()
  const { provider, last } = setup()
  const result = provider.connect()
  last().window.closed = true
  await vi.advanceTimersByTimeAsync(1100)
  last().reply({ data: { address: alice.address } })
  expect((await result).address).toBe(alice.address)
  expect(vi.getTimerCount()).toBe(0)
})

test('error: a popup that was never reachable', async () => {
  vi.useFakeTimers()
  const { provider, last } = setup()
  const result = failure(provider.connect())
  last().window.closed = true
  await vi.advanceTimersByTimeAsync(1200)
  expect(await result).toMatchObject({
    code: 4001,
    data: { reason: 'closed-or-severed' },
  })
})

test('error: a blocked popup, and its retry', async () => {
  const { provider, last, switches, items, listenerCount } = setup()
  switches.isBlocked = true
  const request = provider.request({ method: 'eth_requestAccounts' })
  const error = (await request.catch((reason) => reason)) as PopupBlockedError
  expect(error).toMatchObject({
    code: 4001,
    message: 'Popup window is BLOCKED by the browser',
    data: { reason: 'popup-blocked' },
  })
  expect(listenerCount()).toBe(0)
  expect(await failure(error.retry())).toMatchObject({
    message: 'Popup window is BLOCKED by the browser',
  })
  switches.isBlocked = false
  const retried = error.retry()
  last().reply({ data: { address: alice.address } })
  expect(await retried).toEqual([alice.address])
  expect(items.get(key)).toBe(alice.address)
})

test.each([
  ['text', 'Hello', 'Hello'],
  ['emoji', '👋 Grüße', '👋 Grüße'],
  ['hex of text', stringToHex('👋 hi'), '👋 hi'],
])('behavior: personal_sign of %s', async (_, data, text) => {
  const { provider, connect, last } = setup()
  await connect()
  const result = provider.request(sign([data, alice.address.toLowerCase()]))
  const { searchParams, pathname } = last().url
  expect(pathname).toBe('/wallet/sign')
  expect(searchParams.get('message')).toBe(text)
  expect(searchParams.get('expectAddress')).toBe(alice.address)
  expect(searchParams.has('chainId')).toBe(false)
  const signature = await alice.signMessage({ message: text })
  last().reply({ data: signature })
  expect(await result).toBe(signature)
})

test('behavior: the swapped order of old libraries', async () => {
  const { provider, connect, last } = setup()
  await connect()
  void provider.request(sign([alice.address, 'Hello'])).catch(() => undefined)
  expect(last().url.searchParams.get('message')).toBe('Hello')
  last().reply({ type: 'fail' })
})

test('error: personal_sign', async () => {
  const { provider, connect, popups, last } = setup()
  await connect()
  const errors: unknown[] = []
  for (const params of [
    [],
    [''],
    ['0x'],
    [undefined, alice.address],
    ['Hello', '0x12'],
    ['Hello', bob.address],
    [bytesToHex(Uint8Array.of(255, 0, 254, 128))],
  ])
    errors.push(await failure(provider.request(sign(params))))
  expect(await failure(provider.request({ method: 'personal_sign' }))).toEqual(
    errors[0],
  )
  expect(popups).toHaveLength(1)
  for (const data of ['nothex', '0xdeadbeef', `0x${'00'.repeat(65)}`, 5]) {
    const result = failure(provider.request(sign(['Hello'])))
    last().reply({ data })
    errors.push(await result)
  }
  const result = failure(provider.request(sign(['Hello'])))
  last().reply({ data: await bob.signMessage({ message: 'Hello' }) })
  expect(await result).toEqual(errors.at(-1))
  expect(
    errors.map((error) => (error as Error).message),
  ).toMatchInlineSnapshot(`
    [
      "personal_sign: message is NOT define",
      "personal_sign: message is NOT define",
      "personal_sign: message is NOT define",
      "personal_sign: message is NOT define",
      "Address "0x12" is invalid.",
      "personal_sign: current address is different from required address",
      "personal_sign: message is NOT text - the wallet can not sign raw bytes",
      "personal_sign: signature is not valid",
      "personal_sign: signature is not valid",
      "personal_sign: signature is not valid",
      "personal_sign: signature is not valid",
    ]
  `)
})

test.each([
  ['an object', typedData],
  ['text', JSON.stringify(typedData)],
  [
    'hex chain id',
    JSON.stringify({
      ...typedData,
      domain: { name: 'Demo', chainId: '0x7e4' },
    }),
  ],
  [
    'decimal text chain id',
    { ...typedData, domain: { name: 'Demo', chainId: '2020' } },
  ],
  [
    'bigint chain id',
    { ...typedData, domain: { name: 'Demo', chainId: 2020n } },
  ],
])('behavior: eth_signTypedData_v4 with %s', async (_, data) => {
  const { provider, connect, last } = setup()
  await connect()
  const result = provider.request(signTyped([alice.address, data]))
  const { searchParams } = last().url
  expect(searchParams.get('chainId')).toBe('2020')
  expect(JSON.parse(searchParams.get('typedData') ?? '')).toMatchObject({
    primaryType: 'Mail',
  })
  const signature = await alice.signTypedData(typedData)
  last().reply({ data: signature })
  expect(await result).toBe(signature)
})

test('error: eth_signTypedData_v4', async () => {
  const { provider, connect, popups, last } = setup()
  await connect()
  const { domain, ...rest } = typedData
  const errors: unknown[] = []
  for (const params of [
    [],
    [alice.address, ''],
    [alice.address, '{'],
    [alice.address, 'null'],
    [alice.address, '[]'],
    [alice.address, rest],
    [alice.address, { ...rest, domain: { name: 'Demo' } }],
    [alice.address, { ...rest, domain: { ...domain, chainId: 1 } }],
    [alice.address, { ...rest, domain: { ...domain, chainId: '0x1' } }],
    [alice.address, { ...rest, domain: { ...domain, chainId: 'x' } }],
    [bob.address, typedData],
  ])
    errors.push(await failure(provider.request(signTyped(params))))
  expect(popups).toHaveLength(1)
  const result = failure(provider.request(signTyped([null, typedData])))
  last().reply({ data: '0x1234' })
  errors.push(await result)
  const refused = failure(provider.request(signTyped([null, typedData])))
  last().reply({ type: 'fail', error: { code: 1000 } })
  errors.push(await refused)
  expect(
    errors.map((error) => {
      const { code, message } = error as { code: number; message: string }
      return `${code} ${message}`
    }),
  ).toMatchInlineSnapshot(`
    [
      "-32602 eth_signTypedData_v4: data is NOT define",
      "-32602 eth_signTypedData_v4: data is NOT define",
      "-32602 eth_signTypedData_v4: could NOT parse typed data",
      "-32602 eth_signTypedData_v4: invalid typed data - required types, domain, primaryType, message",
      "-32602 eth_signTypedData_v4: invalid typed data - required types, domain, primaryType, message",
      "-32602 eth_signTypedData_v4: invalid typed data - required types, domain, primaryType, message",
      "-32602 eth_signTypedData_v4: chainId is NOT defined - expected 2020",
      "-32602 eth_signTypedData_v4: chainId is NOT valid - expected 2020",
      "-32602 eth_signTypedData_v4: chainId is NOT valid - expected 2020",
      "-32602 eth_signTypedData_v4: chainId is NOT valid - expected 2020",
      "4100 eth_signTypedData_v4: current address is different from required address",
      "-32603 eth_signTypedData_v4: signature is not valid",
      "4001 user reject action on Ronin Waypoint",
    ]
  `)
})

test('behavior: signing while disconnected goes on in the same window', async () => {
  const { provider, last, popups } = setup()
  const result = provider.request(sign(['Hello']))
  expect(last().url.pathname).toBe('/client/demo/authorize')
  // Asks the wallet not to close the window between the steps.
  expect(last().url.searchParams.get('popupCloseDelay')).toBe('1000')
  last().reply({ data: { address: alice.address } })
  await vi.waitFor(() => expect(last().url.pathname).toBe('/wallet/sign'))
  expect(last().url.searchParams.has('popupCloseDelay')).toBe(false)
  expect(popups).toHaveLength(1)
  last().reply({ data: await alice.signMessage({ message: 'Hello' }) })
  expect(await result).toMatch(/^0x/)
})

test('behavior: invalid requests open nothing while disconnected', async () => {
  const { provider, popups } = setup()
  await failure(provider.request(sign([''])))
  await failure(provider.request(signTyped(['', '{'])))
  expect(popups).toHaveLength(0)
})

test('behavior: the address survives a reload, for its client only', async () => {
  const { items, connect } = setup()
  await connect()
  const accounts = (options: Partial<WaypointProviderOptions>) =>
    setup({
      storage: {
        getItem: (name) => items.get(name) ?? null,
        setItem() {},
        removeItem() {},
      },
      ...options,
    }).provider.request({ method: 'eth_accounts' })
  expect(await accounts({})).toEqual([alice.address])
  expect(await accounts({ clientId: 'other' })).toEqual([])
  expect(await accounts({ storageKey: 'elsewhere' })).toEqual([])
  items.set(key, 'rubbish')
  expect(await accounts({})).toEqual([])
})

test('behavior: storage that throws is as good as none', async () => {
  const broken = () => {
    throw new Error('denied')
  }
  const { provider, connect } = setup({
    storage: { getItem: broken, setItem: broken, removeItem: broken },
  })
  await connect()
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([
    alice.address,
  ])
  provider.disconnect()
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
})

test('behavior: disconnect', async () => {
  const { provider, connect, events, items } = setup()
  await connect()
  events.length = 0
  provider.disconnect()
  provider.disconnect()
  expect(events).toEqual([
    ['accountsChanged', []],
    ['disconnect', 'The provider is disconnected from all chains.'],
  ])
  expect(items.size).toBe(0)
})

test.each([
  'eth_sign',
  'eth_signTransaction',
  'eth_signTypedData',
  'eth_signTypedData_v3',
  'eth_sendTransaction',
  'wallet_addEthereumChain',
  'wallet_requestPermissions',
  'personal_unlockAccount',
  'eth_decrypt',
])('error: %s never reaches the node', async (method) => {
  const { provider, fetch } = setup()
  expect(await failure(provider.request({ method, params: [] }))).toMatchObject(
    { name: 'UnsupportedProviderMethodError', code: 4200 },
  )
  expect(fetch).not.toHaveBeenCalled()
})

test('behavior: chain and reads', async () => {
  const { provider, fetch } = setup()
  const request = provider.request
  expect(await request({ method: 'eth_chainId' })).toBe('0x7e4')
  expect(await request({ method: 'eth_accounts' })).toEqual([])
  const same = { method: 'wallet_switchEthereumChain' }
  expect(await request({ ...same, params: [{ chainId: '0x7e4' }] })).toBe(null)
  expect(
    await failure(request({ ...same, params: [{ chainId: '0x1' }] })),
  ).toMatchObject({ code: 4200 })
  expect(fetch).not.toHaveBeenCalled()
  expect(await request({ method: 'eth_blockNumber' })).toBe('0x1')
})

test('behavior: other chains can be given', async () => {
  const chains = { 1337: { rpcUrl: 'http://127.0.0.1:8545' } }
  const { provider, fetch } = setup({ chainId: 1337, chains })
  await provider.request({ method: 'eth_blockNumber' })
  expect((fetch.mock.calls as unknown[][])[0]?.[0]).toBe(
    'http://127.0.0.1:8545',
  )
})

test('error: chains that are not there', () => {
  for (const chainId of [202601, 8453, 0, Number.NaN])
    expect(() => setup({ chainId })).toThrow(
      `Chain ${chainId} is not supported.`,
    )
  expect(() => setup({ chainId: 'toString' as never })).toThrow('not supported')
})

test.each(['', '.', '..'])('error: client id %j', (clientId) => {
  expect(() => setup({ clientId })).toThrow(`"${clientId}" is not a client id.`)
})

test.each([
  'javascript:alert(1)',
  'https://a@b.example',
  'https://waypoint.example/',
  'http://waypoint.example',
  '',
])('error: wallet origin %j', (origin) => {
  expect(() => setup({ waypointOrigin: origin })).toThrow(
    `"${origin}" is not an exact https origin.`,
  )
})

test('behavior: waiting can be aborted', async () => {
  const { provider, last, listenerCount } = setup()
  const controller = new AbortController()
  const result = provider.connect({ signal: controller.signal })
  controller.abort(new Error('stop'))
  await expect(result).rejects.toThrow('stop')
  expect(last().window.closed).toBe(true)
  expect(listenerCount()).toBe(0)
})

test('behavior: destroy rejects what waits and leaves nothing behind', async () => {
  vi.useFakeTimers()
  const { provider, listenerCount, events, last } = setup()
  const results = Array.from({ length: 1000 }, () =>
    failure(provider.connect()),
  )
  expect(listenerCount()).toBe(1000)
  provider.destroy()
  expect((await Promise.all(results))[999]).toMatchObject({ code: 4900 })
  last().reply({ data: { address: alice.address } })
  expect(events).toEqual([])
  expect(listenerCount()).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: works on a server but for the popup', async () => {
  const provider = createWaypointProvider({ clientId: 'demo' })
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x7e4')
  expect(await failure(provider.connect())).toMatchObject({
    message: 'openPopup: window is not available',
  })
})
