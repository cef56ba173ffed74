import {
  decodeCall,
  encodeAddOwner,
  encodeMultiSendCallOnly,
  getSafeDeployment,
} from '@strongroom/safe-protocol'
import { listRecipients } from '@strongroom/safe-protocol/risks'
import { encodeFunctionData, erc20Abi, maxUint256 } from 'viem'
import { expect, test } from 'vitest'
import { summarizeCall } from './summarizeCall.ts'

const safe = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

const transfer = {
  to: token,
  value: 0n,
  data: encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [bob, 9n],
  }),
} as const

const of = (call: Parameters<typeof decodeCall>[0]) =>
  summarizeCall(decodeCall(call, { safe }), safe)

test('default', () => {
  const batch = getSafeDeployment({ version: '1.4.1' })
  const calls = [transfer]
  expect([
    of({ to: bob, value: 5n, data: '0x' }),
    of(transfer),
    of({ to: safe, value: 0n, data: '0x' }),
    of({ to: safe, data: encodeAddOwner({ owner: bob, threshold: 2 }) }),
    of({
      to: batch?.multiSendCallOnly.address ?? safe,
      data: encodeMultiSendCallOnly(calls),
      operation: 1,
    }),
    of({ to: bob, data: '0x', operation: 1 }),
    of({ to: bob, data: '0x12345678', value: 1n }),
  ]).toMatchInlineSnapshot(`
    [
      {
        "kind": "native",
        "to": "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
        "value": 5n,
      },
      {
        "kind": "token",
        "to": "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
        "token": "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48",
        "value": 9n,
      },
      {
        "kind": "rejection",
      },
      {
        "kind": "settings",
        "method": "addOwnerWithThreshold",
      },
      {
        "count": 1,
        "kind": "batch",
      },
      {
        "kind": "delegate",
        "to": "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
      },
      {
        "kind": "call",
        "method": undefined,
        "to": "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
        "value": 1n,
      },
    ]
  `)
})

test('behavior: an allowance is named if the recipients are given', () => {
  const approve = (amount: bigint) => {
    const args = [bob, amount] as const
    const data = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args,
    })
    const node = decodeCall({ to: token, data }, { safe })
    return summarizeCall(node, safe, undefined, listRecipients(node, { safe }))
  }
  const shared = { kind: 'approval', token, spender: bob, isIncrease: false }
  expect(approve(5n)).toEqual({ ...shared, amount: 5n, isUnlimited: false })
  expect(approve(maxUint256)).toMatchObject({ ...shared, isUnlimited: true })
  expect(approve(0n)).toMatchObject({ ...shared, amount: 0n })
  const node = decodeCall(transfer, { safe })
  const recipients = listRecipients(node, { safe })
  expect(summarizeCall(node, safe, undefined, recipients).kind).toBe('token')
})
