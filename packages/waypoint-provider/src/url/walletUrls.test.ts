import { expect, test } from 'vitest'
import { authorizeUrl, introduceUrl, walletUrl } from './walletUrls.ts'

const state = '5f3a2c0e-0b0b-4e1c-9a55-0f3b5d1f8a11'
const origin = 'https://dapp.example'
const expectAddress = '0x0409FbE2C7f6b1d6F8a91b6C8a6C3A2A4d5aD646'
const config = {
  waypointOrigin: 'https://waypoint.example',
  clientId: 'xdemo',
  scopes: ['openid', 'wallet'],
  source: '@sky-mavis/waypoint@4.2.2',
  popupCloseDelay: undefined,
  theme: undefined,
}
const short = (url: URL) => url.href.replace(state, '<uuid>').slice(24)

test('default', () => {
  expect(short(authorizeUrl(config, { state, origin, redirect: origin }))).toBe(
    '/client/xdemo/authorize?state=<uuid>&redirect=https%3A%2F%2Fdapp.example&origin=https%3A%2F%2Fdapp.example&scope=openid+wallet&source=%40sky-mavis%2Fwaypoint%404.2.2',
  )
})

test('behavior: a message carries no chain', () => {
  expect(
    short(
      walletUrl('sign', config, {
        state,
        origin,
        expectAddress,
        fields: [['message', 'Hello']],
      }),
    ),
  ).toBe(
    `/wallet/sign?state=<uuid>&clientId=xdemo&origin=https%3A%2F%2Fdapp.example&expectAddress=${expectAddress}&message=Hello&source=%40sky-mavis%2Fwaypoint%404.2.2`,
  )
})

test('behavior: typed data carries the chain as a decimal', () => {
  expect(
    short(
      walletUrl('sign', config, {
        state,
        origin,
        expectAddress,
        chainId: 2020,
        fields: [['typedData', '{"types":{}}']],
      }),
    ),
  ).toBe(
    `/wallet/sign?state=<uuid>&clientId=xdemo&origin=https%3A%2F%2Fdapp.example&chainId=2020&expectAddress=${expectAddress}&typedData=%7B%22types%22%3A%7B%7D%7D&source=%40sky-mavis%2Fwaypoint%404.2.2`,
  )
})

test('behavior: a transaction’s own chain id takes the place of the decimal', () => {
  const fields = [
    ['from', expectAddress],
    ['to', expectAddress],
    ['value', '0x1'],
    ['gas', '0x5208'],
    ['type', '0x64'],
    ['accessList', []],
    ['data', '0xabcdef'],
    ['chainId', '0x7e4'],
  ] as const
  const request = { state, origin, expectAddress, chainId: 2020, fields }
  expect(short(walletUrl('send', config, request))).toBe(
    `/wallet/send?state=<uuid>&clientId=xdemo&origin=https%3A%2F%2Fdapp.example&chainId=0x7e4&expectAddress=${expectAddress}&from=${expectAddress}&to=${expectAddress}&value=0x1&gas=0x5208&type=0x64&accessList=%5B%5D&source=%40sky-mavis%2Fwaypoint%404.2.2#data=0xabcdef`,
  )
})

test('behavior: a new wallet requests no scopes', () => {
  const request = { state, origin, redirect: origin }
  expect(short(introduceUrl(config, request))).toBe(
    '/wallet/setup/introduce?state=<uuid>&clientId=xdemo&redirect=https%3A%2F%2Fdapp.example&origin=https%3A%2F%2Fdapp.example&source=%40sky-mavis%2Fwaypoint%404.2.2',
  )
})

test('behavior: puts optional fields last', () => {
  const full = { ...config, popupCloseDelay: 500, theme: 'dark' as const }
  const url = authorizeUrl(full, { state, origin, redirect: '' })
  expect([...url.searchParams.keys()]).toEqual([
    'state',
    'redirect',
    'origin',
    'scope',
    'source',
    'popupCloseDelay',
    'theme',
  ])
})

test.each([
  ['../../evil?x=', '/client/..%2F..%2Fevil%3Fx%3D/authorize'],
  ['a b#c', '/client/a%20b%23c/authorize'],
  ['%2e%2e', '/client/%252e%252e/authorize'],
])('behavior: client id %j stays one path segment', (clientId, pathname) => {
  const url = authorizeUrl(
    { ...config, clientId },
    { state, origin, redirect: origin },
  )
  expect(url.pathname).toBe(pathname)
})
