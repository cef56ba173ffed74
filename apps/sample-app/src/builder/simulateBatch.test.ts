import { createSafe, startChain } from '@strongroom/devnet'
import { getAddress, type Hex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Read, simulateBatch } from './simulateBatch.ts'

type Chain = Awaited<ReturnType<typeof startChain>>
let chain: Chain
let safe: { safeAddress: string; chainId: number; version: string }

beforeAll(async () => {
  chain = await startChain({ chainId: 1337, seed: false })
  const [alice] = chain.accounts
  if (alice === undefined) throw new Error('The chain has no accounts.')
  const safeAddress = await createSafe(chain.client, {
    contracts: chain.contracts['1.4.1'],
    owners: [alice],
    threshold: 1,
    saltNonce: 1n,
    from: alice,
  })
  await chain.client.setBalance({ address: safeAddress, value: 10n })
  safe = { safeAddress, chainId: 1337, version: '1.4.1' }
})
afterAll(() => chain.stop())

const read: Read = async (method, params) => {
  const response = await fetch(chain.rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { result, error } = await response.json()
  if (error) throw Object.assign(new Error(error.message), error)
  return result
}
const to = getAddress(`0x${'ee'.repeat(20)}`)
const send = (value: bigint) => ({ to, value, data: '0x' as Hex })

test('default: calls see the effects of those before them', async () => {
  expect(await simulateBatch([send(4n), send(6n)], safe, read)).toEqual({
    outcome: 'succeeds',
  })
  // The simulation leaves the chain as it was.
  expect(await chain.client.getBalance({ address: to })).toBe(0n)
})

test('behavior: names the first call that fails', async () => {
  const calls = [send(4n), send(6n), send(1n), send(1n), send(0n)]
  expect(await simulateBatch(calls, safe, read)).toEqual({
    outcome: 'fails',
    call: 3,
  })
  expect(await simulateBatch([send(11n)], safe, read)).toEqual({
    outcome: 'fails',
    call: 1,
  })
})

test('behavior: an old safe and a revert without data leave the result unknown', async () => {
  const old = { ...safe, version: '1.1.1' }
  expect(await simulateBatch([send(1n)], old, read)).toEqual({
    outcome: 'unknown',
  })
  const silent: Read = (method, params) =>
    read(method, params).catch(() => {
      throw new Error('Request failed')
    })
  expect(await simulateBatch([send(1n)], safe, silent)).toEqual({
    outcome: 'unknown',
  })
})
