import {
  type Address,
  concat,
  encodeFunctionData,
  encodePacked,
  type Hex,
  parseAbi,
  size,
} from 'viem'
import { expect, test } from 'vitest'
import {
  a,
  b,
  c,
  contracts,
  inspect,
  kinds,
  other,
  safe,
  toSafe,
  zero,
} from '../../test/inspectCall.ts'
import { encodeCreateProxyWithNonce } from '../creation/encodeCreateProxyWithNonce.ts'
import { encodeSetup } from '../creation/encodeSetup.ts'
import { decodeCall } from '../decode/decodeCall.ts'
import { encodeExecTransaction } from '../execution/execTransaction.ts'
import { createSafeTransaction } from '../hash/createSafeTransaction.ts'
import { hashSafeTransaction } from '../hash/hashSafeTransaction.ts'
import type { SafeDomain } from '../hash/SafeTransaction.ts'
import {
  encodeMultiSend,
  encodeMultiSendCallOnly,
} from '../multisend/encodeMultiSend.ts'
import type { MultiSendCallInput } from '../multisend/MultiSendCall.ts'
import * as configuration from '../settings/configuration.ts'
import { encodeAddOwner } from '../settings/owners.ts'
import { findRisks } from './findRisks.ts'

const packBatch = (calls: readonly { to: Address; data: Hex }[]) =>
  concat(
    calls.map(({ to, data }) =>
      encodePacked(
        ['uint8', 'address', 'uint256', 'uint256', 'bytes'],
        [0, to, 0n, BigInt(size(data)), data],
      ),
    ),
  )

const policy = { owners: [a, b] as const, threshold: 2 }

test('behavior: a plain call has no findings', () => {
  expect(inspect({ to: other, value: 1n })).toEqual([])
  const data = encodeFunctionData({
    abi: parseAbi(['function transfer(address, uint256)']),
    args: [a, 1n],
  })
  expect(inspect({ to: other, data })).toEqual([])
})

test('behavior: delegatecalls', () => {
  const data = encodeMultiSend([{ to: other }])
  const call = (to: Address) => ({ to, data, operation: 1 as const })
  const { multiSend, multiSendCallOnly } = contracts('1.4.1')
  expect(kinds(inspect(call(multiSendCallOnly.address)))).toEqual([
    'delegate-call allow',
  ])
  expect(inspect(call(multiSendCallOnly.address))).toMatchObject([
    { trusted: true, isBatch: true },
  ])
  expect(kinds(inspect(call(multiSend.address)))).toEqual([
    'delegate-call refuse',
  ])
  expect(kinds(inspect(call(other)))).toEqual(['delegate-call refuse'])
  expect(
    kinds(inspect(call(other), { trusted: [other.toLowerCase() as Address] })),
  ).toEqual(['delegate-call allow'])
})

test('behavior: refuses a delegatecall inside a batch for any target', () => {
  const to = contracts('1.4.1').signMessageLib.address
  const message = configuration.encodeSignMessage({ message: '0x1234' })
  const risks = inspect({
    to: contracts('1.4.1').multiSend.address,
    operation: 1,
    data: encodeMultiSend([{ to: other }, { to, data: message, operation: 1 }]),
  })
  expect(kinds(risks)).toEqual([
    'delegate-call refuse',
    'delegate-call refuse 1',
    'message-signed refuse 1',
  ])
})

test('behavior: a signature on the chain is refused', () => {
  const to = contracts('1.4.1').signMessageLib.address
  const sign = (message: Hex) =>
    kinds(
      inspect({
        to,
        data: configuration.encodeSignMessage({ message }),
        operation: 1,
      }),
    )
  expect(sign(`0x${'11'.repeat(32)}`)).toEqual([
    'delegate-call allow',
    'message-signed refuse',
  ])
  expect(sign('0x48656c6c6f')).toContain('message-signed refuse')
})

test('behavior: unknown bytes', () => {
  expect(inspect({ to: other, data: '0xdeadbeef' })).toMatchInlineSnapshot(`
    [
      {
        "kind": "unknown-calldata",
        "operation": 0,
        "path": [],
        "safe": "0x8ba1f109551bD432803012645Ac136ddd64DBA72",
        "target": "0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65",
      },
    ]
  `)
  expect(kinds(inspect({ to: other, data: '0xdeadbeef' }))).toEqual([
    'unknown-calldata acknowledge',
  ])
  const data = `${encodeAddOwner({ owner: a, threshold: 1 })}00` as const
  expect(kinds(toSafe(data))).toEqual([
    'unusual-encoding acknowledge',
    'owners acknowledge',
  ])
})

