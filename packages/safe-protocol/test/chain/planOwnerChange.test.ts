import fc from 'fast-check'
import { type Address, getAddress, numberToHex } from 'viem'
import { expect, test } from 'vitest'
import {
  decodeCall,
  encodeMultiSendCallOnly,
  packSignatures,
  planOwnerChange,
  safeAbi,
  safeVersions,
} from '../../src/index.ts'
import { findRisks, readOwnerChange } from '../../src/risks/index.ts'
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

const safeAddress = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
const pool = Array.from({ length: 10 }, (_, at) =>
  getAddress(numberToHex(0xabc_000 + at, { size: 20 })),
)
const policies = (among: readonly Address[]) =>
  fc
    .shuffledSubarray([...among], { minLength: 1 })
    .chain((owners) =>
      fc
        .integer({ min: 1, max: owners.length })
        .map((threshold) => ({ owners, threshold })),
    )
const sorted = (owners: readonly Address[]) => [...owners].sort()

test('behavior: any change leads to the wanted owners, without a step that a safe refuses', () => {
  fc.assert(
    fc.property(policies(pool), policies(pool), (now, wanted) => {
      const { calls, after } = planOwnerChange({
        safe: safeAddress,
        ...{ now, wanted },
      })
      expect(after.threshold).toBe(wanted.threshold)
      expect(sorted(after.owners)).toEqual(sorted(wanted.owners))
      const to = contractsOf('1.4.1').multiSendCallOnly.address
      const data = encodeMultiSendCallOnly(calls)
      const tree = decodeCall({ to, data, operation: 1 }, { safe: safeAddress })
      const risks = findRisks(tree, { safe: safeAddress, ...now })
      expect(risks.filter(({ kind }) => kind === 'invalid-change')).toEqual([])
      const change = readOwnerChange(risks, { safe: safeAddress, before: now })
      expect(change?.after ?? now).toEqual(after)
    }),
  )
})

test.for(safeVersions)(
  'behavior: %s carries out planned changes, and ends with the owners of the plan',
  async (version) => {
    const key = account(0).address
    const start = { owners: [key, ...pool.slice(0, 3)], threshold: 1 }
    const safe = await deploySafe(chain, version, start.owners, 1)
    const to = contractsOf(version).multiSendCallOnly.address
    const read = async () => {
      const call = { address: safe, abi: safeAbi } as const
      const [owners, threshold] = await Promise.all([
        chain.client.readContract({ ...call, functionName: 'getOwners' }),
        chain.client.readContract({ ...call, functionName: 'getThreshold' }),
      ])
      return { owners, threshold: Number(threshold) }
    }
    const samples = fc.sample(policies(pool), { numRuns: 12, seed: 17 })
    for (const { owners, threshold } of samples) {
      const now = await read()
      // The one key that signs stays, and remains enough.
      const wanted = { owners: [...owners, key], threshold: 1 }
      const planned = planOwnerChange({
        ...{ safe, now },
        // A threshold above 1 comes and goes within the batch.
        wanted: { owners: wanted.owners, threshold: threshold + 1 },
      })
      const back = planOwnerChange({ safe, now: planned.after, wanted })
      const data = encodeMultiSendCallOnly([...planned.calls, ...back.calls])
      const tx = await plan(chain, safe, { to, data, operation: 1 })
      const signature = await sign(0, tx.hashes.safeTxHash)
      const { events } = await execute(chain, tx, packSignatures([signature]))
      expect(events.map((event) => event?.name)).toContain('ExecutionSuccess')
      expect(await read()).toEqual(back.after)
    }
  },
)

test('error: owners or a threshold that a safe refuses', () => {
  const [a, b] = pool as [Address, Address]
  const fail = (owners: readonly Address[], threshold: number) => () =>
    planOwnerChange({
      safe: safeAddress,
      now: { owners: [a], threshold: 1 },
      wanted: { owners, threshold },
    })
  expect(fail([a, a], 1)).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: owners: an owner is repeated]`,
  )
  expect(fail([a, safeAddress], 1)).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: owners: an owner is reserved]`,
  )
  expect(
    fail([numberToHex(1, { size: 20 })], 1),
  ).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: owners: an owner is reserved]`,
  )
  expect(
    fail([numberToHex(0, { size: 20 })], 1),
  ).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: owners: an owner is reserved]`,
  )
  expect(fail([a, b], 3)).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: threshold: the owners cannot reach it]`,
  )
  expect(fail([a, b], 0)).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: threshold: the owners cannot reach it]`,
  )
  expect(fail([], 0)).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: threshold: the owners cannot reach it]`,
  )
})
