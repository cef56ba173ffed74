import { type Chain, startChain } from '@strongroom/devnet'
import type {
  HistoryItem,
  Nonces,
  Page,
  QueuedItem,
  SafeInfo,
  TransactionDetails,
} from '@strongroom/gateway-sdk'
import {
  createSafeTransaction,
  encodeExecTransaction,
  packSignatures,
  parseSignatures,
} from '@strongroom/safe-protocol'
import type { Address } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { describeOneStore } from './support/describeStores.ts'
import { type LiveApi, startLiveApi } from './support/liveApi.ts'
import {
  alice,
  bob,
  carol,
  dave,
  proposal,
  signHash,
} from './support/people.ts'
import { waitFor } from './support/waitFor.ts'

describeOneStore('worked example', (store) => {
  let chain: Chain<1337>
  let api: LiveApi
  let safe: Address

  beforeAll(async () => {
    chain = await startChain({ chainId: 1337 })
    safe = chain.safes.find(({ name }) => name === 'Treasury')?.address ?? '0x'
  })
  beforeEach(async () => {
    api = await startLiveApi(store.db, chain)
    return () => api.close()
  })
  afterAll(() => chain.stop())

  test('default: propose, reject, confirm, execute, try again', async () => {
    const safePath = `/v1/chains/1337/safes/${safe}`
    const transactions = '/v1/chains/1337/transactions'
    const propose = `${transactions}/${safe}/propose`
    const info = () => api.get<SafeInfo>(safePath)
    const queue = async () =>
      (await api.get<Page<QueuedItem>>(`${safePath}/transactions/queued`))
        .results
    const details = (id: string) =>
      api.get<TransactionDetails>(`${transactions}/${id}`)
    const ref = { chainId: '1337', safe }
    const start = await info()
    const { nonce } = start

    // 1. Alice proposes a transfer of one coin.
    const payment = { to: dave.address, value: 10n ** 18n, nonce }
    const transfer = await proposal(ref, payment, alice)
    const [status, proposed] = await api.post(propose, transfer)
    expect(status).toBe(200)
    expect(proposed).toMatchObject({
      txStatus: 'AWAITING_CONFIRMATIONS',
      txInfo: {
        type: 'Transfer',
        direction: 'OUTGOING',
        transferInfo: { type: 'NATIVE_COIN', value: '1000000000000000000' },
      },
      detailedExecutionInfo: {
        confirmations: [{ signer: { value: alice.address } }],
        confirmationsRequired: 2,
        proposer: { value: alice.address },
        trusted: true,
      },
    })
    expect(await queue()).toMatchObject([
      { type: 'LABEL', label: 'Next' },
      {
        type: 'TRANSACTION',
        conflictType: 'None',
        transaction: {
          executionInfo: {
            confirmationsSubmitted: 1,
            missingSigners: [{ value: bob.address }, { value: carol.address }],
          },
        },
      },
    ])
    expect(await api.get<Nonces>(`${safePath}/nonces`)).toEqual({
      currentNonce: nonce,
      recommendedNonce: nonce + 1,
    })
    const afterProposal = await info()
    expect(afterProposal.txQueuedTag).not.toBe(start.txQueuedTag)

    // 2. Alice proposes the rejection.
    const rejection = await proposal(ref, { to: safe, nonce }, alice)
    expect((await api.post(propose, rejection))[0]).toBe(200)
    expect(await queue()).toMatchObject([
      { type: 'LABEL', label: 'Next' },
      { type: 'CONFLICT_HEADER', nonce },
      {
        transaction: { txInfo: { type: 'Transfer' } },
        conflictType: 'HasNext',
      },
      {
        transaction: { txInfo: { type: 'Custom', isCancellation: true } },
        conflictType: 'End',
      },
    ])
    expect(await details(transfer.safeTxHash)).toMatchObject({
      detailedExecutionInfo: { rejectors: [{ value: alice.address }] },
    })

    // 3. Bob confirms the transfer.
    const signature = await signHash(bob, transfer.safeTxHash)
    const [confirmed, ready] = await api.post(
      `${transactions}/${transfer.safeTxHash}/confirmations`,
      { signature },
    )
    expect(confirmed).toBe(200)
    expect(ready).toMatchObject({ txStatus: 'AWAITING_EXECUTION' })
    const [, , first] = await queue()
    expect(first).toMatchObject({
      transaction: { executionInfo: { missingSigners: null } },
    })
    const before = await info()
    expect(Number(before.txQueuedTag)).toBeGreaterThan(
      Number(afterProposal.txQueuedTag),
    )

    // 4. Anyone executes.
    const tx = createSafeTransaction({ ...payment, nonce: BigInt(nonce) })
    const signatures = packSignatures([
      ...(await parseSignatures(transfer.signature, transfer.safeTxHash)),
      ...(await parseSignatures(signature, transfer.safeTxHash)),
    ])
    const txHash = await chain.client.sendTransaction({
      account: dave.address,
      to: safe,
      data: encodeExecTransaction(tx, signatures),
    })
    const receipt = await chain.client.waitForTransactionReceipt({
      hash: txHash,
    })
    expect(receipt.status).toBe('success')
    const done = await waitFor(
      () => details(transfer.safeTxHash),
      ({ txStatus }) => txStatus !== 'AWAITING_EXECUTION',
    )
    expect(done).toMatchObject({
      txStatus: 'SUCCESS',
      txHash,
      detailedExecutionInfo: {
        executor: { value: dave.address },
        confirmations: [
          { signer: { value: alice.address } },
          { signer: { value: bob.address } },
        ],
      },
    })
    expect((await details(rejection.safeTxHash)).txStatus).toBe('CANCELLED')
    expect(await queue()).toEqual([])
    const history = await api.get<Page<HistoryItem>>(
      `${safePath}/transactions/history`,
    )
    // The ether it moved is not listed on its own.
    expect(history.results.slice(0, 2)).toMatchObject([
      { type: 'DATE_LABEL' },
      { transaction: { id: done.txId, txHash } },
    ])
    expect(JSON.stringify(history).split(txHash)).toHaveLength(2)
    expect(JSON.stringify(history)).not.toContain(rejection.safeTxHash)
    expect(history.results.at(-1)).toMatchObject({
      transaction: { id: `creation_${safe}` },
    })
    const after = await info()
    expect(after.nonce).toBe(nonce + 1)
    expect(Number(after.txQueuedTag)).toBeGreaterThan(
      Number(before.txQueuedTag),
    )
    expect(after.txHistoryTag).not.toBe(before.txHistoryTag)

    // 5. The nonce is spent.
    expect(await api.post(propose, transfer)).toEqual([
      422,
      { code: 422, message: 'Invalid nonce' },
    ])
  })
})
