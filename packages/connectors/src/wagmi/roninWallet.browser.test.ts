import {
  connect,
  createConfig,
  createStorage,
  disconnect,
  getConnection,
  http,
  reconnect,
} from '@wagmi/core'
import { ronin } from 'viem/chains'
import { expect, test } from 'vitest'
import { createFakeWallet } from '../testing/createFakeWallet.ts'
import { createMemoryStorage } from '../testing/createMemoryStorage.ts'
import { roninWallet } from './roninWallet.ts'

const accounts = [
  { address: '0x00000000000000000000000000000000000000AA' as const },
]

test('behavior: discovery lists each wallet once', async () => {
  const wallet = createFakeWallet({
    accounts,
    chainId: ronin.id,
    name: 'Ronin Wallet',
    rdns: 'com.roninchain.wallet',
    isRonin: true,
  })
  const other = createFakeWallet({
    accounts,
    name: 'Other',
    rdns: 'test.other',
  })
  const stops = [wallet.announce(window), other.announce(window)]
  const kept = createMemoryStorage()
  const create = () =>
    createConfig({
      chains: [ronin],
      transports: { [ronin.id]: http() },
      storage: createStorage({ storage: kept }),
      connectors: [roninWallet()],
    })
  const config = create()
  expect(config.connectors.map(({ id }) => id)).toEqual([
    'RONIN_WALLET',
    'test.other',
  ])
  const [connector] = config.connectors
  if (connector === undefined) throw new Error('none')
  expect(connector.icon).toBe(wallet.info.icon)
  await connect(config, { connector })
  expect(getConnection(config)).toMatchObject({
    address: accounts[0]?.address,
    chainId: ronin.id,
  })
  const reloaded = create()
  await reconnect(reloaded)
  expect(getConnection(reloaded).connector?.id).toBe('RONIN_WALLET')
  expect(
    wallet.calls.filter(({ method }) => method === 'eth_requestAccounts'),
  ).toHaveLength(1)
  await disconnect(reloaded)
  expect(wallet.calls.at(-1)?.method).toBe('wallet_disconnectSession')
  for (const stop of stops) stop()
})
