import type { TransactionDetails } from '@strongroom/gateway-sdk'
import { validateResponse } from '@strongroom/gateway-sdk/validate'
import {
  getDeleteTransactionTypedData,
  getTotp,
} from '@strongroom/safe-protocol'
import { count } from 'drizzle-orm'
import type { HDAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { chainTag } from '../src/platform/db/schema/chain.ts'
import {
  confirmation,
  multisigTransaction,
} from '../src/platform/db/schema/proposals.ts'
import { createApi, read } from './support/api.ts'
import { describeOneStore, type Store } from './support/describeStores.ts'
import { alice, bob, carol, proposal, signHash } from './support/people.ts'
import {
  chainId,
  hashOf,
  seedExecution,
  seedSafe,
  setState,
  treasury,
} from './support/seed.ts'

const proposePath = `/v1/chains/1337/transactions/${treasury.safe}/propose`
const listPath = `/v1/chains/1337/safes/${treasury.safe}/transactions`
const safePath = `/v1/chains/1337/safes/${treasury.safe}`
const detailsPath = (id: string) => `/v1/chains/1337/transactions/${id}`
const payment = { to: bob.address, value: 10n ** 18n, nonce: 5 }

const countRows = async ({ db }: Store) => {
  const [[transactions], [confirmations]] = await Promise.all([
    db.select({ n: count() }).from(multisigTransaction),
    db.select({ n: count() }).from(confirmation),
  ])
  return [transactions?.n, confirmations?.n]
}

const deletion = async (
  person: HDAccount,
  safeTxHash: `0x${string}`,
  now: number,
) => ({
  signature: await person.signTypedData(
    getDeleteTransactionTypedData({
      chainId: BigInt(chainId),
      safe: treasury.safe,
      safeTxHash,
      totp: getTotp(now),
    }) as never,
  ),
})

describeOneStore('transactions', (store) => {
  const api = (now?: () => number) =>
    createApi({ db: store.db, ...(now ? { now } : {}) })

  test('default: propose, confirm, read', async () => {
    await seedSafe(store.db)
    const { post, get } = api(() => 20_000_000)
    const body = await proposal(treasury, payment, alice)
    const response = await post(proposePath, body)
    const details = await read<TransactionDetails>(response)
    expect(response.status).toBe(200)
    expect(validateResponse('proposeTransaction', details)).toEqual([])
    expect(details).toMatchObject({
      txId: `multisig_${treasury.safe}_${body.safeTxHash}`,
      txStatus: 'AWAITING_CONFIRMATIONS',
      executedAt: null,
      txHash: null,
      txInfo: {
        type: 'Transfer',
        direction: 'OUTGOING',
        transferInfo: { type: 'NATIVE_COIN', value: '1000000000000000000' },
      },
      detailedExecutionInfo: {
        nonce: 5,
        submittedAt: 20_000_000,
        confirmationsRequired: 2,
        confirmations: [
          { signer: { value: alice.address }, signature: body.signature },
        ],
        proposer: { value: alice.address },
        trusted: true,
      },
    })

    const signature = await signHash(bob, body.safeTxHash)
    const confirmed = await read<TransactionDetails>(
      post(`${detailsPath(body.safeTxHash)}/confirmations`, {
        signedSafeTxHash: signature,
      }),
    )
    expect(confirmed.txStatus).toBe('AWAITING_EXECUTION')
    expect(await read(get(detailsPath(details.txId)))).toEqual(confirmed)
    expect(await read(get(detailsPath(body.safeTxHash)))).toEqual(confirmed)
  })

  test('behavior: proposing again adds a confirmation and keeps the rest', async () => {
    await seedSafe(store.db)
    const { post } = api()
    const first = await proposal(treasury, payment, alice)
    await post(proposePath, {
      ...first,
      origin: '{"name":"App","url":"https://app.example"}',
    })
    const again = await proposal(treasury, payment, bob)
    const details = await read<TransactionDetails>(post(proposePath, again))
    expect(details).toMatchObject({
      txStatus: 'AWAITING_EXECUTION',
      safeAppInfo: { name: 'App', url: 'https://app.example', logoUri: null },
      detailedExecutionInfo: { proposer: { value: alice.address } },
    })
    expect(await countRows(store)).toEqual([1, 2])
  })

  test('behavior: three owners confirming 20 times each make three rows', async () => {
    await seedSafe(store.db)
    const { post } = api()
    const body = await proposal(treasury, payment, alice)
    await post(proposePath, body)
    const signatures = await Promise.all(
      [alice, bob, carol].map((person) => signHash(person, body.safeTxHash)),
    )
    const path = `${detailsPath(body.safeTxHash)}/confirmations`
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async (_, n) => {
        const response = await post(path, { signature: signatures[n % 3] })
        return response.status
      }),
    )
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await countRows(store)).toEqual([1, 3])
  }, 120_000)

  test('behavior: the queue tag moves with every change, and only then', async () => {
    await seedSafe(store.db)
    const { post, get, delete: remove } = api(() => 50_000_000)
    const tag = async () =>
      (await read<{ txQueuedTag: string | null }>(get(safePath))).txQueuedTag
    const tags = [await tag()]
    const body = await proposal(treasury, payment, alice)
    await post(proposePath, body)
    tags.push(await tag())
    await post(proposePath, body)
    expect(await tag()).toBe(tags.at(-1))
    const signature = await signHash(bob, body.safeTxHash)
    await post(`${detailsPath(body.safeTxHash)}/confirmations`, { signature })
    tags.push(await tag())
    await remove(
      detailsPath(body.safeTxHash),
      await deletion(alice, body.safeTxHash, 50_000_000),
    )
    tags.push(await tag())
    await seedExecution(store.db, {
      safeTxHash: hashOf('seen'),
      signatures: '0x',
      timestamp: 50_000_000,
    })
    await setState(store.db, {
      ref: treasury,
      nonce: 6,
      threshold: 2,
      owners: [alice.address, bob.address],
      blockNumber: 14,
    })
    const moved = { history: 50_000_000, collectibles: 0, changes: 1 }
    await store.db.insert(chainTag).values({ ...treasury, ...moved })
    tags.push(await tag())
    expect(tags[0]).toBe(null)
    const numbers = tags.slice(1).map(Number)
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
    expect(numbers.length).toBe(4)
  })

  test('behavior: an execution completes a proposal and overtakes its rival', async () => {
    await seedSafe(store.db)
    const { post, get } = api(() => 20_000_000)
    const body = await proposal(treasury, payment, alice)
    const rejection = await proposal(treasury, { nonce: 5 }, carol)
    await post(proposePath, body)
    await post(proposePath, rejection)
    const queued = await read<TransactionDetails>(
      get(detailsPath(body.safeTxHash)),
    )
    expect(queued.detailedExecutionInfo).toMatchObject({
      fee: '0',
      payment: '0',
      rejectors: [{ value: carol.address }],
    })

    const signed = await proposal(treasury, payment, alice, bob)
    await seedExecution(store.db, {
      ...signed,
      nonce: 5,
      signatures: signed.signature,
    })
    await setState(store.db, {
      ref: treasury,
      nonce: 6,
      threshold: 2,
      owners: [alice.address, bob.address, carol.address],
      blockNumber: 14,
    })
    const done = await read<TransactionDetails>(
      get(detailsPath(body.safeTxHash)),
    )
    expect(done).toMatchObject({
      txStatus: 'SUCCESS',
      executedAt: 14_000_000,
      txHash: hashOf('execution'),
      detailedExecutionInfo: {
        executor: { value: bob.address },
        fee: '21000',
        payment: '0',
        confirmations: [
          { signer: { value: bob.address }, submittedAt: 14_000_000 },
          { signer: { value: alice.address }, submittedAt: 20_000_000 },
        ],
      },
    })
    const rival = await read<TransactionDetails>(
      get(detailsPath(rejection.safeTxHash)),
    )
    expect(rival.txStatus).toBe('CANCELLED')
    expect(await read(get(`${listPath}/queued`))).toEqual({
      count: 0,
      next: null,
      previous: null,
      results: [],
    })
    expect(await read(get(`${safePath}/nonces`))).toEqual({
      currentNonce: 6,
      recommendedNonce: 6,
    })
  })

  test('behavior: an owner added earlier in the block of an execution counts', async () => {
    const owners = [alice.address, bob.address]
    await seedSafe(store.db, { owners })
    const { post, get } = api()
    const body = await proposal(treasury, payment, alice, bob)
    await post(proposePath, body)
    await store.db.insert(confirmation).values({
      chainId: '1337',
      safeTxHash: body.safeTxHash,
      owner: carol.address,
      signature: await signHash(carol, body.safeTxHash),
      submitted: 1,
    })
    await seedExecution(store.db, {
      ...body,
      nonce: 5,
      signatures: body.signature,
      owners: [...owners, carol.address],
    })
    const { detailedExecutionInfo: info } = await read<TransactionDetails>(
      get(detailsPath(body.safeTxHash)),
    )
    expect(
      info?.type === 'MULTISIG' &&
        info.confirmations.map((x) => x.signer.value),
    ).toContain(carol.address)
  })

  test('behavior: rejectors are those of plain empty calls, also unknown ones', async () => {
    await seedSafe(store.db)
    const { post, get } = api()
    const body = await proposal(treasury, payment, alice)
    await post(proposePath, body)
    const rejectors = async () => {
      const { detailedExecutionInfo: info } = await read<TransactionDetails>(
        get(detailsPath(body.safeTxHash)),
      )
      return info?.type === 'MULTISIG'
        ? info.rejectors.map(({ value }) => value)
        : undefined
    }
    expect(await rejectors()).toEqual([])
    // Empty, to itself, at this nonce: but delegated.
    const delegated = await proposal(treasury, { nonce: 5, operation: 1 }, bob)
    const { sender, signature, ...fields } = delegated
    await store.db.insert(multisigTransaction).values({
      ...fields,
      ...treasury,
      nonce: 5,
      proposer: sender,
      submitted: 1,
      modified: 1,
    })
    await store.db.insert(confirmation).values({
      chainId: '1337',
      safeTxHash: fields.safeTxHash,
      owner: bob.address,
      signature,
      submitted: 1,
    })
    expect(await rejectors()).toEqual([])
    const rejection = await proposal(treasury, { nonce: 5 }, bob, carol)
    await seedExecution(store.db, {
      ...rejection,
      nonce: 5,
      signatures: rejection.signature,
    })
    expect((await rejectors())?.sort()).toEqual(
      [bob.address, carol.address].sort(),
    )
  })

  test('behavior: a removed owner loses pending confirmations', async () => {
    await seedSafe(store.db)
    const { post, get } = api()
    const body = await proposal(treasury, payment, alice, carol)
    const before = await read<TransactionDetails>(post(proposePath, body))
    expect(before.txStatus).toBe('AWAITING_EXECUTION')
    await setState(store.db, {
      ref: treasury,
      nonce: 5,
      threshold: 2,
      owners: [alice.address, bob.address],
      blockNumber: 11,
    })
    const after = await read<TransactionDetails>(
      get(detailsPath(body.safeTxHash)),
    )
    expect(after).toMatchObject({
      txStatus: 'AWAITING_CONFIRMATIONS',
      detailedExecutionInfo: {
        confirmations: [{ signer: { value: alice.address } }],
      },
    })
  })

  test('behavior: shows transactions that were only executed on chain', async () => {
    await seedSafe(store.db)
    const { get } = api()
    const body = await proposal(treasury, { ...payment, nonce: 4 }, alice, bob)
    await seedExecution(store.db, {
      ...body,
      nonce: 4,
      signatures: body.signature,
    })
    const details = await read<TransactionDetails>(
      get(detailsPath(body.safeTxHash)),
    )
    expect(validateResponse('getTransactionDetails', details)).toEqual([])
    expect(details).toMatchObject({
      txStatus: 'SUCCESS',
      detailedExecutionInfo: {
        proposer: null,
        confirmations: [
          { signer: { value: bob.address } },
          { signer: { value: alice.address } },
        ],
      },
    })
  })

  test('error: confirming an unknown, executed or outdated transaction', async () => {
    await seedSafe(store.db)
    const { post } = api()
    const body = await proposal(treasury, payment, alice)
    const path = `${detailsPath(body.safeTxHash)}/confirmations`
    const confirm = async () => {
      const signature = await signHash(bob, body.safeTxHash)
      const response = await post(path, { signature })
      return [response.status, await read(response)]
    }
    expect(await confirm()).toEqual([
      404,
      { code: 404, message: 'Transaction not found' },
    ])
    await post(proposePath, body)
    await seedExecution(store.db, {
      safeTxHash: body.safeTxHash,
      signatures: body.signature,
    })
    const late = [422, { code: 422, message: 'Invalid nonce' }]
    expect(await confirm()).toEqual(late)
    expect(await countRows(store)).toEqual([1, 1])
  })
})
