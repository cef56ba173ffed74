import type { SafeApp } from '@strongroom/gateway-sdk'
import { createSafeApp } from '@strongroom/gateway-sdk/testing'
import { expect, test } from 'vitest'
import { filterApps } from './filterApps.ts'
import { findApp } from './findApp.ts'
import { listApps } from './listApps.ts'

const hostOrigin = 'https://wallet.example'
const list = (
  apps: readonly SafeApp[],
  kept: Partial<Pick<Parameters<typeof listApps>[0], 'custom' | 'pinned'>> = {},
) =>
  listApps({
    apps,
    custom: [],
    pinned: [],
    chainId: '1337',
    hostOrigin,
    ...kept,
  })

const own = { url: 'https://own.example', name: 'Own', description: 'Mine' }

test('default', () => {
  const { entries, dropped } = list([
    createSafeApp({ url: 'https://b.example', name: 'B' }),
    createSafeApp({ url: 'https://c.example', name: 'C', featured: true }),
    createSafeApp({ url: 'https://a.example/', name: 'A' }),
  ])
  expect(entries.map(({ name }) => name)).toEqual(['C', 'A', 'B'])
  expect(entries.every(({ refusal }) => refusal === undefined)).toBe(true)
  expect(dropped).toBe(0)
})

test('behavior: adds the apps of this browser, each one once', () => {
  const listed = createSafeApp({ url: 'https://own.example/', name: 'Listed' })
  const { entries } = list([listed], {
    custom: [own],
    pinned: [own, { ...own, url: 'https://gone.example', name: 'Gone' }],
  })
  expect(
    entries.map(({ name, source, isPinned }) => [name, source, isPinned]),
  ).toEqual([
    ['Gone', 'kept', true],
    ['Listed', 'listed', true],
  ])
})

test('behavior: a gateway that lies about addresses gives no entry', () => {
  const lies = [
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'https://good.example@evil.example',
    'http://evil.example',
    'https:\\\\evil.example',
  ]
  const { entries, dropped } = list(lies.map((url) => createSafeApp({ url })))
  expect(entries).toEqual([])
  expect(dropped).toBe(lies.length)
})

test('behavior: apps that are blocked here have a reason', () => {
  const refusals = list([
    createSafeApp({ url: `${hostOrigin}/x`, name: '1' }),
    createSafeApp({
      url: 'https://2.example',
      name: '2',
      accessControl: {
        type: 'DOMAIN_ALLOWLIST',
        value: ['https://other.example', 'https://wallet.example.evil.example'],
      },
    }),
    createSafeApp({
      url: 'https://3.example',
      name: '3',
      accessControl: { type: 'DOMAIN_ALLOWLIST', value: [hostOrigin] },
    }),
    createSafeApp({ url: 'https://4.example', name: '4', chainIds: ['1'] }),
    createSafeApp({
      url: 'https://5.example',
      name: '5',
      accessControl: { type: 'NEW_POLICY' } as never,
    }),
  ]).entries.map(({ refusal }) => refusal)
  expect(refusals).toMatchInlineSnapshot(`
    [
      "ownAddress",
      "policy",
      undefined,
      "otherNetwork",
      "policy",
    ]
  `)
})

test('behavior: search takes every word, in name, description or host', () => {
  const { entries } = list([
    createSafeApp({ url: 'https://pay.example', name: 'Café', tags: ['pay'] }),
    createSafeApp({
      url: 'https://x.example',
      name: 'Bid\u202ed',
      tags: ['x'],
    }),
  ])
  const names = (text: string, tag = '') =>
    filterApps(entries, { text, tag }).map(({ host }) => host)
  expect(names('cafe')).toEqual(['pay.example'])
  expect(names('PAY.example sends')).toEqual(['pay.example'])
  expect(names('bidd')).toEqual(['x.example'])
  expect(names('cafe nothing')).toEqual([])
  expect(names('', 'x')).toEqual(['x.example'])
})

test('behavior: an address belongs to the entry above it, no other', () => {
  const { entries } = list([
    createSafeApp({ url: 'https://ipfs.example/ipfs/one' }),
  ])
  const find = (url: string) => findApp(entries, new URL(url))?.url
  expect(find('https://ipfs.example/ipfs/one/')).toBeDefined()
  expect(find('https://ipfs.example/ipfs/one/swap?x')).toBeDefined()
  expect(find('https://ipfs.example/ipfs/one2')).toBeUndefined()
  expect(find('https://ipfs.example/ipfs/evil')).toBeUndefined()
  expect(find('http://ipfs.example/ipfs/one')).toBeUndefined()
})

test('behavior: an app added below a listed one is still the listed one', () => {
  const listed = createSafeApp({
    url: 'https://swap.example/app',
    name: 'Swap',
    accessControl: { type: 'DOMAIN_ALLOWLIST', value: ['https://x.example'] },
  })
  const url = 'https://swap.example/app/index.html'
  const { entries } = listApps({
    apps: [listed],
    custom: [{ url, name: 'A first', description: '' }],
    pinned: [],
    chainId: listed.chainIds[0] ?? '',
    hostOrigin: 'https://wallet.example',
  })
  const found = findApp(entries, new URL(url))
  expect(found?.source).toBe('listed')
  expect(found?.refusal).toBe('policy')
})
