import type { QueuedItem } from '@strongroom/gateway-sdk'
import {
  getDeleteTransactionTypedData,
  getTotp,
} from '@strongroom/safe-protocol'
import { count } from 'drizzle-orm'
import type { HDAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import {
  confirmation,
  multisigTransaction,
  usedDeletion,
} from '../src/platform/db/schema/proposals.ts'
import { createApi, read } from './support/api.ts'
import { describeStores, type Store } from './support/describeStores.ts'
import { alice, bob, proposal, signHash } from './support/people.ts'
import {
  chainId,
  seedExecution,
  seedIndex,
  seedSafe,
  treasury,
} from './support/seed.ts'

const proposePath = `/v1/chains/1337/transactions/${treasury.safe}/propose`
const listPath = `/v1/chains/1337/safes/${treasury.safe}/transactions`
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

describeStores('races and deletions', (store) => {
  const api = (now?: () => number) =>
    createApi({ db: store.db, ...(now ? { now } : {}) })

  test('behavior: 100 identical proposals at once make one row', async () => {
    await seedSafe(store.db)
    const { post } = api(() => 20_000_000)
    const body = await proposal(treasury, payment, alice)
    const answers = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const response = await post(proposePath, body)
        return [response.status, await response.text()].join()
      }),
    )
    expect(new Set(answers).size).toBe(1)
    expect(answers[0]).toMatch(/^200,/)
    expect(await countRows(store)).toEqual([1, 1])
  })

  test('behavior: two transactions with one nonce at once both conflict', async () => {
    await seedSafe(store.db)
    const { post, get } = api()
    const bodies = await Promise.all([
      proposal(treasury, payment, alice),
      proposal(treasury, { nonce: 5 }, bob),
    ])
    const answers = await Promise.all(
      bodies.map((body) => post(proposePath, body)),
    )
    expect(answers.map((answer) => answer.status)).toEqual([200, 200])
    const { results } = await read<{ results: QueuedItem[] }>(
      get(`${listPath}/queued`),
    )
    expect(
      results.map((item) =>
        item.type === 'TRANSACTION' ? item.conflictType : item.type,
      ),
    ).toEqual(['LABEL', 'CONFLICT_HEADER', 'HasNext', 'End'])
  })

  test('behavior: deletion and confirmation at once leave no orphan', async () => {
    await seedIndex(store.db)
    await seedSafe(store.db)
    const { post, delete: remove, get } = api()
    for (let round = 0; round < 10; round += 1) {
      const body = await proposal(
        treasury,
        { ...payment, nonce: 5 + round },
        alice,
      )
      await post(proposePath, body)
      const signature = await signHash(bob, body.safeTxHash)
      const [deleted, confirmed] = await Promise.all([
        remove(
          detailsPath(body.safeTxHash),
          await deletion(alice, body.safeTxHash, Date.now()),
        ),
        post(`${detailsPath(body.safeTxHash)}/confirmations`, { signature }),
      ])
      expect(deleted.status).toBe(204)
      expect([200, 404]).toContain(confirmed.status)
      expect((await get(detailsPath(body.safeTxHash))).status).toBe(404)
    }
    expect(await countRows(store)).toEqual([0, 0])
  })

  test('behavior: deletion and proposal at once keep both or neither', async () => {
    await seedSafe(store.db)
    const { post, delete: remove } = api()
    for (let round = 0; round < 10; round += 1) {
      const body = await proposal(
        treasury,
        { ...payment, nonce: 5 + round },
        alice,
      )
      const request = await deletion(alice, body.safeTxHash, Date.now())
      await post(proposePath, body)
      const [deleted, proposed] = await Promise.all([
        remove(detailsPath(body.safeTxHash), request),
        post(proposePath, body),
      ])
      expect(deleted.status).toBe(204)
      expect([200, 404]).toContain(proposed.status)
      const [transactions, confirmations] = await countRows(store)
      expect(confirmations).toBe(transactions)
    }
  })

  test('behavior: deleting takes the current or the previous hour, once', async () => {
    await seedSafe(store.db)
    const hour = 3_600_000
    const { post, delete: remove } = api(() => 100 * hour)
    const body = await proposal(treasury, payment, alice)
    const path = detailsPath(body.safeTxHash)
    await post(proposePath, body)
    const old = await deletion(alice, body.safeTxHash, 98 * hour)
    expect(await read(remove(path, old))).toEqual({
      code: 400,
      message: 'Provided signer is not the proposer',
    })
    const previous = await deletion(alice, body.safeTxHash, 99 * hour)
    const deleted = await remove(path, previous)
    expect([deleted.status, await deleted.text()]).toEqual([204, ''])
    const again = await remove(path, previous)
    expect([again.status, await read(again)]).toEqual([
      404,
      { code: 404, message: 'Transaction not found' },
    ])
  })

  test('behavior: a transaction that is proposed again can be deleted again within the hour', async () => {
    await seedSafe(store.db)
    const now = 100 * 3_600_000
    const { post, delete: remove } = api(() => now)
    const body = await proposal(treasury, payment, alice)
    const path = detailsPath(body.safeTxHash)
    const request = await deletion(alice, body.safeTxHash, now)
    for (let round = 0; round < 3; round += 1) {
      await post(proposePath, body)
      expect((await remove(path, request)).status).toBe(204)
      expect((await remove(path, request)).status).toBe(404)
    }
    expect(await countRows(store)).toEqual([0, 0])
  })

  test('error: a repeated deletion does not destroy the confirmations of others', async () => {
    await seedSafe(store.db)
    const hour = 3_600_000
    let now = 100 * hour
    const { post, delete: remove } = api(() => now)
    const body = await proposal(treasury, payment, alice)
    const path = detailsPath(body.safeTxHash)
    const request = await deletion(alice, body.safeTxHash, now)
    await post(proposePath, body)
    expect((await remove(path, request)).status).toBe(204)
    await post(proposePath, body)
    const signature = await signHash(bob, body.safeTxHash)
    await post(`${path}/confirmations`, { signature })
    expect(await read(remove(path, request))).toEqual({
      code: 400,
      message:
        'Signature was already used. Sign again with totp=100 or totp=99, whichever was not used, or after 1970-01-05T05:00:00.000Z.',
    })
    now += hour
    expect((await remove(path, request)).status).toBe(400)
    expect(await countRows(store)).toEqual([1, 2])
    const next = await deletion(alice, body.safeTxHash, now)
    expect((await remove(path, next)).status).toBe(204)
    // Signatures of expired hours need not be remembered.
    now += 5 * hour
    await post(proposePath, body)
    const last = await deletion(alice, body.safeTxHash, now)
    expect((await remove(path, last)).status).toBe(204)
    expect(await store.db.select().from(usedDeletion)).toMatchObject([
      { signer: alice.address, expires: now + 2 * hour },
    ])
  })

  test('error: deleting with a foreign signature, with two signatures, after execution', async () => {
    await seedSafe(store.db)
    const { post, delete: remove } = api()
    const body = await proposal(treasury, payment, alice)
    const path = detailsPath(body.safeTxHash)
    await post(proposePath, body)
    const { signature: byBob } = await deletion(
      bob,
      body.safeTxHash,
      Date.now(),
    )
    expect(await read(remove(path, { signature: byBob }))).toEqual({
      code: 400,
      message: 'Provided signer is not the proposer',
    })
    const two = { signature: `${byBob}${byBob.slice(2)}` }
    expect(await read(remove(path, two))).toEqual({
      code: 400,
      message: 'More than one signatures detected, just one is expected',
    })
    await seedExecution(store.db, {
      safeTxHash: body.safeTxHash,
      signatures: body.signature,
    })
    const mine = await deletion(alice, body.safeTxHash, Date.now())
    expect(await read(remove(path, mine))).toEqual({
      code: 400,
      message: 'Executed transactions cannot be deleted',
    })
  })
})
