import type {
  QueuedItem,
  SafeInfo,
  SafeOverview,
  TransactionDetails,
} from '@strongroom/gateway-sdk'
import {
  getDeleteTransactionTypedData,
  getTotp,
} from '@strongroom/safe-protocol'
import { count } from 'drizzle-orm'
import { concat, type TypedDataDefinition } from 'viem'
import type { HDAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { delegate } from '../src/platform/db/schema/delegates.ts'
import {
  confirmation,
  multisigTransaction,
} from '../src/platform/db/schema/proposals.ts'
import { type Api, createApi, read } from './support/api.ts'
import { describeOneStore } from './support/describeStores.ts'
import { malleate } from './support/messages.ts'
import {
  alice,
  bob,
  carol,
  dave,
  erin,
  proposal,
  signHash,
} from './support/people.ts'
import { chainId, seedSafe, setState, treasury } from './support/seed.ts'

const { safe } = treasury
const proposePath = `/v1/chains/1337/transactions/${safe}/propose`
const detailsPath = (hash: string) => `/v1/chains/1337/transactions/${hash}`
const payment = { to: bob.address, value: 10n ** 18n, nonce: 5 }
const entry = {
  chainId,
  safe,
  delegate: dave.address,
  delegator: bob.address,
  label: 'Dave',
  created: 1,
}
const invalid = { code: 422, message: 'Invalid signature' }

describeOneStore('proposals of delegates', (store) => {
  const api = (): Api => createApi({ db: store.db, now: () => 20_000_000 })
  const seed = async (...rows: (typeof delegate.$inferInsert)[]) => {
    await seedSafe(store.db)
    await store.db.insert(delegate).values(rows.length === 0 ? [entry] : rows)
  }
  const countRows = async () => {
    const [[transactions], [confirmations]] = await Promise.all([
      store.db.select({ n: count() }).from(multisigTransaction),
      store.db.select({ n: count() }).from(confirmation),
    ])
    return [transactions?.n, confirmations?.n]
  }
  const show = (hash: string) =>
    read<TransactionDetails>(api().get(detailsPath(hash)))

  test('default: waits without a confirmation, in the name of the owner', async () => {
    await seed()
    const { get, post } = api()
    const body = await proposal(treasury, payment, dave)
    const info = () => read<SafeInfo>(get(`/v1/chains/1337/safes/${safe}`))
    expect((await info()).txQueuedTag).toBe(null)
    const created = await post(proposePath, body)
    expect(created.status).toBe(200)
    const expected = {
      txStatus: 'AWAITING_CONFIRMATIONS',
      detailedExecutionInfo: {
        confirmationsRequired: 2,
        confirmations: [],
        rejectors: [],
        trusted: true,
        proposer: { value: bob.address },
        proposedByDelegate: { value: dave.address },
      },
    }
    expect(await read(created)).toMatchObject(expected)
    expect(await show(body.safeTxHash)).toMatchObject(expected)
    expect(await countRows()).toEqual([1, 0])
    expect((await info()).txQueuedTag).toBe('20000')
    const { results } = await read<{ results: QueuedItem[] }>(
      get(`/v1/chains/1337/safes/${safe}/transactions/queued`),
    )
    expect(results).toMatchObject([
      { type: 'LABEL', label: 'Next' },
      {
        type: 'TRANSACTION',
        conflictType: 'None',
        transaction: {
          txStatus: 'AWAITING_CONFIRMATIONS',
          executionInfo: {
            confirmationsSubmitted: 0,
            confirmationsRequired: 2,
            missingSigners: [alice, bob, carol].map(({ address }) => ({
              value: address,
            })),
          },
        },
      },
    ])
    const nonces = await read(get(`/v1/chains/1337/safes/${safe}/nonces`))
    expect(nonces).toEqual({ currentNonce: 5, recommendedNonce: 6 })
    for (const [wallet, awaiting] of [
      [bob.address, 1],
      [dave.address, 1],
    ] as const) {
      const overviews = await read<SafeOverview[]>(
        get(
          `/v2/safes?currency=usd&safes=1337:${safe}&wallet_address=${wallet}`,
        ),
      )
      expect(overviews).toMatchObject([
        { queued: 1, awaitingConfirmation: awaiting },
      ])
    }
  })

  test("behavior: owners confirm it as any other, and it stays the delegate's", async () => {
    await seed()
    const { post } = api()
    const body = await proposal(treasury, payment, dave)
    await post(proposePath, body)
    const byAlice = await proposal(treasury, payment, alice)
    await post(proposePath, byAlice)
    const confirmed = await post(
      `${detailsPath(body.safeTxHash)}/confirmations`,
      { signature: await signHash(bob, body.safeTxHash) },
    )
    expect(await read(confirmed)).toMatchObject({
      txStatus: 'AWAITING_EXECUTION',
      detailedExecutionInfo: {
        proposer: { value: bob.address },
        proposedByDelegate: { value: dave.address },
      },
    })
    // A proposal that an owner sent first keeps its proposer.
    const later = { ...payment, nonce: 6 }
    await post(proposePath, await proposal(treasury, later, alice))
    expect(
      await read(post(proposePath, await proposal(treasury, later, dave))),
    ).toMatchObject({
      detailedExecutionInfo: {
        proposer: { value: alice.address },
        proposedByDelegate: null,
        confirmations: [{ signer: { value: alice.address } }],
      },
    })
  })

  test('behavior: for all safes, for several owners, and an owner as delegate', async () => {
    await seed(
      { ...entry, safe: null },
      { ...entry, delegator: alice.address },
      { ...entry, delegate: carol.address },
      { ...entry, delegate: erin.address, safe: null, delegator: dave.address },
    )
    const { post } = api()
    const proposerOf = async (person: HDAccount, nonce: number) => {
      const answer = await post(
        proposePath,
        await proposal(treasury, { ...payment, nonce }, person),
      )
      const body = await read<TransactionDetails>(answer)
      const info = body.detailedExecutionInfo
      return info?.type === 'MULTISIG'
        ? [
            info.proposer?.value,
            info.proposedByDelegate?.value,
            info.confirmations.length,
          ]
        : answer.status
    }
    // The first of the safe's owners.
    expect(await proposerOf(dave, 5)).toEqual([alice.address, dave.address, 0])
    expect(await proposerOf(carol, 6)).toEqual([carol.address, undefined, 1])
    // A delegate of a delegate may not propose.
    expect(await proposerOf(erin, 7)).toBe(422)
  })

  test('behavior: 100 identical proposals at once make one row', async () => {
    await seed()
    const { post } = api()
    const body = await proposal(treasury, payment, dave)
    const answers = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const response = await post(proposePath, body)
        return [response.status, await response.text()].join()
      }),
    )
    expect(new Set(answers).size).toBe(1)
    expect(answers[0]).toMatch(/^200,/)
    expect(await countRows()).toEqual([1, 0])
  })

  test('error: any signature but one of the sender', async () => {
    await seed()
    const { post } = api()
    const body = await proposal(treasury, payment, dave)
    const { signature, ...unsigned } = body
    const byBob = await signHash(bob, body.safeTxHash)
    const one = {
      code: 422,
      message: 'Just one signature is expected if using delegates',
    }
    const mismatch = {
      code: 422,
      message: `Signature does not match sender=${dave.address}`,
    }
    const elsewhere = { chainId: '2021', safe }
    const cases: [unknown, unknown][] = [
      [unsigned, one],
      [{ ...body, signature: concat([signature, byBob]) }, one],
      [{ ...body, signature: concat([signature, signature]) }, one],
      [{ ...body, signature: byBob }, mismatch],
      [
        {
          ...body,
          signature: (await proposal(elsewhere, payment, dave)).signature,
        },
        mismatch,
      ],
      [{ ...body, signature: malleate(signature) }, invalid],
    ]
    for (const [sent, expected] of cases) {
      expect(await read(post(proposePath, sent))).toEqual(expected)
    }
    // The signature does not count as an owner's or as a confirmation either.
    const together = await proposal(treasury, payment, alice, dave)
    expect(await read(post(proposePath, together))).toEqual(invalid)
    expect(await countRows()).toEqual([0, 0])
    await post(proposePath, body)
    expect(
      await read(
        post(`${detailsPath(body.safeTxHash)}/confirmations`, { signature }),
      ),
    ).toEqual(invalid)
    expect(await countRows()).toEqual([1, 0])
  })

  test('error: refuses a former or foreign delegate and names those who may propose', async () => {
    await seed(
      entry,
      { ...entry, delegate: carol.address, safe: null },
      { ...entry, delegate: erin.address, safe: erin.address },
      { ...entry, delegate: erin.address, chainId: '2021' },
    )
    const { post } = api()
    const refusal = (
      sender: string,
      owners: string[],
      delegates: string[],
    ) => ({
      code: 422,
      message: `Sender=${sender} is not an owner or delegate. Current owners=[${owners.join(', ')}]. Delegates={${delegates.join(', ')}}`,
    })
    const people = [alice, bob, carol].map(({ address }) => address)
    expect(
      await read(post(proposePath, await proposal(treasury, payment, erin))),
    ).toEqual(
      refusal(erin.address, people, [carol.address, dave.address].sort()),
    )
    const owners = [alice.address, carol.address]
    await setState(store.db, {
      ref: treasury,
      nonce: 5,
      threshold: 2,
      owners,
      blockNumber: 11,
    })
    expect(
      await read(post(proposePath, await proposal(treasury, payment, dave))),
    ).toEqual(refusal(dave.address, owners, []))
    expect(await countRows()).toEqual([0, 0])
  })

  test('behavior: the delegate deletes it while one, the owner at any time', async () => {
    await seed()
    const { post, delete: remove } = api()
    const request = async (person: HDAccount, safeTxHash: `0x${string}`) => ({
      signature: await person.signTypedData(
        getDeleteTransactionTypedData({
          chainId: BigInt(chainId),
          safe,
          safeTxHash,
          totp: getTotp(20_000_000),
        }) as TypedDataDefinition,
      ),
    })
    const propose = async (nonce: number) => {
      const body = await proposal(treasury, { ...payment, nonce }, dave)
      await post(proposePath, body)
      return body.safeTxHash
    }
    const [first, second] = [await propose(5), await propose(6)]
    const denied = { code: 400, message: 'Provided signer is not the proposer' }
    for (const person of [alice, erin]) {
      expect(
        await read(remove(detailsPath(first), await request(person, first))),
      ).toEqual(denied)
    }
    const byDave = await remove(detailsPath(first), await request(dave, first))
    expect(byDave.status).toBe(204)
    await store.db.delete(delegate)
    expect(
      await read(remove(detailsPath(second), await request(dave, second))),
    ).toEqual(denied)
    const byBob = await remove(detailsPath(second), await request(bob, second))
    expect(byBob.status).toBe(204)
    expect(await countRows()).toEqual([0, 0])
  })
})
