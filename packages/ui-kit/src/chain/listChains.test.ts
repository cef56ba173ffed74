import { expect, test } from 'vitest'
import { listChains } from './listChains.ts'

const chains = [
  { chainId: '2021', name: 'Saigon', shortName: 'saigon', testnet: true },
  { chainId: '1', name: 'Ethereum', shortName: 'eth' },
  { chainId: '2020', name: 'Ronin', shortName: 'ron' },
]
const ids = (query?: string, from = chains) =>
  listChains(from, query).map((section) => [
    section.id,
    ...section.chains.map(({ chainId }) => chainId),
  ])

test('default: separates test networks and keeps the order', () => {
  expect(ids()).toEqual([
    ['main', '1', '2020'],
    ['test', '2021'],
  ])
})

test.each([
  [' RON ', [['main', '2020']]],
  ['eth', [['main', '1']]],
  [
    '202',
    [
      ['main', '2020'],
      ['test', '2021'],
    ],
  ],
  ['nothing', []],
])('param: query %j', (query, found) => {
  expect(ids(query)).toEqual(found)
})

test('behavior: an id that a gateway repeats is listed once', () => {
  expect(ids('', [...chains, ...chains])).toEqual(ids())
})

test('behavior: an empty list has zero sections', () => {
  expect(listChains([])).toEqual([])
})
