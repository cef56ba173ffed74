import type { Verification } from '@strongroom/react-hooks'
import type { ReviewedPayload } from '@strongroom/react-hooks/sign'
import {
  createSafeTransaction,
  decodeCall,
  encodeAddOwner,
  encodeMultiSendCallOnly,
  encodeSignMessage,
  getSafeDeployment,
  type SafeTransaction,
} from '@strongroom/safe-protocol'
import {
  decideSigning,
  findRisks,
  type Reason,
  type Risk,
} from '@strongroom/safe-protocol/risks'
import { describeRisk, summarizeCall } from '@strongroom/ui-kit'
import { encodeFunctionData, type Hex, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { buildSignMessageTransaction } from '../messages/buildSignMessageTransaction.ts'
import { blockersOf, needsAcknowledgement } from './blockersOf.ts'
import type { Review } from './useReview.ts'

const safe = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const safeNow = { chainId: '1337', nonce: 4 } as const
const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const known = getSafeDeployment({ version: '1.4.1' })
const batchTo = known?.multiSendCallOnly.address ?? safe

const hash = `0x${'aa'.repeat(32)}` as const

function reviewOf(fields: Partial<SafeTransaction>, named?: Hex): Review {
  const transaction = createSafeTransaction({ to: bob, nonce: 4n, ...fields })
  const tree = decodeCall(transaction, { safe, version: '1.4.1' })
  const owners = [bob] as const
  return {
    verification: {
      problems: [],
      tree,
      transaction,
    } as unknown as Verification,
    hasRpc: true,
    verdict: decideSigning(
      findRisks(tree, { safe, owners, threshold: 1, transaction }),
      { hash, named },
    ),
    payload: {} as ReviewedPayload,
    signatures: [],
  }
}

const sentenceOf = ({ verification: { tree, transaction } }: Review) =>
  tree && summarizeCall(tree, safe, transaction).kind

const textsOf = ({ verdict }: Review) =>
  (verdict?.reasons ?? []).map((reason) => describeRisk(reason as Reason<Risk>))

test('default', () => {
  const review = reviewOf({ value: 1n })
  expect(blockersOf(review)).toEqual([])
  expect(needsAcknowledgement(review)).toBe(false)
})

test('error: no endpoint of the owner’s or the deployment’s', () => {
  expect(blockersOf({ ...reviewOf({}), hasRpc: false })[0]).toMatch(
    /No RPC endpoint is set/,
  )
})

test('error: a batch that cannot be read to its end', () => {
  const whole = encodeMultiSendCallOnly([
    { to: safe, value: 0n, data: encodeAddOwner({ owner: bob, threshold: 1 }) },
  ])
  // One byte after the last call, which no MultiSend of ours writes.
  const inner = whole.slice(2 + 8 + 128)
  const length = Number.parseInt(whole.slice(2 + 8 + 64, 2 + 8 + 128), 16)
  const packed: Hex = `0x${inner.slice(0, length * 2)}00`
  const review = reviewOf({
    to: batchTo,
    operation: 1,
    data: encodeFunctionData({
      abi: parseAbi(['function multiSend(bytes)']),
      args: [packed],
    }),
  })
  expect(blockersOf(review)).not.toEqual([])
  expect(sentenceOf(review)).toBe('delegate')
})

test('error: unknown bytes for a known library', () => {
  const review = reviewOf({ to: batchTo, operation: 1, data: '0x12345678' })
  expect(blockersOf(review)).not.toEqual([])
})

test('error: a message signed for good', () => {
  const review = reviewOf({
    to: known?.signMessageLib?.address ?? safe,
    operation: 1,
    data: encodeFunctionData({
      abi: parseAbi(['function signMessage(bytes)']),
      args: [`0x${'11'.repeat(32)}`],
    }),
  })
  expect(blockersOf(review)).toEqual([
    expect.stringContaining('Signs a message on behalf of the safe'),
  ])
})

test('behavior: a message that can be read here may be signed on the chain', () => {
  const message = `0x${'11'.repeat(32)}` as const
  const fields = {
    ...buildSignMessageTransaction('hello', { ...safeNow, version: '1.4.1' }),
    data: encodeSignMessage({ message }),
  }
  const review = reviewOf(fields, message)
  expect(sentenceOf(review)).toBe('message')
  expect(blockersOf(review)).toEqual([])
  expect(needsAcknowledgement(review)).toBe(true)
  const other = `0x${'22'.repeat(32)}` as const
  expect(blockersOf(reviewOf(fields, other))).toHaveLength(1)
})

test('behavior: what pays a refund says so and asks', () => {
  const fees = { baseGas: 10n ** 9n, gasPrice: 10n ** 12n, safeTxGas: 1n }
  for (const call of [{ to: safe }, { to: bob, value: 1n }] as const) {
    const review = reviewOf({ ...call, ...fees, refundReceiver: bob })
    expect(sentenceOf(review)).toBe('paid')
    expect(needsAcknowledgement(review)).toBe(true)
    expect(textsOf(review)).toEqual([
      {
        text: 'Executing pays up to 1000.000001 of the network’s coin out of the safe.',
        detail: `To ${bob}`,
      },
    ])
  }
  expect(sentenceOf(reviewOf({ to: safe }))).toBe('rejection')
})

test('behavior: new owners are named and ask', () => {
  const data = encodeAddOwner({ owner: token, threshold: 1 })
  const review = reviewOf({ to: safe, data })
  expect(needsAcknowledgement(review)).toBe(true)
  expect(textsOf(review).map(({ detail }) => detail)).toEqual([
    `Afterwards 1 of 2 owners must confirm: ${token}, ${bob}.`,
  ])
})
