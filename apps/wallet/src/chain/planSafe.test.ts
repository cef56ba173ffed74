import { type RpcCall, RpcCallError } from '@strongroom/react-hooks/chain'
import { getSafeDeployment } from '@strongroom/safe-protocol'
import { expect, test } from 'vitest'
import { checkPlan, planSafe } from './planSafe.ts'

const owners = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
] as const
const input = {
  chainId: 1337,
  version: '1.4.1',
  owners,
  threshold: 2,
  saltNonce: 7n,
} as const

test('default', async () => {
  const { data, contracts, ...plan } = await planSafe(input)
  expect(plan).toMatchInlineSnapshot(`
    {
      "address": "0x63b552601F0F6EA1e30ddAfC474bd80dBD6ad88e",
      "factory": "0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67",
      "owners": [
        "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
        "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
      ],
      "saltNonce": 7n,
      "threshold": 2,
      "version": "1.4.1",
    }
  `)
  expect(data.slice(0, 10)).toBe('0x1688f0b9')
  expect(contracts.map(({ name, address }) => [name, address])).toEqual([
    ['proxyFactory', '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67'],
    ['singletonL2', '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762'],
    ['fallbackHandler', '0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99'],
  ])
})

test('behavior: another salt or owner order is another address', async () => {
  const { address } = await planSafe(input)
  const salted = await planSafe({ ...input, saltNonce: 8n })
  const swapped = await planSafe({ ...input, owners: [...owners].reverse() })
  expect(new Set([address, salted.address, swapped.address]).size).toBe(3)
})

test('error: a version that the chain does not have', async () => {
  await expect(
    planSafe({ ...input, chainId: 2021 }),
  ).rejects.toThrowErrorMatchingInlineSnapshot(
    `[RangeError: Safe 1.4.1 is not known on chain 2021.]`,
  )
})

test('error: occupied, missing and unknown contracts', async () => {
  const plan = await planSafe(input)
  const known = getSafeDeployment({ version: '1.4.1' })
  const rpc = (code: Record<string, string>) => ({
    url: '',
    request: async ({ method, params }: RpcCall) =>
      method === 'eth_chainId' ? '0x539' : (code[String(params?.[0])] ?? '0x'),
  })
  expect(await checkPlan(rpc({ [plan.address]: '0x60' }), plan, 1337)).toEqual({
    problem: 'occupied',
  })
  expect(await checkPlan(rpc({}), plan, 1)).toEqual({ problem: 'wrongChain' })
  expect(await checkPlan(rpc({}), plan, 1337)).toEqual({
    problem: 'contractMissing',
    contract: 'proxyFactory',
  })
  const factory = known?.proxyFactory.address ?? ''
  expect(await checkPlan(rpc({ [factory]: '0x60' }), plan, 1337)).toEqual({
    problem: 'contractDiffers',
    contract: 'proxyFactory',
  })
})

test('error: refuses a factory that reverts and one that creates another address', async () => {
  const plan = { ...(await planSafe(input)), contracts: [] }
  const rpc = (answer: () => unknown) => ({
    url: '',
    request: async ({ method }: RpcCall) =>
      method === 'eth_chainId'
        ? '0x539'
        : method === 'eth_getCode'
          ? '0x'
          : answer(),
  })
  const reverts = () => {
    throw new RpcCallError(3, 'execution reverted')
  }
  expect(await checkPlan(rpc(reverts), plan, 1337)).toEqual({
    problem: 'creationFails',
  })
  expect(
    await checkPlan(
      rpc(() => `0x${'11'.repeat(32)}`),
      plan,
      1337,
    ),
  ).toEqual({ problem: 'addressDiffers' })
  const { address } = plan
  const honest = () => `0x${'0'.repeat(24)}${address.slice(2).toLowerCase()}`
  expect(await checkPlan(rpc(honest), plan, 1337)).toBeUndefined()
})
