import { type Address, getAddress, type Hex, keccak256 } from 'viem'
import { expect, test } from 'vitest'
import {
  encodeEnableModule,
  encodeSetGuard,
  getMigration,
  packSignatures,
  type SafeMigration,
  safeAbi,
} from '../../src/index.ts'
import {
  account,
  deploySafe,
  execute,
  openChain,
  plan,
  send,
  sign,
} from './safeOnChain.ts'

const chain = await openChain()

const slots = {
  singleton: `0x${'0'.repeat(64)}`,
  handler: '0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5',
  guard: '0x4a204f620c8c5ccdca3fd54d003badd85ba500436a431f0cbda4f558c93c34c8',
} as const

async function slot(safe: Address, name: keyof typeof slots) {
  const word = await chain.client.getStorageAt({
    address: safe,
    slot: slots[name],
  })
  return getAddress(`0x${(word ?? '0x').slice(26)}`)
}

/** Owners, threshold, nonce, modules and guard. */
async function storageOf(address: Address) {
  const read = { address, abi: safeAbi } as const
  const [owners, threshold, nonce, modules, guard] = await Promise.all([
    chain.client.readContract({ ...read, functionName: 'getOwners' }),
    chain.client.readContract({ ...read, functionName: 'getThreshold' }),
    chain.client.readContract({ ...read, functionName: 'nonce' }),
    chain.client.readContract({
      ...read,
      functionName: 'getModulesPaginated',
      args: ['0x0000000000000000000000000000000000000001', 10n],
    }),
    slot(address, 'guard'),
  ])
  return { owners, threshold, nonce, modules: modules[0], guard }
}

const version = (address: Address) =>
  chain.client.readContract({ address, abi: safeAbi, functionName: 'VERSION' })

async function run(
  safe: Address,
  call: { to: Address; data: Hex; operation?: 0 | 1 },
) {
  const { to, data, operation = 0 } = call
  const planned = await plan(chain, safe, { to, data, operation })
  const hash = planned.hashes.safeTxHash
  const confirmations = await Promise.all([sign(0, hash), sign(1, hash)])
  const { events } = await execute(
    chain,
    planned,
    packSignatures(confirmations),
  )
  return events.map((event) => event?.name)
}

const codeHash = async (address: Address) =>
  keccak256((await chain.client.getCode({ address })) ?? '0x')

test.for([
  { name: 'singleton', isL2: false },
  { name: 'singletonL2', isL2: true },
] as const)(
  'behavior: a 1.3.0 safe with the $name becomes 1.4.1, then 1.5.0, with its storage unchanged',
  async ({ name, isL2 }) => {
    const owners = [account(0).address, account(1).address]
    const safe = await deploySafe(chain, '1.3.0', owners, 2, name)
    const { module, guard } = chain.testing
    await run(safe, { to: safe, data: encodeEnableModule({ module }) })
    await run(safe, { to: safe, data: encodeSetGuard({ guard }) })
    const before = await storageOf(safe)
    expect(before).toMatchObject({ modules: [module], guard })
    for (const [step, next] of ['1.4.1', '1.5.0'].entries()) {
      const found = getMigration({
        singleton: await slot(safe, 'singleton'),
        chainId: 1337,
      }) as SafeMigration
      expect(found).toMatchObject({ version: next, isL2 })
      for (const contract of Object.values(found.contracts))
        expect(await codeHash(contract.address)).toBe(contract.codeHash)
      const events = await run(safe, found)
      expect(events).toContain('ExecutionSuccess')
      expect(await version(safe)).toBe(next)
      const { singleton, fallbackHandler } = found.contracts
      expect(await slot(safe, 'singleton')).toBe(getAddress(singleton.address))
      expect(await slot(safe, 'handler')).toBe(
        getAddress(fallbackHandler?.address ?? '0x'),
      )
      expect(await storageOf(safe)).toEqual({
        ...before,
        nonce: before.nonce + BigInt(step) + 1n,
      })
    }
    // The safe still sends and its guard still checks.
    await send(chain, { to: safe, value: 1n })
    await run(safe, { to: account(4).address, data: '0x' })
  },
)

test('param: keepsHandler leaves the handler of the old version', async () => {
  const owners = [account(0).address, account(1).address]
  const safe = await deploySafe(chain, '1.3.0', owners, 2)
  const handler = await slot(safe, 'handler')
  const found = getMigration({
    singleton: await slot(safe, 'singleton'),
    chainId: 1337,
    keepsHandler: true,
  }) as SafeMigration
  await run(safe, found)
  expect(await version(safe)).toBe('1.4.1')
  expect(await slot(safe, 'handler')).toBe(handler)
})
