import type { Hex } from 'viem'
import { expect, test } from 'vitest'
import type { Rpc } from '../../platform/rpc/createNodeRpc.ts'
import { RpcError } from '../../platform/rpc/RpcError.ts'
import { traceCalls } from './traceCalls.ts'

const ref = (txHash: Hex) => ({ txHash }) as Parameters<typeof traceCalls>[1][0]

const nodeOf = (answers: Record<string, unknown>): Rpc => ({
  batch: async (calls) =>
    calls.map(({ method, params }) =>
      `${method} ${params[0]}` in answers
        ? { result: answers[`${method} ${params[0]}`] }
        : { error: new RpcError('rpc', 'Method not found') },
    ),
})

const address = (digit: number): Hex => `0x${String(digit).repeat(40)}`
const call = (from: number, to: number) => ({
  from: address(from),
  to: address(to),
  input: `0x${to}${to}`,
})
const traced = (type: string, fields: object, more: object = {}) => ({
  ...fields,
  type,
  ...more,
})
const kept = (
  callType: string,
  fields: object,
  traceAddress: number[],
  more: object = {},
) => ({ action: { ...fields, callType }, type: 'call', traceAddress, ...more })

const replay = traced('CALL', call(1, 2), {
  calls: [
    traced('CALL', call(2, 3), {
      calls: [traced('STATICCALL', call(3, 4)), traced('CALL', call(3, 5))],
    }),
    traced('CALL', call(2, 6), {
      error: 'execution reverted',
      calls: [traced('CALL', call(6, 7))],
    }),
    traced('DELEGATECALL', call(2, 8), {
      calls: [traced('CALL', call(2, 9))],
    }),
  ],
})
const list = [
  kept('call', call(1, 2), []),
  kept('call', call(2, 3), [0]),
  kept('staticcall', call(3, 4), [0, 0]),
  kept('call', call(3, 5), [0, 1]),
  kept('call', call(2, 6), [1], { error: 'Reverted' }),
  kept('call', call(6, 7), [1, 0]),
  kept('delegatecall', call(2, 8), [2]),
  kept('call', call(2, 9), [2, 0]),
]
const inOrder = [call(3, 5), call(2, 3), call(2, 9), call(1, 2)]

test('default', async () => {
  const node = nodeOf({ 'debug_traceTransaction 0x1': replay })
  expect([...(await traceCalls(node, [ref('0x1'), ref('0x2')]))]).toEqual([
    ['0x1', inOrder],
  ])
})

test('behavior: kept traces where a block cannot be replayed', async () => {
  const node = nodeOf({
    'debug_traceTransaction 0x1': replay,
    'debug_traceTransaction 0x2': null,
    'trace_transaction 0x2': list,
    'trace_transaction 0x3': list,
    'trace_transaction 0x4': null,
  })
  const refs = (['0x1', '0x2', '0x3', '0x4', '0x5'] as const).map(ref)
  expect([...(await traceCalls(node, refs))]).toEqual([
    ['0x1', inOrder],
    ['0x2', inOrder],
    ['0x3', inOrder],
  ])
})