test('behavior: a delegatecall with unknown data is refused', () => {
  const data = '0xdeadbeef' as const
  expect(kinds(inspect({ to: other, data, operation: 1 }))).toEqual([
    'unknown-calldata refuse',
    'delegate-call refuse',
  ])
  const to = contracts('1.4.1').multiSend.address
  const batch = encodeMultiSend([{ to: other, data, operation: 1 }])
  expect(kinds(inspect({ to, data: batch, operation: 1 }))).toEqual([
    'delegate-call refuse',
    'unknown-calldata refuse 0',
    'delegate-call refuse 0',
  ])
})

test('behavior: a batch that ends in garbage lists the calls before it', () => {
  const evil = encodeAddOwner({ owner: c, threshold: 1 })
  const data = encodeFunctionData({
    abi: parseAbi(['function multiSend(bytes)']),
    args: [concat([packBatch([{ to: safe, data: evil }]), '0x00'])],
  })
  const to = contracts('1.4.1').multiSendCallOnly.address
  const risks = inspect({ to, data, operation: 1 }, policy)
  expect(risks.map(({ kind, path }) => [kind, ...path].join(' '))).toEqual([
    'unreadable-batch',
    'delegate-call',
    'owners 0',
  ])
  expect(risks[0]).toMatchObject({ target: to })
  expect(kinds(risks)).toContain('unreadable-batch refuse')
  // A plain call to the library is refused too.
  expect(kinds(inspect({ to, data }))).toContain('unreadable-batch refuse')
})

test('behavior: a batch entry to 0x0 that means the safe', () => {
  const data = encodeMultiSend([
    { to: zero, data: encodeAddOwner({ owner: c, threshold: 1 }) },
  ])
  const run = (version: '1.4.1' | '1.5.0', options = { safe } as object) => {
    const { address: to } = contracts(version).multiSendCallOnly
    const node = decodeCall({ to, data, operation: 1 }, options)
    return findRisks(node, { safe, owners: [a], threshold: 1 })
  }
  expect(kinds(run('1.4.1'))).toEqual(['delegate-call allow'])
  const expected = [
    'delegate-call allow',
    'zero-means-self acknowledge 0',
    'owners acknowledge 0',
  ]
  expect(kinds(run('1.5.0'))).toEqual(expected)
  expect(kinds(run('1.5.0', {}))).toEqual(expected)
})

test('behavior: the same call to another address raises no finding', () => {
  const data = encodeAddOwner({ owner: c, threshold: 1 })
  expect(inspect({ to: other, data })).toEqual([])
})

test('behavior: refunds', () => {
  const run = (fields: object) =>
    inspect(
      { to: other },
      {
        transaction: createSafeTransaction({ to: other, nonce: 0n, ...fields }),
      },
    )
  expect(run({})).toEqual([])
  expect(run({ safeTxGas: 1n })).toEqual([])
  expect(run({ gasPrice: 1n, refundReceiver: a })).toMatchInlineSnapshot(`
    [
      {
        "baseGas": 0n,
        "gasPrice": 1n,
        "gasToken": "0x0000000000000000000000000000000000000000",
        "kind": "refund",
        "maximum": 0n,
        "path": [],
        "refundReceiver": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
        "safe": "0x8ba1f109551bD432803012645Ac136ddd64DBA72",
        "safeTxGas": 0n,
      },
    ]
  `)
  expect(kinds(run({ gasPrice: 1n }))).toEqual(['refund acknowledge'])
  for (const field of [{ baseGas: 1n }, { gasToken: a }, { refundReceiver: a }])
    expect(kinds(run(field))).toEqual(['refund warn'])
  const drain = { safeTxGas: 2n, baseGas: 10n ** 9n, gasPrice: 10n ** 12n }
  expect(run({ ...drain, gasToken: b, refundReceiver: other })).toMatchObject([
    {
      maximum: (2n + 10n ** 9n) * 10n ** 12n,
      gasToken: b,
      refundReceiver: other,
    },
  ])
})

const tokenAbi = parseAbi([
  'function approve(address, uint256)',
  'function approve(address, address, uint160, uint48)',
  'function increaseAllowance(address, uint256)',
  'function setApprovalForAll(address, bool)',
  'function setAllowance(address, address, uint96, uint16, uint32)',
])

