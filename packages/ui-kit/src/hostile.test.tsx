import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { assets } from '../test/assets.ts'
import { batchCall } from '../test/calls.ts'
import { someChains } from '../test/chains.ts'
import { payloads } from '../test/payloads.ts'
import { alice, bob } from '../test/people.ts'
import { lying, reviewOf, risky, unsigned } from '../test/reviews.ts'
import { createItem, infos, queue } from '../test/transactions.ts'
import { permit } from '../test/typedData.ts'
import {
  Address,
  AddressQr,
  AppCard,
  AssetTable,
  CallTree,
  ChainSwitcher,
  ErrorState,
  NftGrid,
  Owners,
  TransactionDetails,
  TransactionFacts,
  TransactionRow,
  TypedDataView,
} from './index.ts'
import {
  TransactionFacts as LazyFacts,
  mustBeSeen,
} from './review/lazyParts.tsx'

// Parts in chunks of their own are rendered only once they have loaded.
beforeAll(async () => {
  await Promise.all(mustBeSeen.map((load) => load()))
  await LazyFacts.preload()
})

interface Case {
  name: string
  data: unknown
  // The wire can hold what no type says.
  // biome-ignore lint/suspicious/noExplicitAny: hostile on purpose
  render: (data: any) => ReactElement
}

const person = { address: alice, name: 'Alice', shortName: 'eth' }
const nft = {
  address: alice,
  tokenName: 'Watch',
  tokenSymbol: 'W',
  id: '1',
  name: 'Watch 1',
  description: 'One of many',
  imageUri: 'https://pictures.example/1.png',
}
const app = {
  name: 'Swap',
  url: 'https://app.example',
  description: 'Swaps',
  tags: ['dex'],
  iconUrl: 'https://app.example/icon.png',
}
const cases: readonly Case[] = [
  ...Object.entries(infos).map(([name, info]) => ({
    name: `a row of ${name}`,
    data: createItem(info, {
      note: 'Payroll',
      safeAppInfo: { name: 'Swap', url: 'https://app.example' },
    }),
    render: (item: Parameters<typeof createItem>) => (
      <TransactionRow item={item as never} href="/transaction" />
    ),
  })),
  {
    name: 'a row of the queue',
    data: queue.next,
    render: (item) => <TransactionRow item={item} account={alice} />,
  },
  ...Object.entries(unsigned).map(([name, details]) => ({
    name: `facts of a ${name}`,
    data: details,
    render: (data: typeof details) => (
      <TransactionFacts details={data} shortName="eth" />
    ),
  })),
  ...[lying, risky].map(({ details, verification, verdict }, index) => ({
    name: `details ${index}`,
    data: details,
    render: (data: typeof details) => (
      <TransactionDetails
        chainPrefix="eth"
        review={reviewOf({ details: data, verification, verdict })}
      />
    ),
  })),
  {
    name: 'an address',
    data: person,
    render: (data) => (
      <>
        <Address {...data} />
        <Address {...data} variant="full" />
        <AddressQr {...data} />
      </>
    ),
  },
  {
    name: 'owners',
    data: [person, { address: bob, name: 'Bob' }],
    render: (data) => <Owners owners={data} />,
  },
  {
    name: 'assets',
    data: assets,
    render: (data) => <AssetTable items={data} />,
  },
  { name: 'NFTs', data: [nft], render: (data) => <NftGrid items={data} /> },
  {
    name: 'calls',
    data: batchCall,
    render: (data) => <CallTree node={data} />,
  },
  {
    name: 'chains',
    data: someChains,
    render: (data) => (
      <ChainSwitcher chains={data} value="1" onSelect={() => undefined} />
    ),
  },
  { name: 'an app', data: app, render: (data) => <AppCard {...data} /> },
  {
    name: 'typed data',
    data: permit,
    render: (data) => <TypedDataView data={data} chainId="1" />,
  },
]

// Fields that stay unchanged: the kind of a record, the app's own props, and
// the text that an element's id is made of.
const kinds = /^(?:type|direction|disabledReason|chainId)$/u
const isAddress = (text: string) => /^0x[\da-f]{40}$/iu.test(text)

