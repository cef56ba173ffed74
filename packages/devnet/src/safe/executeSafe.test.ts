import { toEventSelector } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoOwners } from '../accounts.ts'
import type { Chain } from '../Chain.ts'
import { DevnetError } from '../errors.ts'
import { startChain } from '../startChain.ts'
import { createSafe } from './createSafe.ts'
import { executeSafe } from './executeSafe.ts'

const { Alice, Bob, Carol } = demoOwners
const success = toEventSelector('ExecutionSuccess(bytes32,uint256)')
let chain: Chain<1337>

beforeAll(async () => {
  chain = await startChain({ chainId: 1337, seed: false })
})

afterAll(() => chain.stop())

const options = {
  owners: [Alice, Bob, Carol],
  threshold: 2,
  saltNonce: 77n,
  from: Alice,
}

test.each(['1.3.0', '1.3.0+eip155', '1.4.1', '1.5.0'] as const)(
  'default: a safe of %s pays',
  async (set) => {
    const { client, contracts } = chain
    const safe = await createSafe(client, {
      ...options,
      contracts: contracts[set],
    })
    await client.setBalance({ address: safe, value: 100n })
    const pay = { safe, to: Carol, value: 40n, executor: Carol }
    const { logs } = await executeSafe(client, {
      ...pay,
      signers: [Bob, Alice],
    })
    expect(logs.map(({ topics }) => topics[0])).toContain(success)
    expect(await client.getBalance({ address: safe })).toBe(60n)
  },
)

test('error: too few signatures', async () => {
  const { client, contracts } = chain
  const safe = await createSafe(client, {
    ...options,
    saltNonce: 78n,
    contracts: contracts['1.4.1'],
  })
  await expect(
    executeSafe(client, { safe, to: Carol, signers: [Bob], executor: Bob }),
  ).rejects.toThrow(DevnetError)
})

test('error: a used salt nonce', async () => {
  const { client, contracts } = chain
  const create = { ...options, saltNonce: 79n, contracts: contracts['1.4.1'] }
  await createSafe(client, create)
  await expect(createSafe(client, create)).rejects.toThrow('reverted')
})
