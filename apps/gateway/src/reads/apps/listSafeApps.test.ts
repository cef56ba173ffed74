import type { SafeApp } from '@strongroom/gateway-sdk'
import { expect, test } from 'vitest'
import { listSafeApps } from './listSafeApps.ts'

const app = (
  id: number,
  accessControl: SafeApp['accessControl'],
  chainIds = ['1'],
): SafeApp => ({
  id,
  url: `https://app${id}.example`,
  name: `App ${id}`,
  iconUrl: null,
  description: '',
  chainIds,
  accessControl,
  tags: [],
  features: [],
  socialProfiles: [],
})

const open = { type: 'NO_RESTRICTIONS' } as const
const apps = [
  app(1, open),
  app(2, { type: 'DOMAIN_ALLOWLIST', value: ['https://wallet.example'] }),
  app(3, open, ['5']),
  app(4, { type: 'DOMAIN_ALLOWLIST', value: null }),
]
const ids = (filter: { clientUrl?: string; url?: string } = {}) =>
  listSafeApps(apps, { chainId: '1', ...filter }).map(({ id }) => id)

test('default', () => {
  expect(ids()).toEqual([1])
  expect(listSafeApps(apps, { chainId: '5' }).map(({ id }) => id)).toEqual([3])
})

test('behavior: a listed wallet sees the apps made for it', () => {
  expect(ids({ clientUrl: 'https://wallet.example' })).toEqual([1, 2])
  expect(ids({ clientUrl: 'https://wallet.example/apps' })).toEqual([1, 2])
  for (const clientUrl of [
    'https://other.example',
    'https://wallet.example.evil',
    'http://wallet.example',
    'https://wallet.example@evil.example',
    '',
  ]) {
    expect(ids({ clientUrl })).toEqual([1])
  }
})

test('behavior: one app by its URL', () => {
  expect(ids({ url: 'https://app1.example/' })).toEqual([1])
  expect(ids({ url: 'https://app2.example' })).toEqual([])
  expect(
    ids({ url: 'https://app2.example', clientUrl: 'https://wallet.example' }),
  ).toEqual([2])
})
