import { responseSchemas } from '@strongroom/gateway-schemas'
import { examples } from '@strongroom/gateway-schemas/calls/examples'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { fits } from '../../test/samples/fits.test.fixture.ts'
import * as sdk from '../index.ts'
import { everyCall, makeCall } from './everyCall.test.fixture.ts'
import {
  a,
  at,
  b,
  hashOf,
  proposal,
  sign,
  startFakeGateway,
} from './fake/startFakeGateway.test.fixture.ts'
import { fixtureAddresses } from './fixtures/fixtureAddresses.ts'
import {
  createAddressEx,
  createBalances,
  createChainInfo,
  createContract,
  createDataDecoded,
  createSafeInfo,
} from './index.ts'

const { chainId, safeAddress } = at

/** Short form of a list. */
const inShort = (page: { readonly results: readonly object[] }) =>
  page.results.map((item) => {
    if ('label' in item) return item.label
    if ('nonce' in item) return `conflict ${item.nonce}`
    if (!('transaction' in item)) return 'day'
    const { transaction, conflictType } = item as sdk.TransactionItem
    return `${transaction.txInfo.type} ${transaction.txStatus} ${conflictType}`
  })

test('default: every call resolves and validates strictly', async () => {
  const { client } = startFakeGateway({
    recover: undefined,
    safes: [
      createSafeInfo({
        address: createAddressEx(examples.safe),
        modules: [createAddressEx(examples.module)],
      }),
    ],
    contracts: [createContract({ address: examples.token })],
    decode: () => createDataDecoded(),
    hashMessage: () => examples.hash,
  })
  const schemas: Readonly<Record<string, z.ZodType>> = responseSchemas
  for (const name of everyCall) {
    const answer = await makeCall(client, name)
    const schema = schemas[name]
    expect([name, schema ? fits(schema, answer) : answer]).toEqual([
      name,
      schema ? true : undefined,
    ])
  }
})

describe('behavior: from a proposal to the history', () => {
  test('transfer, rejection, confirmation, execution', async () => {
    const { gateway, client } = startFakeGateway()
    const queue = () => sdk.getTransactionQueue(client, at)
    const history = () => sdk.getTransactionHistory(client, at)
    const info = () => sdk.getSafeInfo(client, at)
    const before = await info()

    const details = await sdk.proposeTransaction(client, proposal(1))
    expect(details).toMatchObject({
      txStatus: 'AWAITING_CONFIRMATIONS',
      txInfo: {
        type: 'Transfer',
        direction: 'OUTGOING',
        transferInfo: { type: 'NATIVE_COIN', value: '1000000000000000000' },
      },
      detailedExecutionInfo: {
        confirmationsRequired: 2,
        confirmations: [{ signer: { value: a } }],
        proposer: { value: a },
        trusted: true,
      },
    })
    const first = await queue()
    expect(inShort(first)).toEqual([
      'Next',
      'Transfer AWAITING_CONFIRMATIONS None',
    ])
    expect(first.results[1]).toMatchObject({
      transaction: {
        executionInfo: {
          confirmationsSubmitted: 1,
          missingSigners: [{ value: b }, { value: fixtureAddresses.owners[2] }],
        },
      },
    })
    expect(await sdk.getNonces(client, at)).toEqual({
      currentNonce: 5,
      recommendedNonce: 6,
    })
    const proposed = await info()
    expect(Number(proposed.txQueuedTag)).toBeGreaterThan(
      Number(before.txQueuedTag),
    )
    expect(proposed.txHistoryTag).toBe(before.txHistoryTag)

    await sdk.proposeTransaction(
      client,
      proposal(2, { to: safeAddress, value: '0' }),
    )
    const rejected = await queue()
    expect(inShort(rejected)).toEqual([
      'Next',
      'conflict 5',
      'Transfer AWAITING_CONFIRMATIONS HasNext',
      'Custom AWAITING_CONFIRMATIONS End',
    ])
    expect(rejected.results[3]).toMatchObject({
      transaction: { txInfo: { isCancellation: true } },
    })
    const id = { chainId, transactionId: hashOf(1) }
    expect(await sdk.getTransactionDetails(client, id)).toMatchObject({
      detailedExecutionInfo: { rejectors: [{ value: a }] },
    })

    const confirmed = await sdk.confirmTransaction(client, {
      chainId,
      safeTxHash: hashOf(1),
      signature: sign(1),
    })
    expect(confirmed.txStatus).toBe('AWAITING_EXECUTION')
    expect((await queue()).results[2]).toMatchObject({
      transaction: { executionInfo: { missingSigners: null } },
    })

    const waiting = await info()
    const txHash = gateway.execute(hashOf(1), { executor: b })
    expect(await queue()).toMatchObject({ results: [], next: null })
    const after = await history()
    expect(inShort(after)).toEqual([
      'day',
      'Transfer SUCCESS None',
      'day',
      'Creation SUCCESS None',
    ])
    expect(await sdk.getTransactionDetails(client, id)).toMatchObject({
      txStatus: 'SUCCESS',
      txHash,
      executedAt: expect.any(Number),
      detailedExecutionInfo: { executor: { value: b } },
    })
    expect(
      await sdk.getTransactionDetails(client, {
        chainId,
        transactionId: `multisig_${safeAddress}_${hashOf(2)}`,
      }),
    ).toMatchObject({ txStatus: 'CANCELLED' })
    const executed = await info()
    expect(executed.nonce).toBe(6)
    for (const tag of ['txQueuedTag', 'txHistoryTag'] as const)
      expect(Number(executed[tag])).toBeGreaterThan(Number(waiting[tag]))

    await expect(
      sdk.proposeTransaction(client, proposal(3)),
    ).rejects.toMatchObject({
      status: 422,
      message: 'CGW error - 422: Invalid nonce',
    })
  })

  test('proposing again confirms, and only once', async () => {
    const { client } = startFakeGateway()
    await sdk.proposeTransaction(client, proposal(1))
    const again = () =>
      sdk.proposeTransaction(
        client,
        proposal(1, { sender: b, signature: sign(1), value: '9' }),
      )
    const details = await again()
    expect(details.txStatus).toBe('AWAITING_EXECUTION')
    // The first proposal's fields stay.
    expect(details.txData?.value).toBe('1000000000000000000')
    const { txQueuedTag } = await sdk.getSafeInfo(client, at)
    expect(await again()).toEqual(details)
    expect((await sdk.getSafeInfo(client, at)).txQueuedTag).toBe(txQueuedTag)
    expect((await sdk.getTransactionQueue(client, at)).results).toHaveLength(2)
  })

  test('refuses a proposal without a signature', async () => {
    const { client } = startFakeGateway()
    await expect(
      sdk.proposeTransaction(client, proposal(1, { signature: null })),
    ).rejects.toMatchObject({
      status: 422,
      message: 'CGW error - 422: Invalid signature',
    })
    expect((await sdk.getTransactionQueue(client, at)).results).toEqual([])
  })

  test('origin names the app and the note', async () => {
    const { client } = startFakeGateway()
    const origin = JSON.stringify({
      name: 'App',
      url: 'https://app.example',
      note: 'Rent',
    })
    expect(
      await sdk.proposeTransaction(client, proposal(1, { origin })),
    ).toMatchObject({ safeAppInfo: { name: 'App' }, note: 'Rent' })
    expect(
      await sdk.proposeTransaction(client, proposal(2, { origin: 'text' })),
    ).toMatchObject({ safeAppInfo: null, note: null })
  })

  test('delete', async () => {
    const { client, gateway } = startFakeGateway()
    await sdk.proposeTransaction(client, proposal(1))
    const remove = () =>
      sdk.deleteTransaction(client, {
        chainId,
        safeTxHash: hashOf(1),
        signature: sign(0),
      })
    const { txQueuedTag } = await sdk.getSafeInfo(client, at)
    await remove()
    expect((await sdk.getTransactionQueue(client, at)).results).toEqual([])
    expect((await sdk.getSafeInfo(client, at)).txQueuedTag).not.toBe(
      txQueuedTag,
    )
    await expect(remove()).rejects.toMatchObject({ status: 404 })
    const both = `${sign(0)}${sign(1).slice(2)}` as const
    await sdk.proposeTransaction(client, proposal(1, { signature: both }))
    gateway.execute(hashOf(1))
    await expect(remove()).rejects.toThrow(
      'CGW error - 400: Executed transactions cannot be deleted',
    )
  })
})

