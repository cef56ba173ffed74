import { connect } from 'node:net'
import { type Chain, startChain } from '@strongroom/devnet'
import type { QueuedItem, TransactionDetails } from '@strongroom/gateway-sdk'
import {
  getDeleteTransactionTypedData,
  getTotp,
} from '@strongroom/safe-protocol'
import { count } from 'drizzle-orm'
import type { Hex, TypedDataDefinition } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { loadConfig } from '../src/platform/config/loadConfig.ts'
import {
  confirmation,
  multisigTransaction,
} from '../src/platform/db/schema/proposals.ts'
import { createTestSafe } from './chain/support/createTestSafe.ts'
import { sign } from './chain/support/execute.ts'
import { send } from './chain/support/send.ts'
import { createApi, read } from './support/api.ts'
import { describeStores, type Store } from './support/describeStores.ts'
import { startLiveApi } from './support/liveApi.ts'
import {
  alice,
  bob,
  carol,
  proposal,
  type SafeRef,
  signHash,
} from './support/people.ts'
import { seedSafe, treasury } from './support/seed.ts'
import { startServer } from './support/startServer.ts'
import { waitFor } from './support/waitFor.ts'

const proposePathOf = ({ safe }: SafeRef) =>
  `/v1/chains/1337/transactions/${safe}/propose`
const detailsPath = (hash: Hex) => `/v1/chains/1337/transactions/${hash}`

const countRows = async ({ db }: Store) => {
  const [[transactions], [confirmations]] = await Promise.all([
    db.select({ n: count() }).from(multisigTransaction),
    db.select({ n: count() }).from(confirmation),
  ])
  return [transactions?.n, confirmations?.n]
}

const deletion = (safe: SafeRef['safe'], safeTxHash: Hex) =>
  alice.signTypedData(
    getDeleteTransactionTypedData({
      chainId: 1337n,
      safe,
      safeTxHash,
      totp: getTotp(Date.now()),
    }) as TypedDataDefinition,
  )

describeStores('at the same time', (store) => {
  let chain: Chain<1337>
  beforeAll(async () => {
    chain = await startChain({ chainId: 1337, seed: false })
  })
  afterAll(() => chain.stop())

  test('behavior: a thousand proposals are all there, once each', async () => {
    await seedSafe(store.db)
    const { post, get } = createApi({ db: store.db })
    const people = [alice, bob, carol]
    const bodies = await Promise.all(
      Array.from({ length: 1_000 }, (_, at) =>
        proposal(
          treasury,
          // Three for each nonce.
          { to: bob.address, value: BigInt(at), nonce: 5 + Math.floor(at / 3) },
          people[at % 3] ?? alice,
        ),
      ),
    )
    const answers = await Promise.all(
      bodies.map(async (body) => {
        const response = await post(proposePathOf(treasury), body)
        const { txId } = await read<TransactionDetails>(response)
        return `${response.status} ${txId}`
      }),
    )
    const idOf = ({ safeTxHash }: { safeTxHash: Hex }) =>
      `multisig_${treasury.safe}_${safeTxHash}`
    expect(answers).toEqual(bodies.map((body) => `200 ${idOf(body)}`))
    expect(await countRows(store)).toEqual([1_000, 1_000])
    const listed: string[] = []
    for (let offset = 0; offset < 1_000; offset += 100) {
      const cursor = encodeURIComponent(`limit=100&offset=${offset}`)
      const path = `/v1/chains/1337/safes/${treasury.safe}/transactions/queued?cursor=${cursor}`
      const { results } = await read<{ results: QueuedItem[] }>(get(path))
      for (const item of results) {
        if (item.type === 'TRANSACTION') listed.push(item.transaction.id)
      }
    }
    expect(listed).toHaveLength(1_000)
    expect(new Set(listed)).toEqual(new Set(bodies.map(idOf)))
  }, 300_000)

  test('behavior: a proposal whose answer was lost is sent again', async () => {
    await seedSafe(store.db)
    const server = await startServer({ db: store.db, config: loadConfig({}) })
    onTestFinished(() => server.close())
    const body = await proposal(treasury, { to: bob.address, nonce: 5 }, alice)
    const text = JSON.stringify(body)
    const path = proposePathOf(treasury)
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    // The client never reads the answer.
    socket.pause()
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${text.length}\r\n\r\n${text}`,
    )
    await waitFor(
      () => countRows(store),
      ([transactions]) => transactions === 1,
    )
    socket.resetAndDestroy()
    const again = await fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: text,
    })
    expect(again.status).toBe(200)
    expect(await read(again)).toMatchObject({
      txStatus: 'AWAITING_CONFIRMATIONS',
      detailedExecutionInfo: {
        safeTxHash: body.safeTxHash,
        confirmations: [{ signer: { value: alice.address } }],
      },
    })
    expect(await countRows(store)).toEqual([1, 1])
  })

  test('behavior: an executed transaction stays executed amid confirmations and deletions', async () => {
    const safe = await createTestSafe(chain, {
      owners: [alice, bob, carol].map(({ address }) => address),
    })
    const ref = { chainId: '1337', safe }
    const api = await startLiveApi(store.db, chain)
    onTestFinished(() => api.close())
    const seen = new Set<string>()
    for (let nonce = 0; nonce < 6; nonce += 1) {
      const body = await proposal(ref, { to: bob.address, nonce }, alice)
      const { safeTxHash } = body
      const path = detailsPath(safeTxHash)
      await waitFor(
        () => api.post(proposePathOf(ref), body),
        ([status]) => status === 200,
      )
      const { data } = await sign(chain, safe, { to: bob.address })
      let executed = false
      const confirming = [bob, carol].map(async (person) => {
        const signature = await signHash(person, safeTxHash)
        while (!executed) {
          const [status] = await api.post(`${path}/confirmations`, {
            signature,
          })
          seen.add(`confirm ${status}`)
        }
      })
      const deleting = async () => {
        if (nonce % 2 === 0) return
        const signature = await deletion(safe, safeTxHash)
        const [status] = await api.delete(path, { signature })
        seen.add(`delete ${status}`)
      }
      await Promise.all([send(chain, { to: safe, data }), deleting()])
      const details = await waitFor(
        () => api.get<TransactionDetails>(path),
        ({ txStatus }) => txStatus === 'SUCCESS',
      )
      executed = true
      await Promise.all(confirming)
      expect(details.txHash).toMatch(/^0x[\da-f]{64}$/)
      const signature = await signHash(carol, safeTxHash)
      expect(await api.post(`${path}/confirmations`, { signature })).toEqual([
        422,
        { code: 422, message: 'Invalid nonce' },
      ])
      expect((await api.post(proposePathOf(ref), body))[0]).toBe(422)
      const mine = { signature: await deletion(safe, safeTxHash) }
      expect((await api.delete(path, mine))[0]).toBe(400)
      // The transaction is unchanged.
      expect(await api.get<TransactionDetails>(path)).toMatchObject({
        txStatus: 'SUCCESS',
        txHash: details.txHash,
      })
      const queue = await api.get<{ results: unknown[] }>(
        `/v1/chains/1337/safes/${safe}/transactions/queued`,
      )
      expect(queue.results).toEqual([])
    }
    for (const answer of seen) {
      expect(answer).toMatch(/^(confirm (200|404|422)|delete (204|400))$/)
    }
  }, 60_000)
})
