import {
  createSafeTransaction,
  decodeCall,
  encodeAddOwner,
  encodeApproveHash,
  encodeChangeThreshold,
  encodeMultiSendCallOnly,
  encodeRemoveOwner,
  encodeSwapOwner,
  getSafeDeployment,
  hashSafeTransaction,
  type MultiSendCallInput,
  safeAbi,
} from '@strongroom/safe-protocol'
import {
  decideSigning,
  findRisks,
  listRecipients,
} from '@strongroom/safe-protocol/risks'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  maxUint256,
  parseAbi,
  parseEther,
  parseUnits,
  zeroAddress,
} from 'viem'
import { expect, test } from 'vitest'
import { summarizeCall } from './summarizeCall.ts'
import { TransactionSentence } from './TransactionSentence.tsx'

const safe: Address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const bob: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const erin: Address = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const dave: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const ops: Address = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'
const usdc: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const other: Address = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
const owners = [safe, bob, ops] as const
const deployed = getSafeDeployment({ version: '1.4.1' })
const batchTo = deployed?.multiSendCallOnly.address ?? safe

const abi = parseAbi([
  'function execTransaction(address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,address gasToken,address refundReceiver,bytes signatures)',
  'function approveHash(bytes32 hash)',
  'function safeTransferFrom(address from,address to,uint256 id)',
  'function enableModule(address module)',
])

const token = (to: Address, value: bigint, of: Address = usdc) => ({
  to: of,
  data: encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [to, value],
  }),
})
const approve = (spender: Address, value: bigint) => ({
  to: usdc,
  data: encodeFunctionData({
    abi: erc20Abi,
    functionName: 'approve',
    args: [spender, value],
  }),
})
const coin = (to: Address, ether: string) => ({ to, value: parseEther(ether) })
const addOwner = {
  to: safe,
  data: encodeAddOwner({ owner: dave, threshold: 3 }),
} as const
const replaceOwner = {
  to: safe,
  data: encodeSwapOwner({ prevOwner: safe, oldOwner: bob, newOwner: dave }),
} as const
const nft = {
  to: usdc,
  data: encodeFunctionData({
    abi,
    functionName: 'safeTransferFrom',
    args: [safe, bob, 7n],
  }),
} as const
const batch = (...calls: MultiSendCallInput[]) =>
  ({
    to: batchTo,
    data: encodeMultiSendCallOnly(calls as never),
    operation: 1,
  }) as const
/** Calls with an operation of their own, which MultiSendCallOnly would refuse. */
const nested = (...calls: MultiSendCallInput[]): MultiSendCallInput => {
  const inner = batch({ to: bob, value: 0n })
  const packed = calls
    .map(({ to, value = 0n, data = '0x', operation = 0 }) => {
      const word = (amount: bigint | number) =>
        amount.toString(16).padStart(64, '0')
      const bytes = data.slice(2)
      return `0${operation}${to.slice(2)}${word(value)}${word(bytes.length / 2)}${bytes}`
    })
    .join('')
  const size = packed.length / 2
  const padded = packed.padEnd(Math.ceil(size / 32) * 64, '0')
  const length = size.toString(16).padStart(64, '0')
  const head = `0x${inner.data.slice(2, 10)}${'20'.padStart(64, '0')}` as const
  return { ...inner, data: `${head}${length}${padded}` }
}
const execute = (call: MultiSendCallInput) =>
  ({
    to: ops,
    data: encodeFunctionData({
      abi,
      functionName: 'execTransaction',
      args: [
        call.to,
        call.value ?? 0n,
        call.data ?? '0x',
        call.operation ?? 0,
        ...([0n, 0n, 0n, zeroAddress, zeroAddress, '0x'] as const),
      ],
    }),
  }) as const

const names = {
  [bob.toLowerCase()]: 'Bob',
  [erin.toLowerCase()]: 'Erin',
  [dave.toLowerCase()]: 'Dave',
  [ops.toLowerCase()]: 'Ops',
}