test('behavior: takes owners in order as signers if `recover` is missing', async () => {
  const { client } = startFakeGateway({ recover: undefined })
  await sdk.proposeTransaction(client, proposal(1, { sender: b }))
  const { detailedExecutionInfo } = await sdk.confirmTransaction(client, {
    chainId,
    safeTxHash: hashOf(1),
    signature: sign(0),
  })
  expect(detailedExecutionInfo).toMatchObject({
    confirmations: [{ signer: { value: b } }, { signer: { value: a } }],
  })
})

test('behavior: several safes and chains, and answers of one’s own', async () => {
  const other = createSafeInfo({ chainId: '10', threshold: 1 })
  const { client } = startFakeGateway({
    chains: [createChainInfo(), createChainInfo({ chainId: '10' })],
    safes: [createSafeInfo({ nonce: 5 }), other],
    answers: {
      getBalances: ({ params }) =>
        createBalances({ fiatTotal: params['chainId'] ?? '' }),
    },
  })
  await sdk.proposeTransaction(client, {
    ...proposal(1),
    chainId: '10',
    nonce: '7',
  })
  expect(await sdk.getAllOwnedSafesV2(client, { ownerAddress: a })).toEqual({
    [chainId]: [safeAddress],
    10: [safeAddress],
  })
  const safes = [`${chainId}:${safeAddress}`, `10:${safeAddress}`] as const
  expect(
    (await sdk.getSafeOverviews(client, { safes, walletAddress: b })).map(
      ({ queued, awaitingConfirmation }) => [queued, awaitingConfirmation],
    ),
  ).toEqual([
    [0, 0],
    [1, 0],
  ])
  const { fiatTotal } = await sdk.getBalances(client, { ...at, chainId: '10' })
  expect(fiatTotal).toBe('10')
})

test('behavior: reset forgets everything', async () => {
  const { client, gateway } = startFakeGateway()
  await sdk.proposeTransaction(client, proposal(1))
  gateway.fail('all', { status: 500 })
  gateway.reset()
  expect((await sdk.getTransactionQueue(client, at)).results).toEqual([])
})
