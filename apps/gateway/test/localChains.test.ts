import { type ChainId, startChain } from '@strongroom/devnet'
import type { HistoryItem, Page } from '@strongroom/gateway-sdk'
import { getAddress, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { loadConfig } from '../src/platform/config/loadConfig.ts'
import { openStore } from './support/describeStores.ts'
import { startLiveApi } from './support/liveApi.ts'

const abi = parseAbi(['function symbol() view returns (string)'])

const configOf = (chainId: ChainId) => {
  const { chains } = loadConfig({})
  const chain = chains.find((one) => one.chainId === String(chainId))
  if (chain === undefined) throw new Error(`No chain ${chainId}.`)
  return chain
}

test.each([1337, 2021] as const)(
  'default: chain %i has the contracts and tokens of its record',
  async (chainId) => {
    await using chain = await startChain({ chainId, seed: false })
    const { record, trustedTokens } = configOf(chainId)
    const { client, tokens } = chain
    const known = Object.entries(record.contractAddresses).flatMap(
      ([name, address]) => (address === null ? [] : [{ name, address }]),
    )
    expect(known.length).toBeGreaterThan(5)
    for (const { name, address } of known) {
      const code = await client.getCode({ address: getAddress(address) })
      expect(code?.length ?? 0, name).toBeGreaterThan(2)
    }
    expect(new Set(trustedTokens)).toEqual(new Set(Object.values(tokens)))
    const symbols = await Promise.all(
      trustedTokens.map((address) =>
        client.readContract({ address, abi, functionName: 'symbol' }),
      ),
    )
    expect(symbols).toEqual(['GOLD', 'USD', 'BADGE'])
  },
)

test('behavior: the demo lists its tokens by default', async () => {
  await using chain = await startChain({ chainId: 1337 })
  const { db, close } = await openStore()
  const live = await startLiveApi(db, chain)
  const names = new Set<string>()
  for (const { address } of chain.safes) {
    const path = `/v1/chains/1337/safes/${address}/transactions/history`
    const { results } = await live.get<Page<HistoryItem>>(path)
    for (const item of results) {
      if (item.type !== 'TRANSACTION') continue
      const { txInfo } = item.transaction
      if (txInfo.type !== 'Transfer') continue
      const { transferInfo } = txInfo
      if (transferInfo.type === 'NATIVE_COIN') continue
      expect(transferInfo.trusted).toBe(true)
      if (txInfo.direction === 'INCOMING') {
        names.add(transferInfo.tokenSymbol ?? '')
      }
    }
  }
  expect([...names]).toEqual(expect.arrayContaining(['GOLD', 'USD']))
  await live.close()
  await close()
})