/** A copy with every text replaced that is an address, or every other one. */
function poison(data: unknown, payload: string, addresses: boolean): unknown {
  if (Array.isArray(data))
    return data.map((item) => poison(item, payload, addresses))
  if (typeof data !== 'object' || data === null)
    return typeof data === 'string' && isAddress(data) === addresses
      ? payload
      : data
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      kinds.test(key) && typeof value === 'string'
        ? value
        : poison(value, payload, addresses),
    ]),
  )
}

/** Finds output that would mislead a reader or a browser. */
function findHarm(html: string): string[] {
  const plain = html.replace(/ data-[\w-]+="[^"]*"/gu, '')
  const tags = plain.replace(/"[^"]*"/gu, '""')
  const words = plain.replace(/<[^>]*>/gu, ' ')
  return Object.entries({
    element: /<(?:script|style|iframe|object|embed|base)\b/iu.test(plain),
    handler: /<[a-z][^<>]*\son\w+=/iu.test(tags),
    link: /(?:href|src)="(?!https?:|data:image\/|\/transaction)/iu.test(plain),
    hidden: /[\u202a-\u202e\u2066-\u2069\u200b-\u200d\ufeff]/u.test(plain),
    prototype: /\[object|native code/u.test(words),
    long: html.length > 150_000,
  }).flatMap(([harm, found]) => (found ? [harm] : []))
}

test.each(cases)('behavior: $name, with every payload in every text', (one) => {
  const found = payloads.flatMap((payload) =>
    [true, false].flatMap((addresses) =>
      findHarm(
        renderToString(one.render(poison(one.data, payload, addresses))),
      ).map((harm) => `${harm}: ${payload.slice(0, 20)}`),
    ),
  )
  expect(found).toEqual([])
})

const cyclic: unknown[] = []
cyclic.push(cyclic, cyclic, { cyclic })
const wordless = { toString: null, valueOf: null }

/**
 * Values that a frame or a broken answer can send in the place of any other.
 */
const odd: readonly unknown[] = [
  null,
  undefined,
  wordless,
  [wordless],
  Object.create(null),
  cyclic,
  Number.NaN,
  -1,
  1e21,
  2n ** 256n,
  '9'.repeat(500),
  '1\u202e000',
  true,
  Symbol('no text'),
  () => 'no text',
]

test('behavior: shows odd signed data without throwing or freezing', () => {
  for (const value of odd) {
    const views = [
      <TypedDataView
        key="d"
        data={{ ...permit, domain: { chainId: value } }}
      />,
      <TypedDataView
        key="p"
        data={{ ...permit, primaryType: value as string }}
      />,
      <TypedDataView key="m" data={{ ...permit, message: { owner: value } }} />,
      <CallTree
        key="c"
        node={{
          to: alice,
          value: 0n,
          data: '0x12345678',
          operation: 0,
          method: {
            name: 'pay',
            signature: 'pay(uint256,address,tuple)',
            parameters: ['uint256', 'address', 'tuple', 'bytes', 'string'].map(
              (type) => ({ name: type, type, value }),
            ),
          },
          children: [],
        }}
      />,
      <ErrorState key="e" error={value} />,
      <ErrorState
        key="w"
        error={Object.assign(new Error(), { message: value })}
      />,
    ]
    for (const view of views) expect(findHarm(renderToString(view))).toEqual([])
  }
})

test('behavior: names of a prototype have no address name', () => {
  for (const value of ['constructor', '__proto__']) {
    const html = renderToString(
      <TransactionRow
        item={createItem({
          ...infos.sent,
          recipient: { value: value as never, name: 'Bank' },
        })}
      />,
    )
    expect(findHarm(html)).toEqual([])
  }
})

test('behavior: names the cut fields of a struct with too many values', () => {
  const value = Object.fromEntries(
    Array.from({ length: 150 }, (_, index) => [`field${index}`, index]),
  )
  const [call] = batchCall.children
  if (call?.method === undefined) throw new Error('The batch has a call.')
  const parameters = [{ name: 'all', type: 'tuple', value }]
  const node = { ...call, method: { ...call.method, parameters } }
  expect(renderToString(<CallTree node={node} />)).toContain(
    '50 more values are not shown',
  )
})
