import type { SafeOverview } from '@strongroom/gateway-sdk'
import type { Address } from 'viem'
import { expect, test } from 'vitest'
import type { RememberedSafe } from '../../storage/parseSafes.ts'
import {
  arrangeSafes,
  type SafeGroup,
  type SafeSources,
} from './arrangeSafes.ts'

const a = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const b = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const c = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const d = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
/** The first and last digits of `a`. */
const imitation = '0xd8da000000000000000000000000000000006045'

const coin = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const chains = [
  {
    chainId: '1337',
    chainName: 'Local',
    shortName: 'geth',
    nativeCurrency: coin,
  },
  {
    chainId: '2021',
    chainName: 'Saigon',
    shortName: 'saigon',
    nativeCurrency: coin,
  },
]

const overview = (
  address: Address,
  facts: Partial<SafeOverview> = {},
): SafeOverview => ({
  chainId: '1337',
  address: { value: address },
  threshold: 1,
  owners: [],
  fiatTotal: '10',
  queued: 0,
  awaitingConfirmation: 0,
  ...facts,
})

const arrange = (sources: Partial<SafeSources>) =>
  arrangeSafes({
    owned: { 1337: [] },
    remembered: [],
    names: {},
    chains,
    ...sources,
  })

const lines = (groups: readonly SafeGroup[]) =>
  groups.map(({ name, safes }) =>
    [
      name ?? 'unnamed',
      ...safes.map(({ ref, trust }) => `${ref?.slice(0, 10)} ${trust}`),
    ].join(', '),
  )

test('default: groups by name over networks and puts strangers apart', () => {
  const { groups, strangers } = arrange({
    owned: { 1337: [a, b, c], 2021: [a] },
    remembered: [
      { chainId: '1337', address: b },
      { chainId: '1337', address: d },
    ],
    names: {
      1337: { [a.toLowerCase()]: 'Payroll' },
      2021: { [a.toLowerCase()]: 'Payroll' },
    },
  })
  expect({
    groups: lines(groups),
    strangers: lines(strangers),
  }).toMatchInlineSnapshot(`
    {
      "groups": [
        "Payroll, geth:0xd8d mine, saigon:0xd mine",
        "unnamed, geth:0xf39 mine",
        "unnamed, geth:0x3C4 watched",
      ],
      "strangers": [
        "unnamed, geth:0x709 stranger",
      ],
    }
  `)
})

test('behavior: orders by pin, waiting confirmations, trust and name', () => {
  const names = {
    1337: { [a.toLowerCase()]: 'Zebra', [b.toLowerCase()]: 'Apple' },
  }
  const remembered: RememberedSafe[] = [
    { chainId: '1337', address: c, pinned: true },
    { chainId: '1337', address: d },
  ]
  const order = (sources: Partial<SafeSources>) =>
    arrange({ owned: { 1337: [a, b] }, names, remembered, ...sources })
      .groups.flatMap(({ safes }) => safes)
      .map(({ name, address }) => name ?? address.slice(0, 6))
  expect(order({})).toEqual(['0x7099', 'Apple', 'Zebra', '0x3C44'])
  expect(
    order({
      overviews: [
        overview(a, { awaitingConfirmation: 1 }),
        overview(b, { queued: 5 }),
      ],
    }),
  ).toEqual(['0x7099', 'Zebra', 'Apple', '0x3C44'])
})

test('behavior: keeps a stranger apart whatever the gateway says waits', () => {
  const list = arrange({
    owned: { 1337: [a] },
    overviews: [overview(a, { awaitingConfirmation: 9, fiatTotal: '1e9' })],
  })
  expect(list.groups).toEqual([])
  expect(lines(list.strangers)).toEqual(['unnamed, geth:0xd8d stranger'])
  expect(list.total).toBeUndefined()
})

test('behavior: flags an unnamed safe that imitates a named address', () => {
  const names = { 1337: { [a.toLowerCase()]: 'Payroll' } }
  const imitated = (sources: Partial<SafeSources>) => {
    const { groups, strangers } = arrange({ names, ...sources })
    return [...groups, ...strangers]
      .flatMap(({ safes }) => safes)
      .map(({ imitated: known }) => known?.name)
  }
  expect(imitated({ owned: { 1337: [imitation] } })).toEqual(['Payroll'])
  expect(
    imitated({ remembered: [{ chainId: '1337', address: imitation }] }),
  ).toEqual(['Payroll'])
  expect(imitated({ owned: { 1337: [a, b] } })).toEqual([undefined, undefined])
})

test('behavior: lists remembered safes as mine while owners are not known', () => {
  const { groups } = arrange({
    owned: undefined,
    remembered: [{ chainId: '1337', address: a }],
  })
  expect(lines(groups)).toEqual(['unnamed, geth:0xd8d mine'])
})

test('behavior: finds words in name, address and network', () => {
  const found = (query: string) =>
    arrange({
      owned: { 1337: [a, c], 2021: [b] },
      names: { 1337: { [a.toLowerCase()]: 'Payroll 2026' } },
      query,
    })
  expect(lines(found('payroll').groups)).toHaveLength(1)
  expect(lines(found('2026 pay').groups)).toHaveLength(1)
  expect(lines(found(`geth:${a}`).groups)).toHaveLength(1)
  expect(lines(found('saigon').strangers)).toHaveLength(1)
  expect(found('nothing').groups).toEqual([])
})

test('behavior: adds up the value of own safes once each is known', () => {
  const sources: Partial<SafeSources> = {
    owned: { 1337: [a, b] },
    remembered: [
      { chainId: '1337', address: a },
      { chainId: '1337', address: b },
      { chainId: '1337', address: c },
    ],
  }
  const total = (overviews: SafeOverview[]) =>
    arrange({ ...sources, overviews }).total
  expect(total([overview(a)])).toBeUndefined()
  expect(
    total([
      overview(a),
      overview(b, { fiatTotal: '0.1' }),
      overview(c, { fiatTotal: '5' }),
    ]),
  ).toBe('10.10')
  for (const fiatTotal of ['-1', 'NaN', '1e999', 'x'])
    expect(total([overview(a), overview(b, { fiatTotal })])).toBeUndefined()
})

test('behavior: keeps a safe whose network is not known without a link', () => {
  const { groups } = arrange({
    remembered: [{ chainId: '5', address: a }],
  })
  expect(groups[0]?.safes[0]).toMatchObject({
    chain: undefined,
    ref: undefined,
    address: a,
  })
})
