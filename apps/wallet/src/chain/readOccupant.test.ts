import { createSafe, demoOwners, startChain } from '@strongroom/devnet'
import { createRpc, type Rpc } from '@strongroom/react-hooks/chain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { planSafe, type SafePlan } from './planSafe.ts'
import { readOccupant } from './readOccupant.ts'

const { Alice, Bob } = demoOwners
let chain: Awaited<ReturnType<typeof startChain<1337>>>
let rpc: Rpc
let plan: SafePlan
const silent: Rpc = {
  url: '',
  request: () => Promise.reject(new Error('unreachable')),
}

beforeAll(async () => {
  chain = await startChain({ chainId: 1337, seed: false })
  rpc = createRpc(chain.rpcUrl, { retries: 0 })
  const setup = { owners: [Alice, Bob], threshold: 2, saltNonce: 3n }
  plan = await planSafe({ ...setup, chainId: 1337, version: '1.4.1' })
  const contracts = chain.contracts['1.4.1']
  const safe = await createSafe(chain.client, {
    ...setup,
    contracts,
    from: Bob,
  })
  expect(safe).toBe(plan.address)
}, 60_000)
afterAll(() => chain?.stop())

test('default: a safe of the planned owners counts as created, whoever created it', async () => {
  expect(await readOccupant([rpc, undefined], plan)).toBe('planned')
  expect(await readOccupant([silent, rpc], plan)).toBe('planned')
})

test('behavior: one node that names other owners makes it another safe', async () => {
  const expected = { ...plan, owners: [Alice] }
  expect(await readOccupant([rpc, silent], expected)).toBe('another')
  expect(await readOccupant([rpc], { ...plan, threshold: 1 })).toBe('another')
})

test('behavior: a free address, and nodes without an answer, say nothing', async () => {
  const free = await planSafe({ ...plan, chainId: 1337, saltNonce: 4n })
  expect(await readOccupant([rpc], free)).toBe('unknown')
  expect(await readOccupant([silent, undefined], plan)).toBe('unknown')
})
