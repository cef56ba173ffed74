import { devAccounts } from '@strongroom/devnet'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { relayerKey } from './relayerKey.ts'

test('default', () => {
  expect(privateKeyToAccount(relayerKey()).address).toBe(devAccounts[8])
})
