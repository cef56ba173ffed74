import * as publishedPackage from '@sky-mavis/waypoint'
import { mnemonicToAccount } from 'viem/accounts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { delegationAuthorize } from '../src/delegation/index.ts'
import { authorize, WaypointProvider } from '../src/index.ts'
import { createFakeOpener } from './createFakeOpener.ts'

// The published package 4.2.2 beside ours: the same calls, and the same URLs.
const waypointOrigin = 'https://waypoint.example'
const { address } = mnemonicToAccount(
  'test test test test test test test test test test test junk',
)
const source = '@sky-mavis/waypoint@4.2.2'
const typedData = {
  types: { Mail: [{ name: 'text', type: 'string' }] },
  domain: { name: 'Demo', chainId: 2020 },
  primaryType: 'Mail',
  message: { text: 'hi  there' },
}

// Its declarations do not resolve in ES modules.
type Asking = (options: never) => Promise<unknown>
const published = publishedPackage as unknown as {
  WaypointProvider: typeof WaypointProvider
  authorize: Asking
  delegationAuthorize: Asking
}

let opener: ReturnType<typeof createFakeOpener>
const assigned: string[] = []

beforeEach(() => {
  opener = createFakeOpener(waypointOrigin)
  const items = new Map([['RONIN.WAYPOINT:ADDRESS', address as string]])
  const localStorage = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  }
  const location = {
    origin: 'https://dapp.example',
    href: 'https://dapp.example/',
    assign: (url: string | URL) => void assigned.push(String(url)),
  }
  assigned.length = 0
  const window = {
    ...opener.window,
    location,
    localStorage,
    crypto,
    btoa,
    atob,
    // The published package listens to more than the protocol needs.
    addEventListener(type: string, listener: never) {
      if (type === 'message') opener.window.addEventListener(type, listener)
    },
  }
  Object.assign(window, { top: window })
  vi.stubGlobal('window', window)
  vi.stubGlobal('location', location)
  vi.stubGlobal('localStorage', localStorage)
  vi.stubGlobal('sessionStorage', localStorage)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

type Either = typeof WaypointProvider

/** URL that a window was opened with, its nonce left out. */
async function opened(run: () => unknown) {
  const before = opener.popups.length
  Promise.resolve(run()).catch(() => undefined)
  // The published package makes a key of 4096 bits first.
  const deadline = { timeout: 60_000 }
  await vi.waitFor(
    () => expect(opener.popups.length).toBe(before + 1),
    deadline,
  )
  const popup = opener.last()
  await vi.waitFor(
    () => expect(popup.url.origin).toBe(waypointOrigin),
    deadline,
  )
  const { url, features } = popup
  const name = popup.name.replace(/[0-9a-f-]{36}$/, '').trim()
  const state = url.searchParams.get('state') ?? 'none'
  popup.reply({ type: 'fail', error: { code: 1000, message: '' } })
  popup.window.closed = true
  return {
    url: url.href
      .replace(state, '<state>')
      .replace(/(publicKey|code_challenge)=[^&]+/, '$1=<key>'),
    name,
    features,
  }
}

const create = (waypoint: Either, options: object) =>
  waypoint.create({
    clientId: 'demo',
    chainId: 2020,
    waypointOrigin,
    source,
    ...options,
  }) as WaypointProvider

async function expectSame(run: (waypoint: Either) => unknown) {
  const theirs = await opened(() => run(published.WaypointProvider))
  const ours = await opened(() => run(WaypointProvider))
  expect(ours).toEqual(theirs)
  return ours.url
}

test.each([
  {},
  { scopes: ['email', 'profile'] },
  { scopes: ['wallet', 'openid'] },
  { theme: 'dark', popupCloseDelay: 500, redirectUrl: 'https://a.example/b?c' },
  { popupCloseDelay: 0, theme: 'light' },
])('default (%j)', async (options) => {
  expect(
    await expectSame((waypoint) => create(waypoint, options).connect()),
  ).toContain('/client/demo/authorize?state=<state>&redirect=')
  await expectSame((waypoint) =>
    create(waypoint, options).createKeylessWallet(),
  )
})

test.each([
  ['personal_sign', ['Hello', address]],
  ['personal_sign', ['0x48656c6c6f', address.toLowerCase()]],
  ['personal_sign', ['👋 Grüße & more=#?', address]],
  ['eth_signTypedData_v4', [address, typedData]],
  ['eth_signTypedData_v4', [address, JSON.stringify(typedData, null, 2)]],
  ['eth_sendTransaction', [{ from: address, to: address, value: '0x1' }]],
  [
    'eth_sendTransaction',
    [
      {
        to: address,
        value: '0x1',
        gas: '0x5208',
        type: '0x64',
        accessList: [],
        data: '0xabcdef',
        chainId: '0x7e4',
      },
    ],
  ],
  ['eth_sendTransaction', [{ to: address, gasPrice: '0x2', type: '0x0' }]],
  ['eth_sendTransaction', [{ data: '0x6001', to: null }]],
])('behavior: %s %j', async (method, params) => {
  await expectSame((waypoint) =>
    create(waypoint, { theme: 'dark' }).request({ method, params }),
  )
})

const scopes = ['openid', 'wallet'] as const

test.each([
  {},
  { theme: 'dark', source: 'me@1' },
  { source: 'me@1', popupCloseDelay: 1, theme: 'light' },
  { redirectUrl: 'https://a.example/b' },
  { checks: ['pkce'] },
])('behavior: authorize (%j)', async (options) => {
  const given = {
    clientId: 'demo',
    waypointOrigin,
    scopes: [...scopes],
    ...options,
  }
  const popup = { ...given, mode: 'popup' } as const
  const theirs = await opened(() => published.authorize(popup as never))
  expect(await opened(() => authorize(popup as never))).toEqual(theirs)

  const redirect = { ...given, mode: 'redirect', state: 'mine' } as const
  await published.authorize(redirect as never)
  await authorize(redirect as never)
  const [first, second] = assigned.map((url) =>
    url.replace(/code_challenge=[^&]+/, 'code_challenge=<key>'),
  )
  expect(second).toBe(first)
})

test('behavior: delegation', async () => {
  const base = { clientId: 'demo', waypointOrigin, theme: 'dark' } as const
  const popup = { ...base, mode: 'popup', scopes: [...scopes] } as const
  const theirs = await opened(() =>
    published.delegationAuthorize(popup as never),
  )
  expect(await opened(() => delegationAuthorize(popup))).toEqual(theirs)
}, 120_000)

test('behavior: differs from the published package on purpose', async () => {
  const given = { clientId: 'demo', waypointOrigin, mode: 'popup' } as const
  const scope = async (run: () => unknown) =>
    new URL((await opened(run)).url).searchParams.get('scope')
  // The two scopes are always requested.
  expect(await scope(() => published.authorize(given as never))).toBe(null)
  expect(await scope(() => authorize(given))).toBe('openid wallet')
  // A client id stays one part of the path.
  const odd = { clientId: 'a/b?c' }
  const path = async (waypoint: Either) =>
    new URL((await opened(() => create(waypoint, odd).connect())).url).pathname
  expect(await path(published.WaypointProvider)).toBe('/client/a/b')
  expect(await path(WaypointProvider)).toBe('/client/a%2Fb%3Fc/authorize')
  // A transaction does not override parameters of the protocol.
  const transaction = { to: address, expectAddress: '0x12', unknown: 'x' }
  const sent = async (waypoint: Either) => {
    const request = { method: 'eth_sendTransaction', params: [transaction] }
    const { url } = await opened(() => create(waypoint, {}).request(request))
    const { searchParams } = new URL(url)
    return [searchParams.get('expectAddress'), searchParams.get('unknown')]
  }
  expect(await sent(published.WaypointProvider)).toEqual(['0x12', 'x'])
  expect(await sent(WaypointProvider)).toEqual([address, null])
})
