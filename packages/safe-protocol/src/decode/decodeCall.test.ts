import fc from 'fast-check'
import {
  type Abi,
  encodeFunctionData,
  type Hex,
  parseAbi,
  toFunctionSelector,
} from 'viem'
import { expect, test } from 'vitest'
import { bytes, calls, numRuns } from '../../test/arbitraries.ts'
import { publishedAbis } from '../../test/publishedAbis.ts'
import { encodeCreateProxyWithNonce } from '../creation/encodeCreateProxyWithNonce.ts'
import { encodeSetup } from '../creation/encodeSetup.ts'
import { contractsOf } from '../deployments/getSafeDeployment.ts'
import { encodeExecTransaction } from '../execution/execTransaction.ts'
import { createSafeTransaction } from '../hash/createSafeTransaction.ts'
import { encodeMultiSend } from '../multisend/encodeMultiSend.ts'
import { encodeAddOwner } from '../settings/owners.ts'
import type { CallNode } from './CallNode.ts'
import { decodeCall } from './decodeCall.ts'
import { knownFunction } from './knownFunctions.ts'

const safe = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
const other = '0x000000000000000000000000000000000000dEaD'
const zero = '0x0000000000000000000000000000000000000000'
const addOwner = encodeAddOwner({ owner: other, threshold: 1 })
const erc20 = parseAbi(['function transfer(address to, uint256 value)'])
const transfer = encodeFunctionData({
  abi: erc20,
  args: [other, 5n],
})

function address(version: '1.3.0' | '1.4.1' | '1.5.0', name: string) {
  const found = contractsOf(version, 'canonical').find(([key]) => key === name)
  if (!found) throw new Error(name)
  return found[1].address
}

test('default', () => {
  expect(decodeCall({ to: other, data: transfer })).toMatchInlineSnapshot(`
    {
      "children": [],
      "data": "0xa9059cbb000000000000000000000000000000000000000000000000000000000000dead0000000000000000000000000000000000000000000000000000000000000005",
      "method": {
        "name": "transfer",
        "parameters": [
          {
            "name": "to",
            "type": "address",
            "value": "0x000000000000000000000000000000000000dEaD",
          },
          {
            "name": "value",
            "type": "uint256",
            "value": 5n,
          },
        ],
        "signature": "transfer(address,uint256)",
      },
      "operation": 0,
      "to": "0x000000000000000000000000000000000000dEaD",
      "value": 0n,
    }
  `)
})

test('behavior: a plain transfer has neither a method nor unknown bytes', () => {
  expect(decodeCall({ to: other, value: 1n })).toMatchInlineSnapshot(`
    {
      "children": [],
      "data": "0x",
      "operation": 0,
      "to": "0x000000000000000000000000000000000000dEaD",
      "value": 1n,
    }
  `)
})

test('behavior: unknown data is kept and marked', () => {
  for (const data of [
    '0x12',
    '0xdeadbeef',
    `${transfer.slice(0, -2)}`,
  ] as Hex[])
    expect(decodeCall({ to: other, data })).toMatchObject({
      data,
      unknown: true,
      children: [],
    })
})

test('behavior: every state-changing function of the contracts is known', () => {
  // Tokens call back, safes do not; and the others always revert, by design.
  const callbacks =
    /^(on(ERC721|ERC1155)|tokensReceived|calculate|requiredTxGas|simulateAndRevert)/
  for (const { abi, file } of publishedAbis())
    for (const item of abi) {
      if (item.type !== 'function' || callbacks.test(item.name)) continue
      if (/view|pure/.test(item.stateMutability ?? '')) continue
      const known = knownFunction(toFunctionSelector(item))
      expect(known?.name, `${file} ${item.name}`).toBe(item.name)
      // Older factories contain masterCopy, which no wallet shows any more.
      if (!/v1\.[01]\.[01]\/proxy/.test(file))
        expect(known?.inputs.map(({ name }) => name)).toEqual(
          item.inputs.map(({ name }) => name),
        )
    }
})

