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

test('behavior: what was used last comes first, if it is still there', () => {
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
