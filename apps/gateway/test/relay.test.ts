import { type Chain, startChain } from '@strongroom/devnet'
import {
  encodeAddOwner,
  encodeCreateProxyWithNonce,
  encodeMultiSendCallOnly,
  encodeSetup,
} from '@strongroom/safe-protocol'
import { eq } from 'drizzle-orm'
import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  keccak256,
  parseEther,
  parseGwei,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { relayTask, relayUse } from '../src/platform/db/schema/relay.ts'
import { createTestSafe } from './chain/support/createTestSafe.ts'
import { sign } from './chain/support/execute.ts'
import { send } from './chain/support/send.ts'
import { describeOneStore, type Store } from './support/describeStores.ts'
import { bob, carol, dave } from './support/people.ts'
import {
  type RelayApi,
  type RelayApiOptions,
  relayer,
  relayerKey,
  startRelayApi,
} from './support/relayApi.ts'
import { waitFor } from './support/waitFor.ts'

const version = '1.4.1'
let chain: Chain<1337>

beforeAll(async () => {
  chain = await startChain({ chainId: 1337, seed: false })
})

afterAll(() => chain.stop())

const newSafe = async (api?: RelayApi): Promise<Address> => {
  const safe = await createTestSafe(chain)
  await send(chain, { to: safe, value: parseEther('1') })
  await api?.knows(safe)
  return safe
}

type Fields = Parameters<typeof sign>[2]

const executionOf = async (
  safe: Address,
  fields: Fields = { to: dave.address, value: 1n },
) => {
  const { data } = await sign(chain, safe, fields)
  return { version, to: safe, data }
}

const transfer = (to: Address) =>
  encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [to, 1n],
  })

const transferFrom = (from: Address, to: Address) =>
  encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transferFrom',
    args: [from, to, 1n],
  })

const creationOf = (saltNonce: bigint, owners: readonly Address[]) => {
  const { singletonL2, proxyFactory, fallbackHandler } =
    chain.contracts[version]
  return {
    version,
    to: proxyFactory.address,
    data: encodeCreateProxyWithNonce({
      singleton: singletonL2.address,
      saltNonce,
      setup: encodeSetup({
        owners: [...owners],
        threshold: 1,
        fallbackHandler: fallbackHandler.address,
      }),
    }),
  }
}

let salt = BigInt(Date.now())

