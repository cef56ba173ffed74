import {
  createSafeTransaction,
  encodeExecTransaction,
  encodeMultiSendCallOnly,
} from '@strongroom/safe-protocol'
import { type Address, encodeFunctionData, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { type DecodableCall, decodeData } from './decodeData.ts'

const token: Address = '0x9B83f8d1228a2540b00c2091103026712Be0c669'
const to: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const callOnly: Address = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'
const call: DecodableCall = { to: token, value: '0', data: '0x', operation: 0 }

const transfer = encodeFunctionData({
  abi: parseAbi(['function transfer(address to, uint256 value)']),
  args: [to, 5n],
})
const approveAll = encodeFunctionData({
  abi: parseAbi([
    'function setApprovalForAll(address operator, bool approved)',
  ]),
  args: [to, true],
})

test('default', () => {
  expect(
    decodeData({ ...call, data: transfer }).decoded,
  ).toMatchInlineSnapshot(`
      {
        "accuracy": "ONLY_FUNCTION_MATCH",
        "method": "transfer",
        "parameters": [
          {
            "name": "to",
            "type": "address",
            "value": "0x90F79bf6EB2c4f870365E785982E1f101E93b906",
          },
          {
            "name": "value",
            "type": "uint256",
            "value": "5",
          },
        ],
      }
    `)
})

test('behavior: booleans in words', () => {
  const { decoded } = decodeData({ ...call, data: approveAll })
  expect(decoded?.parameters?.[1]?.value).toBe('True')
})

test('behavior: a batch is decoded call by call', () => {
  const data = encodeMultiSendCallOnly([
    { to: token, data: transfer },
    { to, value: 7n },
    { to, data: '0x12345678' },
  ])
  const batch = { ...call, to: callOnly, operation: 1, data }
  const { decoded, nestedDelegateCall } = decodeData(batch)
  expect(nestedDelegateCall).toBe(false)
  expect(decoded?.method).toBe('multiSend')
  expect(decoded?.parameters?.[0]?.valueDecoded).toMatchObject([
    {
      operation: 0,
      to: token,
      value: '0',
      dataDecoded: { method: 'transfer' },
    },
    { operation: 0, to, value: '7', data: null, dataDecoded: null },
    { operation: 0, to, value: '0', data: '0x12345678', dataDecoded: null },
  ])
})

test('behavior: an execution shows the call inside', () => {
  const data = encodeExecTransaction(
    createSafeTransaction({ to: token, data: transfer, nonce: 1n }),
    '0x',
  )
  const { decoded } = decodeData({ ...call, data })
  expect(decoded?.parameters?.[2]).toMatchObject({
    name: 'data',
    valueDecoded: { method: 'transfer' },
  })
})

test('behavior: leaves empty data, unknown selectors and foreign delegatecalls undecoded', () => {
  expect(decodeData(call).decoded).toBe(null)
  expect(decodeData({ ...call, data: '0x12345678' }).decoded).toBe(null)
  expect(decodeData({ ...call, data: transfer, operation: 1 }).decoded).toBe(
    null,
  )
})