test('behavior: an allowance is acknowledged unless the balance covers it', () => {
  const token = b
  const approve = (amount: bigint, balance?: bigint) => {
    const args = [a, amount] as const
    const data = encodeFunctionData({
      abi: tokenAbi,
      functionName: 'approve',
      args,
    })
    const approvals = [{ token, spender: a, balance, allowance: 0n } as const]
    return inspect({ to: token, data }, { approvals })
  }
  expect(approve(5n, 5n)).toMatchObject([
    {
      kind: 'approval',
      token,
      spender: a,
      amount: 5n,
      reach: 'within-balance',
    },
  ])
  expect(kinds(approve(5n, 5n))).toEqual(['approval warn'])
  expect(approve(6n, 5n)).toMatchObject([{ reach: 'above-balance' }])
  expect(approve(6n)).toMatchObject([{ reach: 'unknown' }])
  for (const amount of [
    2n ** 256n - 1n,
    2n ** 255n,
    2n ** 160n - 1n,
    2n ** 96n - 1n,
  ])
    expect(approve(amount, 2n ** 256n - 1n)).toMatchObject([
      { reach: 'unlimited' },
    ])
  for (const risks of [approve(6n, 5n), approve(6n), approve(2n ** 256n - 1n)])
    expect(kinds(risks)).toEqual(['approval acknowledge'])
  expect(approve(0n)).toEqual([])
})

test('behavior: an increase counts with the present allowance', () => {
  const token = b
  const args = [a, 5n] as const
  const data = encodeFunctionData({
    abi: tokenAbi,
    functionName: 'increaseAllowance',
    args,
  })
  const reach = (allowance: bigint | undefined) =>
    inspect(
      { to: token, data },
      { approvals: [{ token, spender: a, balance: 7n, allowance }] },
    )
  expect(reach(2n)).toMatchObject([
    { reach: 'within-balance', isIncrease: true },
  ])
  expect(reach(3n)).toMatchObject([{ reach: 'above-balance' }])
  expect(reach(undefined)).toMatchObject([{ reach: 'unknown' }])
})

test('behavior: a right to all NFTs is unlimited, taking it back is no finding', () => {
  const all = (isAllowed: boolean) => {
    const args = [a, isAllowed] as const
    const data = encodeFunctionData({
      abi: tokenAbi,
      functionName: 'setApprovalForAll',
      args,
    })
    return inspect({ to: other, data })
  }
  expect(all(true)).toMatchObject([
    { kind: 'approval', amount: true, reach: 'unlimited' },
  ])
  expect(all(false)).toEqual([])
})

test('behavior: spending limits and Permit2 allowances name the token and its keeper', () => {
  const limit = encodeFunctionData({
    abi: tokenAbi,
    functionName: 'setAllowance',
    args: [a, b, 9n, 0, 0],
  })
  expect(inspect({ to: other, data: limit })).toMatchObject([
    { kind: 'approval', token: b, spender: a, amount: 9n, via: other },
  ])
  const permit2 = encodeFunctionData({
    abi: tokenAbi,
    functionName: 'approve',
    args: [b, a, 2n ** 160n - 1n, 0],
  })
  expect(inspect({ to: other, data: permit2 })).toMatchObject([
    { kind: 'approval', token: b, spender: a, via: other, reach: 'unlimited' },
  ])
})

test('behavior: balances of this safe do not cover allowances of another', () => {
  const token = b
  const args = [a, 5n] as const
  const data = encodeFunctionData({
    abi: tokenAbi,
    functionName: 'approve',
    args,
  })
  const inner = createSafeTransaction({ to: token, data, nonce: 0n })
  const risks = inspect(
    { to: c, data: encodeExecTransaction(inner, '0x') },
    { approvals: [{ token, spender: a, balance: 9n, allowance: 0n }] },
  )
  expect(risks).toContainEqual(
    expect.objectContaining({ kind: 'approval', reach: 'unknown' }),
  )
})

test('behavior: another safe inside', () => {
  const inner = createSafeTransaction({
    to: other,
    data: encodeAddOwner({ owner: c, threshold: 1 }),
    nonce: 0n,
  })
  const risks = inspect(
    { to: other, data: encodeExecTransaction(inner, '0x') },
    policy,
  )
  expect(kinds(risks)).toEqual([
    'inner-execution allow',
    'owners acknowledge 0',
  ])
  // The policy is this safe's: the other safe's is unknown.
  expect(risks[1]).toMatchObject({ safe: other })
  expect(risks[1]).not.toHaveProperty('result')
  const hash = `0x${'11'.repeat(32)}` as const
  const data = configuration.encodeApproveHash({ hash })
  const approval = inspect({ to: other, data })
  expect(approval).toMatchObject([{ kind: 'hash-approved', hash }])
  expect(kinds(approval)).toEqual(['hash-approved acknowledge'])
})