/** The sentence of a review of this call, as the page writes it. */
function sentence(call: MultiSendCallInput, isProven = true): string {
  const node = decodeCall(call, { safe, version: '1.4.1' })
  const recipients = listRecipients(node, { safe })
  const policy = { owners, threshold: 2 }
  const summary = summarizeCall(node, {
    ...{ safe, recipients, policy },
    reasons: decideSigning(findRisks(node, { safe, ...policy }), {
      hash: '0x',
    }).reasons,
  })
  const known = { decimals: 6, symbol: 'USDC' }
  const html = renderToStaticMarkup(
    createElement(TransactionSentence, {
      ...{ summary, names, recipients },
      tokens: isProven
        ? { [usdc.toLowerCase()]: known, [other.toLowerCase()]: known }
        : { [usdc.toLowerCase()]: { decimals: 18, symbol: 'ETH' } },
    }),
  )
  return html
    .replace(/<span aria-hidden="true".*?<\/span><\/span><\/span>/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
}

const many = (count: number, call: MultiSendCallInput) =>
  Array.from({ length: count }, () => call)

test.each([
  ['a transfer', token(bob, parseUnits('9', 6)), 'Send 9 USDC to Bob'],
  ['an empty call', { to: bob }, 'Send nothing: an empty call to Bob'],
  [
    'a call to itself',
    { to: safe },
    'Reject: cancels every transaction with the same nonce',
  ],
  [
    'a new owner',
    addOwner,
    'Add Dave as owner; 3 of 4 must confirm (now 2 of 3)',
  ],
  [
    'a new threshold',
    { to: safe, data: encodeChangeThreshold({ threshold: 1 }) },
    'Change how many owners must confirm; 1 of 3 must confirm (now 2 of 3)',
  ],
  ['a replaced owner', replaceOwner, 'Replace Bob with Dave'],
  [
    'a change with a stale neighbour',
    {
      to: safe,
      data: encodeRemoveOwner({ prevOwner: dave, owner: bob, threshold: 2 }),
    },
    'Remove Bob as owner; 2 of 2 must confirm (now 2 of 3)',
  ],
  ['an allowance', approve(bob, parseUnits('5', 6)), 'Let Bob spend 5 USDC'],
  ['no limit', approve(bob, maxUint256), 'Let Bob spend unlimited USDC'],
  ['an end', approve(bob, 0n), 'Stop Bob from spending USDC'],
  ['an NFT', nft, `Send NFT 7 of ${usdc} to Bob`],
  [
    'unknown bytes',
    { to: bob, data: '0x12345678', value: 1n },
    'Call an unknown function of Bob with 0.000000000000000001 ETH',
  ],
  [
    'foreign code with the calls of a batch',
    { ...batch(coin(bob, '1')), to: ops },
    'Run the code of Ops as this safe',
  ],
  [
    'a transaction of another safe',
    execute(coin(bob, '1')),
    'As Ops: send 1 ETH to Bob',
  ],
  [
    'a hash of another safe',
    {
      to: ops,
      data: encodeFunctionData({
        abi,
        functionName: 'approveHash',
        args: [`0x${'12'.repeat(32)}`],
      }),
    },
    'Approve a transaction or message of Ops',
  ],
] as const)('default: %s in words', (_, call, expected) => {
  expect(sentence(call)).toBe(expected)
})

test.each([
  ['one call', [coin(erin, '1')], 'Send 1 ETH to Erin'],
  [
    'transfers of two tokens',
    [
      token(bob, parseUnits('250000', 6)),
      token(erin, parseUnits('162500', 6)),
      coin(dave, '20'),
    ],
    'Send 412,500 USDC and 20 ETH to 3 recipients',
  ],
  [
    'transfers to one account',
    [coin(erin, '1'), coin(erin, '2')],
    'Send 3 ETH to Erin',
  ],
  [
    'more than can be added in 256 bits',
    [token(bob, maxUint256), token(bob, maxUint256)],
    // 2 ** 257 - 2, and not a small number.
    'Send 231,584,178,474,632,390,847,141,970,017,375,815,706,539,969,331,281,128,078,915,168,015,826,259.27987 USDC to Bob',
  ],
  [
    'two tokens with one symbol',
    [token(bob, parseUnits('5', 6)), token(bob, parseUnits('7', 6), other)],
    `Send 5 USDC (token ${usdc}) and 7 USDC (token ${other}) to Bob`,
  ],
  [
    'different actions',
    [coin(erin, '1'), approve(bob, parseUnits('5', 6)), addOwner],
    '3 actions: add Dave as owner (3 of 4 must confirm, now 2 of 3), let Bob spend 5 USDC, send 1 ETH to Erin',
  ],
  [
    'more actions than are named',
    [
      addOwner,
      approve(bob, 1n),
      approve(erin, 1n),
      { to: bob, data: '0x12345678' } as const,
      coin(erin, '1'),
    ],
    '5 actions: add Dave as owner (3 of 4 must confirm, now 2 of 3), let Bob spend 0.000001 USDC, let Erin spend 0.000001 USDC, and 2 more',
  ],
  [
    'a transfer of another safe',
    [coin(erin, '1'), execute(coin(erin, '1'))],
    '2 actions: as Ops: send 1 ETH to Erin, send 1 ETH to Erin',
  ],
  [
    'two changes of owners',
    [addOwner, { to: safe, data: encodeChangeThreshold({ threshold: 4 }) }],
    'Add Dave as owner; 4 of 4 must confirm (now 2 of 3)',
  ],
  [
    'changes of owners and a transfer',
    [
      coin(erin, '1'),
      replaceOwner,
      { to: safe, data: encodeChangeThreshold({ threshold: 3 }) },
    ],
    '2 actions: replace Bob with Dave (3 of 3 must confirm, now 2 of 3), send 1 ETH to Erin',
  ],
] as const)('behavior: sums up a batch of %s', (_, calls, expected) => {
  expect(sentence(batch(...calls))).toBe(expected)
})

test('behavior: a change of settings between 999 transfers comes first', () => {
  const calls = many(1_000, coin(erin, '1'))
  calls[500] = nested(addOwner)
  expect(sentence(nested(...calls))).toBe(
    `1001 actions: run the code of ${batchTo} as this safe, add Dave as owner (3 of 4 must confirm, now 2 of 3), send 999 ETH to Erin`,
  )
})

test('behavior: a foreign delegate call between 999 transfers comes first', () => {
  const calls = many(1_000, token(erin, 1_000_000n))
  calls[998] = { to: bob, operation: 1, data: '0x12345678' }
  expect(sentence(nested(...calls))).toBe(
    '1000 actions: run the code of Bob as this safe, send 999 USDC to Erin',
  )
})

test('behavior: tokens without two sources are summed in base units', () => {
  expect(
    sentence(batch(token(bob, 5n), token(bob, 6n), coin(bob, '1')), false),
  ).toBe(
    `Send 11 units of token ${usdc} (it calls itself like the network’s coin) and 1 ETH to Bob`,
  )
})

test('behavior: an address without a name is short only if it is listed below', () => {
  const to = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
  expect(sentence({ to, value: 1n })).toContain(
    'to unknown address 0x3C44…93BC',
  )
  expect(sentence({ to, data: '0x12345678' })).toBe(
    `Call an unknown function of ${to}`,
  )
})

test('behavior: an approved transaction is part of the sentence', () => {
  const domain = { chainId: 1n, safe: ops, version: '1.4.1' }
  const say = (call: MultiSendCallInput) => {
    const transaction = createSafeTransaction({ ...call, nonce: 3n })
    const { safeTxHash: hash } = hashSafeTransaction(domain, transaction)
    const node = decodeCall(
      { to: ops, data: encodeApproveHash({ hash }) },
      { safe, approved: [{ ...domain, transaction }] },
    )
    const summary = summarizeCall(node, { safe })
    return renderToStaticMarkup(
      createElement(TransactionSentence, { summary, names }),
    ).replace(/<[^>]*>/g, '')
  }
  expect(say({ to: bob, value: parseEther('1') })).toBe(
    'Approve for Ops to send 1 ETH to Bob',
  )
  // An empty call of the other safe to itself makes its nonce void.
  expect(say({ to: ops })).toBe(
    'Approve for Ops to reject: cancels every transaction with the same nonce',
  )
})

test('behavior: leaves the fields that an approval carries out of the sentence', () => {
  const domain = { chainId: 1n, safe: ops, version: '1.4.1' }
  const transaction = createSafeTransaction({
    ...{ to: bob, value: parseEther('1'), nonce: 3n },
  })
  const { safeTxHash: hash } = hashSafeTransaction(domain, transaction)
  const carried = encodeFunctionData({
    abi: safeAbi,
    functionName: 'getTransactionHash',
    args: [
      ...([bob, transaction.value, '0x', 0, 0n, 0n, 0n] as const),
      ...([zeroAddress, zeroAddress, 3n] as const),
    ],
  })
  const say = (to: Address) =>
    renderToStaticMarkup(
      createElement(TransactionSentence, {
        names,
        summary: summarizeCall(
          decodeCall(
            batch(
              { to, data: carried },
              { to: ops, data: encodeApproveHash({ hash }) },
            ),
            { safe, approved: [{ ...domain, transaction }] },
          ),
          { safe },
        ),
      }),
    ).replace(/<[^>]*>/g, '')
  expect(say(ops)).toBe('Approve for Ops to send 1 ETH to Bob')
  // Any other contract may do anything in a function of that name.
  expect(say(erin)).toContain('getTransactionHash')
})

test('behavior: a rejection names the nonce that its transaction has', () => {
  const node = decodeCall({ to: safe }, { safe })
  const fees = createSafeTransaction({ to: safe, nonce: 2n })
  const summary = summarizeCall(node, { safe, fees })
  expect(summary).toEqual({ kind: 'rejection', nonce: 2n })
  expect(
    renderToStaticMarkup(createElement(TransactionSentence, { summary })),
  ).toContain('Reject: cancels every transaction with nonce 2')
})

test('behavior: a refund is part of the sentence, and makes no rejection of it', () => {
  const node = decodeCall({ to: safe }, { safe })
  const fees = {
    ...{ safeTxGas: 0n, baseGas: 2n, gasPrice: 3n },
    ...{ gasToken: zeroAddress, refundReceiver: bob },
  } as const
  expect(summarizeCall(node, { safe, fees })).toMatchObject({
    ...{ kind: 'paid', amount: 6n, isOpen: true },
    inner: { kind: 'native', value: 0n },
  })
})
