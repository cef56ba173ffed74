import { createSafe, demoOwners, startChain } from '@strongroom/devnet'
import {
  createRpc,
  type Rpc,
  type RpcCall,
} from '@strongroom/react-hooks/chain'
import type { Address } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inspectSafe, type SafeDeniedError } from './inspectSafe.ts'

let chain: Awaited<ReturnType<typeof startChain<1337>>>
let safe: Address
let rpc: Rpc
const { Alice: alice, Bob: bob, Carol: carol } = demoOwners

beforeAll(async () => {
  chain = await startChain({ chainId: 1337, seed: false })
  rpc = createRpc(chain.rpcUrl, { retries: 0 })
  safe = await createSafe(chain.client, {
    contracts: chain.contracts['1.4.1'],
    owners: [alice, bob],
    threshold: 2,
    saltNonce: 1n,
    from: alice,
  })
}, 60_000)
afterAll(() => chain?.stop())

/** An endpoint that changes some answers of the real one. */
const lying = (change: (call: RpcCall, answer: unknown) => unknown): Rpc => ({
  url: 'http://second',
  request: async (call) => change(call, await rpc.request(call)),
})

const denial = (rpcs: readonly Rpc[], address: Address, chainId = '1337') =>
  inspectSafe(rpcs, { chainId, address }).then(
    () => undefined,
    ({ reason }: SafeDeniedError) => reason,
  )

test('default: reads a safe, and counts endpoints that agree', async () => {
  const one = await inspectSafe([rpc], { chainId: '1337', address: safe })
  expect(one).toMatchObject({
    sources: 1,
    state: { owners: [alice, bob], threshold: 2, version: '1.4.1' },
  })
  const same = lying((_, answer) => answer)
  const two = await inspectSafe([rpc, same], {
    chainId: '1337',
    address: safe,
  })
  expect(two.sources).toBe(2)
})

test('error: denies accounts, other contracts and other networks', async () => {
  const token = chain.contracts['1.4.1'].multiSend.address
  expect(await denial([rpc], carol)).toBe('noContract')
  expect(await denial([rpc], token)).toBe('notSafe')
  // A singleton answers like a safe without owners.
  const singleton = chain.contracts['1.4.1'].singletonL2.address
  expect(await denial([rpc], singleton)).toBe('notSafe')
  expect(await denial([rpc], safe, '1')).toBe('wrongChain')
  expect(await denial([], safe)).toBe('noRpc')
  const delegated = lying((call, answer) =>
    call.method === 'eth_getCode' ? `0xef0100${safe.slice(2)}` : answer,
  )
  expect(await denial([delegated], safe)).toBe('delegatedAccount')
})

test('error: denies a safe that two endpoints describe differently', async () => {
  const other = lying((call, answer) =>
    JSON.stringify(call.params ?? '').includes('0xa0e67e2b')
      ? String(answer).replace(
          bob.slice(2).toLowerCase(),
          carol.slice(2).toLowerCase(),
        )
      : answer,
  )
  expect(await denial([rpc, other], safe)).toBe('sourcesDisagree')
  const empty = lying((call, answer) =>
    call.method === 'eth_getCode' ? '0x' : answer,
  )
  expect(await denial([rpc, empty], safe)).toBe('sourcesDisagree')
})

test('behavior: an endpoint that does not answer is no second source', async () => {
  const down = createRpc('http://127.0.0.1:1', { retries: 0 })
  const { sources } = await inspectSafe([rpc, down], {
    chainId: '1337',
    address: safe,
  })
  expect(sources).toBe(1)
  expect(await denial([down], safe)).toBe('unreachable')
})