test('behavior: batches, executions and module calls are followed', () => {
  const batch = encodeMultiSend([
    { to: other, data: transfer },
    { to: other, value: 3n },
  ])
  const execution = encodeExecTransaction(
    createSafeTransaction({
      to: address('1.4.1', 'multiSend'),
      data: batch,
      operation: 1,
      nonce: 0n,
    }),
    '0x',
  )
  const root = decodeCall(
    {
      to: address('1.3.0', 'multiSendCallOnly'),
      operation: 1,
      data: encodeMultiSend([{ to: other, data: execution }]),
    },
    { safe },
  )
  const inner = root.children[0]?.children[0]
  expect(root.children[0]?.self).toBe(safe)
  expect(inner?.self).toBe(other)
  expect(inner?.contract).toEqual({ name: 'multiSend', version: '1.4.1' })
  expect(inner?.children.map((call) => call.method?.name)).toEqual([
    'transfer',
    undefined,
  ])
})

test('behavior: creation shows the initializer and its delegatecall', () => {
  const root = decodeCall({
    to: address('1.4.1', 'proxyFactory'),
    data: encodeCreateProxyWithNonce({
      singleton: address('1.4.1', 'singletonL2'),
      setup: encodeSetup({
        owners: [safe],
        threshold: 1,
        fallbackHandler: other,
        to: other,
        data: '0x12345678',
      }),
      saltNonce: 0n,
    }),
  })
  const [setup] = root.children
  expect(setup?.method?.name).toBe('setup')
  expect(setup?.initializer).toBe(true)
  expect(setup?.children).toMatchObject([
    { to: other, operation: 1, unknown: true, initializer: true },
  ])
})

test('behavior: to = 0x0 in a batch of 1.5.0 is the safe itself', () => {
  const batch = encodeMultiSend([{ to: zero, data: addOwner }])
  const first = (to: `0x${string}`, operation: 0 | 1, options = {}) =>
    decodeCall({ to, data: batch, operation }, { safe, ...options }).children[0]
  const callOnly = (version: '1.3.0' | '1.4.1' | '1.5.0') =>
    address(version, 'multiSendCallOnly')
  expect(first(callOnly('1.5.0'), 1)).toMatchObject({
    to: safe,
    zeroMeansSelf: true,
  })
  // A plain call calls the batch contract itself.
  expect(first(callOnly('1.5.0'), 0)).toMatchObject({
    to: callOnly('1.5.0'),
    zeroMeansSelf: true,
  })
  for (const version of ['1.3.0', '1.4.1'] as const)
    expect(first(callOnly(version), 1)).toMatchObject({ to: zero })
  // An unknown batch contract may do either: the dangerous reading wins.
  expect(first(other, 1)).toMatchObject({ to: safe, zeroMeansSelf: true })
  expect(first(other, 1, { version: '1.3.0' })).toMatchObject({ to: zero })
})

test('behavior: a malformed batch is unknown, not empty', () => {
  const data = encodeFunctionData({
    abi: parseAbi(['function multiSend(bytes transactions)']),
    args: ['0x0012'],
  })
  const node = decodeCall({ to: other, data, operation: 1 })
  expect(node).toMatchObject({ unknown: true, children: [] })
  expect(node.method?.name).toBe('multiSend')
})

test('behavior: bytes that no argument uses are reported', () => {
  const node = decodeCall({ to: other, data: `${transfer}00` })
  expect(node.method?.name).toBe('transfer')
  expect(node.unusual).toBe(true)
  // High bits of an address are cut off by the contract.
  const dirty = transfer.replace('a9059cbb00', 'a9059cbbff') as Hex
  expect(decodeCall({ to: other, data: dirty })).toMatchObject({
    unusual: true,
    method: { parameters: [{ value: other }, { value: 5n }] },
  })
})

test('behavior: the depth is capped and the rest marked', () => {
  let data = transfer
  for (let i = 0; i < 40; i++) data = encodeMultiSend([{ to: other, data }])
  let node: CallNode | undefined = decodeCall({ to: other, data })
  let depth = 0
  while (node?.children[0]) {
    node = node.children[0]
    depth++
  }
  expect(depth).toBe(16)
  expect(node).toMatchObject({ tooDeep: true, unknown: true })
})

