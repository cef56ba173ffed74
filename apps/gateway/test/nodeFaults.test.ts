import {
  createSafeTransaction,
  encodeExecTransaction,
} from '@strongroom/safe-protocol'
import { concat, pad } from 'viem'
import { expect, test } from 'vitest'
import { loadConfig } from '../src/platform/config/loadConfig.ts'
import { relayTask } from '../src/platform/db/schema/relay.ts'
import { createApi, read } from './support/api.ts'
import { describeOneStore } from './support/describeStores.ts'
import { alice, bob, proposal } from './support/people.ts'
import { relayerKey } from './support/relayApi.ts'
import {
  badge,
  gold,
  hashOf,
  seedSafe,
  seedTokens,
  seedTransfer,
  treasury,
} from './support/seed.ts'

const chain = '/v1/chains/1337'
const safePath = `${chain}/safes/${treasury.safe}`
const proposePath = `${chain}/transactions/${treasury.safe}/propose`
const config = loadConfig({ GATEWAY_RELAYER_KEY_1337: relayerKey })

/** Claim that the sender is a contract, or has approved on chain. */
const claimOf = (kind: 'contract' | 'approved') =>
  kind === 'approved'
    ? concat([pad(alice.address), pad('0x00'), '0x01'])
    : concat([pad(alice.address), pad('0x41'), '0x00', pad('0x02'), '0x1234'])

const nonsense: readonly unknown[] = [
  '0x',
  'zz',
  '',
  '-0x1',
  null,
  undefined,
  {},
  [],
  1e9,
  `0x${'0'.repeat(64)}`,
  `0x${'00'.repeat(100_000)}`,
]

describeOneStore('a node that', (store) => {
  const open = (rpc: (method: string) => unknown) =>
    createApi({ db: store.db, config, rpc })
  const seed = async () => {
    await seedSafe(store.db)
    await seedTokens(store.db)
    await seedTransfer(store.db, { kind: 'ERC20', token: gold })
    await seedTransfer(store.db, {
      kind: 'ERC721',
      token: badge,
      txHash: hashOf('badge'),
    })
  }
  const claim = async (kind: 'contract' | 'approved') => ({
    ...(await proposal(treasury, { nonce: 5 }, alice)),
    signature: claimOf(kind),
  })

  test('error: talks nonsense gets refusals or a 502 for its requests', async () => {
    await seed()
    const bodies = [await claim('contract'), await claim('approved')]
    const transaction = createSafeTransaction({
      to: bob.address,
      value: 1n,
      nonce: 5n,
    })
    const relay = {
      version: '1.4.1',
      to: treasury.safe,
      data: encodeExecTransaction(transaction, claimOf('approved')),
    }
    for (const answer of nonsense) {
      const { get, post } = open(() => answer)
      for (const body of bodies) {
        expect(await read(post(proposePath, body))).toEqual({
          code: 422,
          message: 'Invalid signature',
        })
      }
      expect([403, 422, 502]).toContain(
        (await post(`${chain}/relay`, relay)).status,
      )
      for (const path of [
        `${safePath}/balances/usd`,
        `/explorer/1337/address/${alice.address}`,
      ]) {
        const response = await get(path)
        if (response.status === 200) continue
        expect([response.status, await read(response)]).toEqual([
          502,
          { statusCode: 502, message: 'Bad gateway' },
        ])
      }
      for (const path of [
        `/v2/chains/1337/safes/${treasury.safe}/collectibles`,
        `/v2/safes?currency=usd&safes=1337:${treasury.safe}`,
        `${chain}/about/indexing`,
        `${chain}/contracts/${gold}`,
        `/explorer/1337/tx/${hashOf('x')}`,
      ]) {
        expect((await get(path)).status, path).toBeLessThan(500)
      }
    }
    expect(await store.db.select().from(relayTask)).toEqual([])
  })

  test('behavior: never answers delays only requests that need it', async () => {
    await seed()
    const { promise, reject } = Promise.withResolvers<never>()
    promise.catch(() => undefined)
    const { get, post } = open(() => promise)
    let answered = 0
    const waiting = [
      post(proposePath, await claim('contract')),
      post(proposePath, await claim('approved')),
      get(`${safePath}/balances/usd`),
    ].map((response) =>
      response.finally(() => {
        answered += 1
      }),
    )
    const plain = await proposal(treasury, { nonce: 5 }, bob)
    expect((await post(proposePath, plain)).status).toBe(200)
    for (const path of [
      safePath,
      `${safePath}/transactions/queued`,
      `${safePath}/transactions/history`,
      `${chain}/transactions/${plain.safeTxHash}`,
    ]) {
      expect((await get(path)).status, path).toBe(200)
    }
    expect(answered).toBe(0)
    reject(new Error('It is over.'))
    await Promise.all(waiting)
  })
})
