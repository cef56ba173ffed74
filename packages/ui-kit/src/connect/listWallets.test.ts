import { expect, test } from 'vitest'
import { type ListedConnector, listWallets } from './listWallets.ts'

const connectors: ListedConnector[] = [
  { id: 'WAYPOINT', name: 'Waypoint', type: 'MPC' },
  { id: 'RONIN_WC', name: 'On a phone', type: 'WC' },
  { id: 'a', name: 'A', type: 'WALLET' },
  { id: 'b', name: 'B', type: 'WALLET' },
]

const sections = (options: Parameters<typeof listWallets>[1] = {}) =>
  listWallets(connectors, options).map(({ id, section }) => `${section} ${id}`)

test('default', () => {
  expect(sections()).toEqual([
    'other WAYPOINT',
    'other RONIN_WC',
    'installed a',
    'installed b',
  ])
  expect(listWallets(connectors)[1]?.pairing).toBe(true)
})

test('behavior: lists recently used wallets first if they are present', () => {
  expect(sections({ recentIds: ['b', 'gone', 'WAYPOINT'] })).toEqual([
    'recent b',
    'recent WAYPOINT',
    'other RONIN_WC',
    'installed a',
  ])
})

test('error: one of two that claim a name is not the recent one', () => {
  const [first] = listWallets(connectors.slice(2), {
    recentIds: ['a'],
    duplicateIds: ['a'],
    hints: { a: 'Detected' },
  })
  expect(first).toMatchObject({
    section: 'installed',
    hint: 'Detected',
    warning: 'Another wallet uses the same name. Make sure it is yours.',
  })
})

const wallet = (
  name: string,
  rdns: string,
  icon?: string,
): ListedConnector => ({
  id: rdns,
  name,
  rdns,
  type: 'WALLET',
  ...(icon === undefined ? {} : { icon }),
})
const warned = (...list: ListedConnector[]) =>
  listWallets(list)
    .filter(({ warning }) => warning !== undefined)
    .map(({ id }) => id)

test.each([
  'MetaMask',
  'Meta Mask',
  'MetaMask Wallet',
  'Met\u0430Mask',
  'M\u00e9taMask',
  'Meta\u200bMask',
])('behavior: lists %j from a strange rdns last, with a warning', (name) => {
  const options = listWallets(
    [
      wallet(name, 'com.evil.wallet'),
      { id: 'WAYPOINT', name: 'Waypoint', type: 'MPC' },
      wallet('Rabby', 'io.rabby'),
    ],
    { recentIds: ['com.evil.wallet'] },
  )
  expect(options.map(({ id, section }) => [section, id])).toEqual([
    ['other', 'WAYPOINT'],
    ['installed', 'io.rabby'],
    ['other', 'com.evil.wallet'],
  ])
  expect(options.at(-1)?.warning).toBe(
    'Its name or picture belongs to another wallet. Make sure it is yours.',
  )
})

test('behavior: well-known wallets under their own rdns carry no warning', () => {
  expect(
    warned(
      wallet('MetaMask', 'io.metamask'),
      wallet('MetaMask Flask', 'io.metamask.flask'),
      wallet('OKX Wallet', 'com.okex.wallet'),
      wallet('Trust Wallet', 'com.trustwallet.app'),
      wallet('Ronin Wallet', 'com.roninchain.wallet'),
      wallet('Some New Wallet', 'org.some.new'),
    ),
  ).toEqual([])
})

test('behavior: a name or picture that two wallets use', () => {
  const picture = 'data:image/png;base64,AA=='
  // The app's own popup wallet cannot be imitated by one that announces itself.
  expect(
    warned(
      { id: 'WAYPOINT', name: 'Ronin Waypoint', type: 'MPC', icon: picture },
      wallet('Ronin Waypoint', 'a.evil'),
      wallet('Other', 'b.evil', picture),
    ),
  ).toEqual(['a.evil', 'b.evil'])
  // Where neither is known, both are warned about.
  expect(warned(wallet('New', 'a.new'), wallet('N\u0435w', 'b.new'))).toEqual([
    'a.new',
    'b.new',
  ])
  // The well-known one of two is trusted.
  expect(
    warned(
      wallet('Rabby', 'io.rabby', picture),
      wallet('Bunny', 'c.evil', picture),
    ),
  ).toEqual(['c.evil'])
})