const vault = parseAbi([
  'struct Leg { address token; uint256[] amounts; }',
  'function deposit(Leg[] legs, bool force)',
  'function transfer(address recipient, uint256 shares)',
]) as Abi
const deposit = encodeFunctionData({
  abi: vault,
  functionName: 'deposit',
  args: [[{ token: other, amounts: [1n, 2n] }], true],
})

test('param: abis', () => {
  const decode = (data: Hex, address?: typeof other) =>
    decodeCall(
      { to: other, data },
      { abis: [address ? { abi: vault, address } : { abi: vault }] },
    ).method
  expect(decode(deposit)).toMatchInlineSnapshot(`
    {
      "fromAbi": true,
      "name": "deposit",
      "parameters": [
        {
          "name": "legs",
          "type": "(address,uint256[])[]",
          "value": [
            [
              "0x000000000000000000000000000000000000dEaD",
              [
                1n,
                2n,
              ],
            ],
          ],
        },
        {
          "name": "force",
          "type": "bool",
          "value": true,
        },
      ],
      "signature": "deposit((address,uint256[])[],bool)",
    }
  `)
  // The target's own ABI names the arguments; a general one comes last.
  expect(decode(transfer, other)?.parameters[1]?.name).toBe('shares')
  expect(decode(transfer)?.parameters[1]?.name).toBe('value')
})

test('behavior: an ABI whose selector collides cannot rename a known function', () => {
  // Its selector is that of transfer(address,uint256).
  const abi = parseAbi(['function many_msg_babbage(bytes1 harmless)']) as Abi
  const abis = [{ abi, address: other } as const]
  const node = decodeCall({ to: other, data: transfer }, { abis })
  expect(node.method?.signature).toBe('transfer(address,uint256)')
  expect(node.method?.fromAbi).toBeUndefined()
})

test('behavior: names of a given ABI are marked as claims', () => {
  const abis = [{ abi: vault, address: other } as const]
  const methodOf = (data: Hex) =>
    decodeCall({ to: other, data }, { abis }).method
  expect(methodOf(deposit)?.fromAbi).toBe(true)
  expect(decodeCall({ to: other, data: transfer }).method?.fromAbi).toBe(
    undefined,
  )
})

test('behavior: an extra ABI cannot hide the calls inside', () => {
  const abi = parseAbi(['function multiSend(bytes note)']) as Abi
  const data = encodeMultiSend([{ to: other, data: transfer }])
  const node = decodeCall(
    { to: other, data },
    { abis: [{ abi, address: other }] },
  )
  expect(node.method?.parameters[0]?.name).toBe('note')
  expect(node.children).toHaveLength(1)
})

test('error: the call itself is malformed', () => {
  expect(() => decodeCall({ to: '0x12' })).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: to: expected a 20-byte address]`,
  )
  expect(() =>
    decodeCall({ to: other, data: '0x1' }),
  ).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: data: expected 0x-prefixed whole bytes]`,
  )
})

const selectors = publishedAbis()
  .flatMap(({ abi }) => abi)
  .flatMap((item) =>
    item.type === 'function' ? [toFunctionSelector(item)] : [],
  )

test('behavior: decodes any data without throwing and keeps every byte', () => {
  const data = fc.oneof(
    bytes(0, 200),
    fc
      .tuple(fc.constantFrom(...selectors), bytes(0, 400))
      .map(([selector, rest]): Hex => `${selector}${rest.slice(2)}` as Hex),
    fc.array(calls, { maxLength: 4 }).map(encodeMultiSend),
  )
  fc.assert(
    fc.property(data, (bytes) => {
      const node = decodeCall(
        { to: other, data: bytes, operation: 1 },
        { safe },
      )
      expect(node.data).toBe(bytes)
      if (bytes !== '0x' && !node.method) expect(node.unknown).toBe(true)
    }),
    { numRuns },
  )
})
