import { type Address, getAddress, type Hex, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import {
  decodeCall,
  encodeAddOwner,
  encodeChangeThreshold,
  encodeDisableModule,
  encodeEnableModule,
  encodeMultiSendCallOnly,
  encodeRemoveOwner,
  encodeSetFallbackHandler,
  encodeSetGuard,
  encodeSetModuleGuard,
  encodeSwapOwner,
  packSignatures,
  previousOwner,
  safeAbi,
  safeVersions,
} from '../../src/index.ts'
import { findRisks } from '../../src/risks/index.ts'
import {
  account,
  contractsOf,
  deploySafe,
  execute,
  openChain,
  plan,
  sign,
} from './safeOnChain.ts'

const chain = await openChain()

const sentinel: Address = '0x0000000000000000000000000000000000000001'

async function change(
  safe: Address,
  data: Hex,
  to = safe,
  operation: 0 | 1 = 0,
) {
  const planned = await plan(chain, safe, { to, data, operation })
  const packed = packSignatures([await sign(0, planned.hashes.safeTxHash)])
  const { events } = await execute(chain, planned, packed)
  return events.map((event) => event?.name)
}

function read<Name extends 'getOwners' | 'getThreshold'>(
  safe: Address,
  functionName: Name,
) {
  return chain.client.readContract({
    address: safe,
    abi: safeAbi,
    functionName,
  })
}

async function slot(safe: Address, name: Hex): Promise<Address> {
  const word = await chain.client.getStorageAt({ address: safe, slot: name })
  return getAddress(`0x${(word ?? '0x').slice(26)}`)
}

// keccak256('guard_manager.guard.address') and its siblings
const guardSlot =
  '0x4a204f620c8c5ccdca3fd54d003badd85ba500436a431f0cbda4f558c93c34c8'
const moduleGuardSlot =
  '0xb104e0b93118902c651344349b610029d694cfdec91c589c91ebafbcd0289947'
const handlerSlot =
  '0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5'

test.for(safeVersions)(
  'behavior: %s carries out every change of owners',
  async (version) => {
    const [a, b, c, d] = [0, 1, 2, 3].map((i) => account(i).address) as [
      Address,
      Address,
      Address,
      Address,
    ]
    const safe = await deploySafe(chain, version, [a, b], 1)
    expect(
      await change(safe, encodeAddOwner({ owner: c, threshold: 1 })),
    ).toContain('AddedOwner')
    let owners = await read(safe, 'getOwners')
    expect(owners).toEqual([c, a, b])
    const prevOwner = previousOwner(owners, b)
    await change(safe, encodeSwapOwner({ prevOwner, oldOwner: b, newOwner: d }))
    owners = await read(safe, 'getOwners')
    expect(owners).toEqual([c, a, d])
    await change(
      safe,
      encodeRemoveOwner({
        prevOwner: previousOwner(owners, c),
        owner: c,
        threshold: 1,
      }),
    )
    expect(await read(safe, 'getOwners')).toEqual([a, d])
    await change(safe, encodeChangeThreshold({ threshold: 2 }))
    expect(await read(safe, 'getThreshold')).toBe(2n)
  },
)

test.for(safeVersions)(
  'behavior: predicts the result of a batch on %s',
  async (version) => {
    const [a, b, c, d] = [0, 1, 2, 3].map((i) => account(i).address) as [
      Address,
      Address,
      Address,
      Address,
    ]
    const safe = await deploySafe(chain, version, [a, b], 1)
    const data = encodeMultiSendCallOnly(
      [
        encodeAddOwner({ owner: c, threshold: 2 }),
        encodeSwapOwner({ prevOwner: a, oldOwner: b, newOwner: d }),
        encodeRemoveOwner({ prevOwner: c, owner: a, threshold: 1 }),
        encodeChangeThreshold({ threshold: 2 }),
      ].map((inner) => ({ to: safe, data: inner })),
    )
    const to = contractsOf(version).multiSendCallOnly.address
    const risks = findRisks(decodeCall({ to, data, operation: 1 }, { safe }), {
      safe,
      owners: await read(safe, 'getOwners'),
      threshold: 1,
    })
    await change(safe, data, to, 1)
    const last = risks.at(-1)
    expect(last?.kind === 'owners' && last.result).toEqual({
      owners: await read(safe, 'getOwners'),
      threshold: Number(await read(safe, 'getThreshold')),
    })
  },
)

test.for(safeVersions)(
  'behavior: %s carries out every change of configuration',
  async (version) => {
    const safe = await deploySafe(chain, version, [account(0).address], 1)
    const { module, guard } = chain.testing
    const handler = contractsOf(version).createCall.address
    const isEnabled = () =>
      chain.client.readContract({
        address: safe,
        abi: safeAbi,
        functionName: 'isModuleEnabled',
        args: [module],
      })
    expect(await change(safe, encodeEnableModule({ module }))).toContain(
      'EnabledModule',
    )
    expect(await isEnabled()).toBe(true)
    expect(
      await change(safe, encodeDisableModule({ prevModule: sentinel, module })),
    ).toContain('DisabledModule')
    expect(await isEnabled()).toBe(false)
    await change(safe, encodeSetFallbackHandler({ handler }))
    expect(await slot(safe, handlerSlot)).toBe(handler)
    expect(await change(safe, encodeSetGuard({ guard }))).toContain(
      'ChangedGuard',
    )
    expect(await slot(safe, guardSlot)).toBe(guard)
    await change(safe, encodeSetGuard({ guard: zeroAddress }))
    expect(await slot(safe, guardSlot)).toBe(zeroAddress)
  },
)

test('behavior: 1.5.0 has a module guard', async () => {
  const safe = await deploySafe(chain, '1.5.0', [account(0).address], 1)
  const names = await change(
    safe,
    encodeSetModuleGuard({ moduleGuard: zeroAddress }),
  )
  expect(names).toContain('ChangedModuleGuard')
  expect(await slot(safe, moduleGuardSlot)).toBe(zeroAddress)
})

test('behavior: a migration changes the singleton to the one predicted', async () => {
  const safe = await deploySafe(chain, '1.3.0', [account(0).address], 1)
  const to = chain.contracts['1.4.1'].migration.address
  const data = '0x68cb3d94'
  const risks = findRisks(decodeCall({ to, data, operation: 1 }, { safe }), {
    safe,
  })
  const names = await change(safe, data, to, 1)
  expect(names).toContain('ChangedMasterCopy')
  const singleton = await slot(safe, '0x0')
  const handler = await slot(safe, handlerSlot)
  expect(risks).toMatchObject([
    { kind: 'delegate-call', trusted: true },
    { kind: 'singleton', singleton, known: true },
    { kind: 'fallback-handler', handler, known: true },
  ])
})
