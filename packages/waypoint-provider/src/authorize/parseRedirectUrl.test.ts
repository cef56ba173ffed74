import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parseRedirectUrl, tryParseRedirectUrl } from './parseRedirectUrl.ts'
import { saveRedirect } from './redirectRecord.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const state = 'the-state'
const back =
  'https://dapp.example/back?keep=1&method=auth&version=1.4&type=success' +
  `&state=${state}&data=header.payload.signature&address=${address.toLowerCase()}#top`

function createStorage() {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  }
}

const replaceState = vi.fn()
const goTo = (href: string) => vi.stubGlobal('location', { href })

beforeEach(() => {
  replaceState.mockClear()
  vi.stubGlobal('history', { state: { mine: 1 }, replaceState })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const failure = (run: () => unknown) => {
  try {
    return run()
  } catch (error) {
    const { name, code, message, data } = error as Record<string, unknown>
    return { name, code, message, ...(data === undefined ? {} : { data }) }
  }
}

test('default', () => {
  goTo(back)
  const storage = createStorage()
  saveRedirect(storage, { state, codeVerifier: 'verifier' })
  expect(parseRedirectUrl({ storage })).toEqual({
    state,
    authorizationCode: null,
    codeVerifier: 'verifier',
    token: 'header.payload.signature',
    address,
    secondaryAddress: undefined,
  })
  // The token stays neither in the address bar nor in the history.
  expect(
    replaceState.mock.calls.map(([data, , url]) => [data, `${url}`]),
  ).toEqual([[{ mine: 1 }, 'https://dapp.example/back?keep=1#top']])
  expect(storage.items.size).toBe(0)
})

test('behavior: an address and a state that are given', () => {
  const url = `${back.replace('auth&', 'auth&authorization_code=c&')}`
  const storage = createStorage()
  expect(parseRedirectUrl({ url, state, storage })).toMatchObject({
    authorizationCode: 'c',
    codeVerifier: undefined,
  })
  expect(replaceState).not.toHaveBeenCalled()
})

test('error: another state, and the real one after it', () => {
  const storage = createStorage()
  saveRedirect(storage, { state })
  goTo(back.replace(state, 'forged'))
  expect(failure(() => parseRedirectUrl({ storage }))).toMatchInlineSnapshot(`
    {
      "code": 4100,
      "message": "parseRedirectUrl: state is NOT the one asked with",
      "name": "UnauthorizedProviderError",
    }
  `)
  expect(replaceState).toHaveBeenCalledOnce()
  goTo(back)
  expect(parseRedirectUrl({ storage }).address).toBe(address)
  // Once only.
  expect(failure(() => parseRedirectUrl({ storage }))).toMatchObject({
    code: 4100,
  })
})

test('error: a missing request or state', () => {
  const storage = createStorage()
  const url = back.replace(`&state=${state}`, '')
  for (const given of [{ url: back }, { url }, { url, state }])
    expect(
      failure(() => parseRedirectUrl({ ...given, storage })),
    ).toMatchObject({ code: 4100 })
  storage.setItem('RONIN.WAYPOINT:REDIRECT', 'rubbish')
  expect(failure(() => parseRedirectUrl({ url: back, storage }))).toMatchObject(
    { code: 4100 },
  )
})

test('error: refused', () => {
  const storage = createStorage()
  const url = `https://dapp.example/?method=auth&type=fail&state=${state}&code=1000&message=%5BWALLET_USER_CANCEL%5D+User+rejected`
  expect(
    failure(() => parseRedirectUrl({ url, state, storage })),
  ).toMatchInlineSnapshot(`
    {
      "code": 4001,
      "data": {
        "code": 1000,
        "message": "[WALLET_USER_CANCEL] User rejected",
      },
      "message": "parseRedirectUrl: authorization failed",
      "name": "UserRejectedRequestError",
    }
  `)
})

test('error: a URL of another method', () => {
  const storage = createStorage()
  for (const url of ['https://dapp.example', back.replace('auth', 'send')])
    expect(failure(() => parseRedirectUrl({ url, storage }))).toEqual({
      name: 'InvalidParamsRpcError',
      code: -32602,
      message: 'parseRedirectUrl: invalid method',
    })
})

test('behavior: trying', () => {
  const storage = createStorage()
  goTo('https://dapp.example/')
  expect(tryParseRedirectUrl({ storage })).toBe(undefined)
  expect(replaceState).not.toHaveBeenCalled()
  goTo(back)
  expect(tryParseRedirectUrl({ storage, state })?.address).toBe(address)
})

test.each(['', '/back?method=auth', 'https://', 7, null, Symbol('a')])(
  'error: an address that is no URL (%#)',
  (url) => {
    vi.stubGlobal('location', undefined)
    for (const parse of [parseRedirectUrl, tryParseRedirectUrl])
      expect(failure(() => parse({ url: url as never }))).toEqual({
        name: 'InvalidParamsRpcError',
        code: -32602,
        message: 'parseRedirectUrl: url is NOT valid',
      })
  },
)
