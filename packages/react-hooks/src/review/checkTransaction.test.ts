import { createGatewayClient } from '@strongroom/gateway-sdk'
import {
  createSafeTransaction,
  encodeMultiSendCallOnly,
  getSafeDeployment,
} from '@strongroom/safe-protocol'
import { expect, test } from 'vitest'
import type { Coin } from '../chain/chains/findCoin.ts'
import {
  createFakeSafe,
  safeAddress,
} from '../verify/createFakeSafe.test.fixture.ts'
import type { RpcPort } from '../verify/RpcPort.ts'
import { checkTransaction, type ReviewSubject } from './checkTransaction.ts'

/** A gateway that has exactly this record. */
const gatewayOf = (record: object | undefined) =>
  createGatewayClient({
    retry: 0,
    fetch: async () =>
      record
        ? Response.json(record)
        : Response.json({ code: 404, message: 'No' }, { status: 404 }),
  })

async function check(
  subjectOf: (
    fake: Awaited<ReturnType<typeof createFakeSafe>>,
  ) => ReviewSubject,
  options: { record?: object; rpc?: RpcPort | null } = {},
) {
  const fake = await createFakeSafe()
  const { rpc = fake.rpc } = options
  return checkTransaction(subjectOf(fake), {
    gateway: gatewayOf(options.record),
    chainId: '1337',
    safeAddress,
    safe: fake.safe,
    rpc: rpc ?? undefined,
  })
}

test('default: returns a payload built from the bytes that were hashed here', async () => {
  const { review, record } = await check(({ details, safeTxHash }) => ({
    details,
    transactionId: safeTxHash,
  }))
  expect(review.verdict?.decision).toBe('allow')
  expect(review.payload?.transaction.value).toBe(10n ** 18n)
  expect(record).toBeDefined()
})

test('behavior: value in a coin that only the gateway names has to be accepted', async () => {
  const { state, safe, rpc } = await createFakeSafe()
  state.chainId = 777001
  const to = '0x000000000000000000000000000000000000dEaD'
  const transaction = createSafeTransaction({ to, value: 1n, nonce: 7n })
  const checkWith = (options: { coin?: Coin }) =>
    checkTransaction(
      { transaction },
      {
        gateway: gatewayOf(undefined),
        ...{ chainId: '777001', safeAddress, safe, rpc, ...options },
      },
    )
  const unlisted = await checkWith({})
  expect(unlisted.review.verification.status).toBe('verified')
  expect(unlisted.review.verdict?.decision).toBe('acknowledge')
  const coin = { name: 'Own', symbol: 'OWN', decimals: 18 }
  const named = await checkWith({ coin })
  expect(named.review.verdict?.decision).toBe('allow')
})

test('error: an honest record of another transaction', async () => {
  const { review } = await check(({ details }) => ({
    details,
    transactionId: `0x${'ab'.repeat(32)}`,
  }))
  expect(review.payload).toBeUndefined()
  expect(review.verification.problems.map(({ kind }) => kind)).toEqual([
    'transaction',
  ])
})

test('error: a missing RPC endpoint leaves the review unavailable', async () => {
  const { review } = await check(
    ({ details, safeTxHash }) => ({ details, transactionId: safeTxHash }),
    { rpc: null },
  )
  expect(review.verification.status).toBe('unavailable')
  expect(review.payload).toBeUndefined()
})

const draft = createSafeTransaction({
  to: safeAddress,
  value: 1n,
  nonce: 7n,
})

test('error: code of a library that could not be read', async () => {
  const { rpc } = await createFakeSafe()
  const to = getSafeDeployment({ version: '1.4.1' })?.multiSendCallOnly.address
  const { review } = await check(
    () => ({
      transaction: createSafeTransaction({
        to: to ?? safeAddress,
        operation: 1,
        data: encodeMultiSendCallOnly([{ to: safeAddress, value: 1n }]),
        nonce: 7n,
      }),
    }),
    {
      rpc: {
        request: (call) =>
          call.method === 'eth_getCode'
            ? Promise.reject(new Error('No answer.'))
            : rpc.request(call),
      },
    },
  )
  expect(review.payload).toBeUndefined()
  expect(review.verification).toMatchObject({
    status: 'unavailable',
    problems: [{ kind: 'rpc' }],
  })
})

test('behavior: a draft needs no record', async () => {
  const { review, record } = await check(() => ({ transaction: draft }))
  expect(review.payload?.transaction).toEqual(draft)
  expect(record).toBeUndefined()
})

test('error: ignores a record with another hash than the draft', async () => {
  const { details } = await createFakeSafe()
  const { review, record } = await check(() => ({ transaction: draft }), {
    record: details,
  })
  expect(review.payload?.transaction).toEqual(draft)
  expect(record).toBeUndefined()
})