test('behavior: the fee of each transaction executed inside is a finding of its safe', () => {
  const fee = { baseGas: 7n, gasPrice: 3n, gasToken: a, refundReceiver: b }
  const execute = (fields: object): MultiSendCallInput => ({
    to: other,
    data: encodeExecTransaction(
      createSafeTransaction({ to: c, value: 1n, nonce: 0n, ...fields }),
      '0x',
    ),
  })
  expect(inspect(execute(fee))).toContainEqual({
    ...{ kind: 'refund', safeTxGas: 0n, ...fee, maximum: 21n },
    ...{ path: [], safe: other },
  })
  expect(kinds(inspect(execute({})))).toEqual(['inner-execution allow'])
  const { multiSendCallOnly } = contracts('1.4.1')
  const many = Array.from({ length: 30 }, () => execute(fee))
  const found = inspect({
    ...{ to: multiSendCallOnly.address, operation: 1 },
    data: encodeMultiSendCallOnly([...many, { ...execute(fee), to: safe }]),
  }).filter(({ kind }) => kind === 'refund')
  expect(found).toHaveLength(31)
  expect(found.at(29)).toMatchObject({ path: [29], safe: other })
  expect(found.at(30)).toMatchObject({ path: [30], safe })
})

test('behavior: an approved transaction is searched if its hash is the approved one', () => {
  const { multiSendCallOnly } = contracts('1.4.1')
  const batch = encodeMultiSendCallOnly([
    { to: other, data: encodeAddOwner({ owner: c, threshold: 1 }) },
  ])
  const transaction = createSafeTransaction({
    ...{ to: multiSendCallOnly.address, data: batch, operation: 1, nonce: 3n },
  })
  const domain: SafeDomain = { chainId: 1337, safe: other, version: '1.4.1' }
  const { safeTxHash: hash } = hashSafeTransaction(domain, transaction)
  const call: MultiSendCallInput = {
    to: other,
    data: configuration.encodeApproveHash({ hash }),
  }
  const find = (one: typeof transaction, at = domain) => {
    const approved = [{ ...at, transaction: one }]
    return findRisks(decodeCall(call, { safe, approved }), { safe })
  }
  // The batch is a transaction of its own, so its pinned library is allowed.
  expect(kinds(find(transaction))).toEqual([
    'hash-approved allow',
    'delegate-call allow 0',
    'owners acknowledge 0 0',
  ])
  expect(find(transaction)[2]).toMatchObject({ safe: other })
  const unknown = ['hash-approved acknowledge']
  expect(kinds(find({ ...transaction, nonce: 4n }))).toEqual(unknown)
  expect(kinds(find(transaction, { ...domain, chainId: 1 }))).toEqual(unknown)
  expect(kinds(find(transaction, { ...domain, safe: a }))).toEqual(unknown)
})

test('behavior: a new safe is no finding, its foreign setup is', () => {
  const { proxyFactory, singletonL2, toL2Setup } = contracts('1.4.1')
  const create = (to: Address | undefined, singleton: Address) =>
    kinds(
      inspect({
        to: proxyFactory.address,
        data: encodeCreateProxyWithNonce({
          singleton,
          setup: encodeSetup({
            owners: [a],
            threshold: 1,
            fallbackHandler: other,
            ...(to ? { to, data: '0x12345678' } : {}),
          }),
          saltNonce: 0n,
        }),
      }),
    )
  expect(create(undefined, singletonL2.address)).toEqual([])
  expect(create(other, singletonL2.address)).toEqual([
    'unknown-calldata refuse 0 0',
    'delegate-call refuse 0 0',
  ])
  expect(create(toL2Setup?.address, singletonL2.address)).toEqual([
    'unknown-calldata refuse 0 0',
  ])
  expect(create(undefined, other)).toEqual(['delegate-call refuse 0'])
})

test('behavior: a call that was given other data is read again', () => {
  const data = encodeAddOwner({ owner: other, threshold: 1 })
  const node = decodeCall({ to: safe, data }, { safe })
  const added = () =>
    findRisks(node, { safe }).flatMap((risk) =>
      risk.kind === 'owners' ? risk.added : [],
    )
  expect(added()).toEqual([other])
  node.data = encodeAddOwner({ owner: c, threshold: 1 })
  expect(added()).toEqual([c])
})