describeOneStore('relay', (store: Store) => {
  const open: RelayApi[] = []
  const start = async (options: Partial<RelayApiOptions> = {}) => {
    const api = await startRelayApi({ db: store.db, chain, ...options })
    open.push(api)
    return api
  }

  afterEach(async () => {
    await chain.client.setAutomine(true)
    await Promise.all(open.splice(0).map((api) => api.close()))
  })

  test('default: an execution is sent, mined and counted', async () => {
    const api = await start()
    const safe = await newSafe(api)
    const before = await chain.client.getBalance({ address: dave.address })
    const [status, { taskId }] = await api.relay(await executionOf(safe))
    expect(status).toBe(201)
    const ended = await api.ends(taskId)
    expect(ended.status).toBe(200)
    const { from, status: outcome } = await chain.client.getTransactionReceipt({
      hash: ended.receipt?.transactionHash as Hex,
    })
    expect([from.toLowerCase(), outcome]).toEqual([
      relayer.toLowerCase(),
      'success',
    ])
    const after = await chain.client.getBalance({ address: dave.address })
    expect(after - before).toBe(1n)
    expect(await api.get(`/relay/${safe}`)).toEqual({ remaining: 4, limit: 5 })
    const record = await api.get<{ features: string[]; relayer: object }>('')
    expect(record.features).toContain('RELAYING')
    expect(record.relayer).toEqual({
      type: 'DAILY_LIMIT',
      safeCreationSponsored: false,
      safeTransactionSponsored: false,
      enableTenderlySimulationBeforeRelay: false,
    })
    expect(JSON.stringify(api.logged)).not.toContain(relayerKey.slice(2))
  })

  test('behavior: every kind of call that is paid for', async () => {
    const api = await start()
    const safe = await newSafe(api)
    const { gold } = chain.tokens
    const mint = encodeFunctionData({
      abi: [
        {
          type: 'function',
          name: 'mint',
          inputs: [{ type: 'address' }, { type: 'uint256' }],
          outputs: [],
          stateMutability: 'nonpayable',
        },
      ],
      functionName: 'mint',
      args: [safe, 100n],
    })
    await send(chain, { to: gold, data: mint })
    const kinds: Fields[] = [
      { to: gold, data: transfer(dave.address) },
      { to: bob.address },
      { to: safe },
      { to: safe, data: encodeAddOwner({ owner: bob.address, threshold: 1 }) },
    ]
    for (const fields of kinds) {
      const [status, { taskId }] = await api.relay(
        await executionOf(safe, fields),
      )
      expect(status).toBe(201)
      expect((await api.ends(taskId)).status).toBe(200)
    }
    expect(await api.left(safe)).toBe(1)
  })

  test('behavior: a batch counts once, a creation for each owner', async () => {
    const api = await start()
    const safe = await newSafe(api)
    const first = await sign(chain, safe, { to: bob.address, nonce: 0n })
    const second = await sign(chain, safe, { to: carol.address, nonce: 1n })
    const [, batch] = await api.relay({
      version,
      to: chain.contracts[version].multiSendCallOnly.address,
      data: encodeMultiSendCallOnly([
        { to: safe, data: first.data },
        { to: safe, data: second.data },
      ]),
    })
    expect((await api.ends(batch.taskId)).status).toBe(200)
    expect(await api.left(safe)).toBe(4)

    const creation = creationOf(salt++, [bob.address, carol.address])
    const [, created] = await api.relay(creation)
    expect((await api.ends(created.taskId)).status).toBe(200)
    expect(await api.left(bob.address)).toBe(4)
    expect(await api.left(carol.address)).toBe(4)
    // The same safe cannot be created twice.
    expect(await api.relay(creation)).toEqual([
      422,
      expect.objectContaining({ code: 'SIMULATION_FAILED' }),
    ])
  })

  test('error: refuses every other call without a record', async () => {
    const api = await start({ sends: false })
    const safe = await newSafe(api)
    const other = await newSafe(api)
    const { gold } = chain.tokens
    const contracts = chain.contracts[version]
    const kind = 'This call cannot be relayed.'
    const base = 'Unsupported base contract.'
    const unknownMultiSend = 'Unofficial MultiSend contract.'
    const execution = await executionOf(safe)
    const elsewhere = await executionOf(other)
    const creation = creationOf(salt++, [bob.address])
    const batchOf = (calls: { to: Address; data: Hex; value?: bigint }[]) =>
      encodeMultiSendCallOnly(calls)
    const batch = batchOf([execution])
    const to = contracts.multiSendCallOnly.address
    const strange = {
      ...creation,
      data: creation.data.replaceAll(
        contracts.singletonL2.address.slice(2).toLowerCase(),
        gold.slice(2).toLowerCase(),
      ),
    }
    const refused: [object, string][] = [
      [await executionOf(safe, { to: gold, data: transfer(safe) }), kind],
      [
        await executionOf(safe, {
          to: gold,
          data: transferFrom(safe, safe),
        }),
        kind,
      ],
      [
        await executionOf(safe, {
          to: gold,
          data: transferFrom(bob.address, bob.address),
        }),
        kind,
      ],
      [
        await executionOf(safe, {
          to: gold,
          data: transferFrom(bob.address, safe),
        }),
        kind,
      ],
      [await executionOf(safe, { to: gold, data: '0xa9059cbb00' }), kind],
      [await executionOf(safe, { to: safe, value: 1n }), kind],
      [await executionOf(safe, { to: safe, data: '0x12345678' }), kind],
      [await executionOf(safe, { to: safe, operation: 1 }), kind],
      [{ version, to: gold, data: transfer(dave.address) }, kind],
      [{ version, to: safe, data: '0x' }, kind],
      [{ version, to: safe, data: '0x6a761202' }, kind],
      [{ ...execution, to: gold }, base],
      [{ version, to: gold, data: batch }, unknownMultiSend],
      [{ version: '1.3.0', to, data: batch }, unknownMultiSend],
      [{ version, to, data: batchOf([execution, elsewhere]) }, kind],
      [{ version, to, data: batchOf([]) }, kind],
      [{ version, to, data: batchOf([{ ...execution, value: 1n }]) }, kind],
      [{ version, to, data: batchOf([{ to: gold, data: '0x' }]) }, kind],
      [{ version, to, data: batchOf([{ ...execution, to: gold }]) }, base],
      [{ version, to, data: `${batch}00` }, kind],
      [{ ...creation, to: gold }, 'Unofficial ProxyFactory contract.'],
      [{ ...creation, version: '1.3.0' }, 'Unofficial ProxyFactory contract.'],
      [strange, base],
      [{ ...creation, data: creation.data.slice(0, 202) }, kind],
    ]
    for (const [body, message] of refused) {
      expect(await api.relay(body), JSON.stringify(body)).toEqual([
        422,
        { statusCode: 422, code: 'UNSUPPORTED_CALL', message },
      ])
    }
    const [status] = await api.relay({ ...execution, version: 'new' })
    expect(status).toBe(422)
    expect(await store.db.select().from(relayTask)).toEqual([])
    expect(await store.db.select().from(relayUse)).toEqual([])
  })

  test('error: refuses calls that would fail', async () => {
    const api = await start({ sends: false })
    const safe = await newSafe(api)
    const failing = [
      // Execution signed by a stranger.
      (await sign(chain, safe, { to: bob.address }, [bob.address])).data,
      (await sign(chain, safe, { to: bob.address, nonce: 9n })).data,
      (await sign(chain, safe, { to: bob.address, value: parseEther('9') }))
        .data,
      // Succeeds when its call fails, for a refund.
      (
        await sign(chain, safe, {
          to: bob.address,
          value: parseEther('9'),
          safeTxGas: 50_000n,
        })
      ).data,
    ]
    for (const data of failing) {
      expect(await api.relay({ version, to: safe, data })).toEqual([
        422,
        {
          statusCode: 422,
          code: 'SIMULATION_FAILED',
          message: 'Simulation failed',
        },
      ])
    }
    expect(await api.left(safe)).toBe(5)
  })

  test('error: the sixth of a day', async () => {
    let time = Date.now()
    const api = await start({ now: () => time })
    const safe = await newSafe(api)
    for (let count = 0; count < 5; count += 1) {
      const [status, { taskId }] = await api.relay(await executionOf(safe))
      expect(status).toBe(201)
      expect((await api.ends(taskId)).status).toBe(200)
    }
    const sixth = await executionOf(safe)
    expect(await api.left(safe)).toBe(0)
    expect(await api.relay(sixth)).toEqual([
      429,
      { code: 429, message: `Relay limit reached for ${safe}` },
    ])
    time += 24 * 60 * 60 * 1_000 + 1
    expect(await api.left(safe)).toBe(5)
    const [status, { taskId }] = await api.relay(sixth)
    expect(status).toBe(201)
    expect((await api.ends(taskId)).status).toBe(200)
  })

  test('behavior: the limit holds for requests at once, and a double send is one', async () => {
    const api = await start({ sends: false })
    const safe = await newSafe(api)
    const bodies = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        executionOf(safe, { to: dave.address, value: BigInt(n), nonce: 0n }),
      ),
    )
    const answers = await Promise.all(bodies.map((body) => api.relay(body)))
    const statuses = answers.map(([status]) => status).sort()
    expect(statuses).toEqual([...Array(5).fill(201), ...Array(7).fill(429)])
    const at = answers.findIndex(([status]) => status === 201)
    expect(await api.relay(bodies[at])).toEqual(answers[at])
    expect(await store.db.select().from(relayTask)).toHaveLength(5)

    // They are for the same nonce of the safe: one wins, and the others are
    // free.
    api.startSender()
    const ends = await Promise.all(
      answers
        .filter(([status]) => status === 201)
        .map(([, { taskId }]) => api.ends(taskId)),
    )
    expect(ends.map(({ status }) => status).sort()).toEqual([
      200, 400, 400, 400, 400,
    ])
    expect(await api.left(safe)).toBe(4)
  })

  test('behavior: many safes at once, sent by two processes', async () => {
    const api = await start()
    api.startSender()
    const safes: Address[] = []
    for (let count = 0; count < 8; count += 1) safes.push(await newSafe(api))
    const bodies = await Promise.all(safes.map((safe) => executionOf(safe)))
    const answers = await Promise.all(bodies.map((body) => api.relay(body)))
    expect(answers.map(([status]) => status)).toEqual(Array(8).fill(201))
    const ends = await Promise.all(
      answers.map(([, { taskId }]) => api.ends(taskId)),
    )
    expect(ends.map(({ status }) => status)).toEqual(Array(8).fill(200))
    const rows = await store.db.select().from(relayTask)
    const nonces = rows.map(({ nonce }) => nonce ?? -1).sort((a, b) => a - b)
    const [first = 0] = nonces
    expect(nonces).toEqual(Array.from({ length: 8 }, (_, n) => first + n))
  })

  test('behavior: stopped between sending and the receipt', async () => {
    const before = await start()
    const safe = await newSafe(before)
    const body = await executionOf(safe)
    const mined = await chain.client.getTransactionCount({ address: relayer })
    await chain.client.setAutomine(false)
    const [, { taskId }] = await before.relay(body)
    await waitFor(
      () => before.status(taskId),
      ({ status }) => status === 110,
    )
    expect(await before.status(taskId)).toEqual({ status: 110 })
    await waitFor(
      () =>
        chain.client.getTransactionCount({
          address: relayer,
          blockTag: 'pending',
        }),
      (count) => count > mined,
    )
    await before.close()
    await chain.client.mine({ blocks: 1 })
    const after = await start()
    expect((await after.ends(taskId)).status).toBe(200)
    expect(await after.left(safe)).toBe(4)
  })

  test('behavior: stopped before sending, or lost by the node', async () => {
    const before = await start()
    const safe = await newSafe(before)
    const body = await executionOf(safe)
    await chain.client.setAutomine(false)
    const [, { taskId }] = await before.relay(body)
    const [row] = await waitFor(
      () => store.db.select().from(relayTask),
      (rows) => rows[0]?.status === 110,
    )
    await before.close()
    const hash = row?.txHash as Hex
    await chain.client.dropTransaction({ hash })
    await chain.client.setAutomine(true)
    const after = await start()
    const ended = await after.ends(taskId)
    expect(ended).toEqual({ status: 200, receipt: { transactionHash: hash } })
  })

  test('behavior: another transaction took the nonce', async () => {
    let time = Date.now()
    const api = await start({ now: () => time })
    const safe = await newSafe(api)
    const body = await executionOf(safe)
    await chain.client.setAutomine(false)
    const [, { taskId }] = await api.relay(body)
    const [row] = await waitFor(
      () => store.db.select().from(relayTask),
      (rows) => rows[0]?.status === 110,
    )
    await chain.client.dropTransaction({ hash: row?.txHash as Hex })
    await chain.client.sendTransaction({
      account: relayer,
      to: bob.address,
      nonce: row?.nonce as number,
      gas: 21_000n,
      // Wins whether the node still has the other or not.
      gasPrice: parseGwei('500'),
    })
    await chain.client.mine({ blocks: 1 })
    time += 31_000
    expect(await api.ends(taskId)).toEqual({ status: 400 })
    expect(await api.left(safe)).toBe(5)
  })

  test('behavior: a call behind a nonce that is missing is signed anew', async () => {
    let time = Date.now()
    const stopped = await start({ now: () => time, sends: false })
    const safe = await newSafe(stopped)
    const body = await executionOf(safe)
    const [, { taskId }] = await stopped.relay(body)
    const account = privateKeyToAccount(relayerKey)
    const nonce = 5 + (await chain.client.getTransactionCount(account))
    const raw = await account.signTransaction({
      ...body,
      chainId: 1337,
      nonce,
      gas: 300_000n,
      gasPrice: 5_000_000_000n,
      type: 'legacy',
    })
    // State after a restart of a development chain.
    await store.db
      .update(relayTask)
      .set({ status: 110, nonce, raw, txHash: keccak256(raw), sent: time })
      .where(eq(relayTask.taskId, taskId))
    time += 61_000
    stopped.startSender()
    const ended = await stopped.ends(taskId)
    expect(ended.status).toBe(200)
    expect(ended.receipt?.transactionHash).not.toBe(keccak256(raw))
  })

  test('error: a missing relayer, an empty one, an unknown task', async () => {
    const none = await start({ key: '' as Hex })
    const safe = await newSafe(none)
    const body = await executionOf(safe)
    expect(await none.relay(body)).toEqual([
      403,
      { code: 403, message: 'Relaying is not available on this chain' },
    ])
    expect(await none.get(`/relay/${safe}`)).toEqual({ remaining: 0, limit: 0 })
    expect(await none.get('/relay/status/1')).toEqual({
      code: 404,
      message: 'Relay task not found',
    })
    const empty = await start({ key: `0x${'5e'.repeat(32)}` })
    expect(await empty.relay(body)).toEqual([
      403,
      { code: 403, message: 'The relayer has no funds' },
    ])
  })
})
