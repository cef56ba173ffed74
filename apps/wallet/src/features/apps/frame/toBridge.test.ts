import { expect, test } from 'vitest'
import { appsSafe } from '../list/appsSetting.test.fixture.ts'
import { toBridgeChain } from './toBridgeChain.ts'
import { toBridgeSafe } from './toBridgeSafe.ts'

test('default', () => {
  const [owner = ''] = appsSafe.owners
  expect(toBridgeSafe(appsSafe, owner.toLowerCase())).toMatchObject({
    chainId: 1337,
    isReadOnly: false,
    network: 'LOCAL',
  })
  expect(toBridgeChain(appsSafe.chain, undefined)).toEqual({
    chainId: '1337',
    chainName: 'Local',
    shortName: 'geth',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  })
})

test('behavior: apps are read-only while the account is not an owner', () => {
  expect(toBridgeSafe(appsSafe, null).isReadOnly).toBe(true)
  expect(toBridgeSafe(appsSafe, appsSafe.address).isReadOnly).toBe(true)
})

test('behavior: the first networks keep their old names', () => {
  const named = (chainId: string) =>
    toBridgeSafe({ ...appsSafe, chainId }, null).network
  expect([named('1'), named('100')]).toEqual(['MAINNET', 'XDAI'])
})
