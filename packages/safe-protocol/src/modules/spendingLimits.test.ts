import { getAllowanceModuleDeployment } from '@safe-global/safe-modules-deployments'
import {
  type Abi,
  type Address,
  encodeFunctionData,
  hashTypedData,
  zeroAddress,
} from 'viem'
import { expect, test } from 'vitest'
import { limitAt } from './limitState.ts'
import {
  encodeAddDelegate,
  encodeAllowanceTransfer,
  encodeDeleteAllowance,
  encodeRemoveDelegate,
  encodeResetAllowance,
  encodeSetAllowance,
  getAllowanceTransferTypedData,
} from './spendingLimits.ts'

const abi = getAllowanceModuleDeployment()?.abi as Abi
const safe: Address = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
const delegate: Address = '0x000000000000000000000000000000000000dEaD'
const token: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const key = { delegate, token } as const

test.each([
  ['addDelegate', [delegate], encodeAddDelegate({ delegate })],
  [
    'removeDelegate',
    [delegate, true],
    encodeRemoveDelegate({ delegate, removeAllowances: true }),
  ],
  [
    'setAllowance',
    [delegate, token, 2n ** 96n - 1n, 65_535, 0],
    encodeSetAllowance({
      ...key,
      amount: 2n ** 96n - 1n,
      resetMinutes: 65_535,
    }),
  ],
  [
    'setAllowance',
    [delegate, token, 5n, 60, 29_000_000],
    encodeSetAllowance({
      ...key,
      amount: 5n,
      resetMinutes: 60,
      baseMinute: 29_000_000,
    }),
  ],
  ['resetAllowance', [delegate, token], encodeResetAllowance(key)],
  ['deleteAllowance', [delegate, token], encodeDeleteAllowance(key)],
  [
    'executeAllowanceTransfer',
    [safe, token, delegate, 7n, zeroAddress, 0n, delegate, '0x12'],
    encodeAllowanceTransfer({
      ...{ safe, token, to: delegate, amount: 7n, delegate },
      signature: '0x12',
    }),
  ],
] as const)('default: %s is encoded as by its ABI', (name, args, ours) => {
  expect(ours).toBe(
    encodeFunctionData({ abi, functionName: name, args: [...args] }),
  )
})

test('error: refuses values outside the module’s types', () => {
  const fail = (changes: object) => () =>
    encodeSetAllowance({ ...key, amount: 1n, resetMinutes: 60, ...changes })
  expect(fail({ amount: 2n ** 96n })).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: amount: expected uint96]`,
  )
  expect(fail({ resetMinutes: 65_536 })).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: resetMinutes: expected uint16]`,
  )
  expect(
    fail({ resetMinutes: 0, baseMinute: 1 }),
  ).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: baseMinute: a limit without resets has no base minute]`,
  )
})

test('behavior: the typed data is hashed as viem does, and names every field', () => {
  const input: Parameters<typeof getAllowanceTransferTypedData>[0] = {
    ...{ chainId: 10, module: token, safe, token, to: delegate },
    ...{ amount: 7n, nonce: 3 },
  }
  const hash = hashTypedData(getAllowanceTransferTypedData(input))
  for (const change of [
    { chainId: 1 },
    { module: safe },
    { safe: token },
    { token: safe },
    { to: safe },
    { amount: 8n },
    { nonce: 4 },
  ] as const)
    expect(
      hashTypedData(getAllowanceTransferTypedData({ ...input, ...change })),
    ).not.toBe(hash)
})

const limit = {
  ...{ amount: 500n, spent: 120n, resetMinutes: 1440 },
  ...{ lastReset: 29_000_000, nonce: 2 },
}

test('behavior: a reset counts from its first second, and resets keep their rhythm', () => {
  const due = (29_000_000 + 1440) * 60
  expect(limitAt(limit, due - 1)).toEqual({
    ...{ spent: 120n, remaining: 380n, nextReset: due },
  })
  expect(limitAt(limit, due)).toEqual({
    ...{ spent: 0n, remaining: 500n, nextReset: due + 1440 * 60 },
  })
  // Three days and an hour later.
  expect(limitAt(limit, due + 3 * 86_400 + 3600).nextReset).toBe(
    due + 4 * 86_400,
  )
})

test('behavior: a limit below the spent sum has a remaining amount of zero', () => {
  expect(limitAt({ ...limit, amount: 100n }, 29_000_001 * 60).remaining).toBe(
    0n,
  )
  expect(limitAt({ ...limit, resetMinutes: 0 }, 40_000_000 * 60)).toEqual({
    spent: 120n,
    remaining: 380n,
  })
})
