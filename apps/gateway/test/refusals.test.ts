import { count } from 'drizzle-orm'
import { type Address, concat, type Hex, pad } from 'viem'
import { expect, test } from 'vitest'
import {
  confirmation,
  multisigTransaction,
  queueTag,
} from '../src/platform/db/schema/proposals.ts'
import { createApi, read } from './support/api.ts'
import { describeOneStore } from './support/describeStores.ts'
import { alice, bob, dave, erin, proposal, signHash } from './support/people.ts'
import {
  hashOf,
  seedExecution,
  seedIndex,
  seedSafe,
  treasury,
} from './support/seed.ts'

const pathOf = (safe: string, chainId = '1337') =>
  `/v1/chains/${chainId}/transactions/${safe}/propose`
const payment = { to: bob.address, value: 1n, nonce: 5 }
const order =
  0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

/** The second signature of the same signer: valid mathematics, refused. */
const malleate = (signature: Hex): Hex => {
  const s = order - BigInt(`0x${signature.slice(66, 130)}`)
  const v = signature.endsWith('1b') ? '1c' : '1b'
  return `${signature.slice(0, 66)}${s.toString(16).padStart(64, '0')}${v}` as Hex
}

/** A signature that only names its owner: v 0 (contract) or 1 (approval). */
const claim = (owner: Address, v: 0 | 1): Hex =>
  v === 1
    ? concat([pad(owner), pad('0x0'), '0x01'])
    : concat([pad(owner), pad('0x41'), '0x00', pad('0x0')])

type Body = Awaited<ReturnType<typeof proposal>>

interface Case {
  title: string
  path?: string
  body: (valid: Body) => unknown
  status: number
  answer: unknown
}

const field = (message: string, path: string[], code = 'custom') => ({
  statusCode: 422,
  code,
  path,
  message,
})
const refused = (message: string, code = 422) => ({ code, message })
const bad = (message: string, statusCode = 400, error = 'Bad Request') => ({
  message,
  error,
  statusCode,
})

const cases: readonly Case[] = [
  {
    title: 'malformed JSON',
    body: () => '{"to":',
    status: 400,
    answer: bad('Request body is not valid JSON'),
  },
  {
    title: 'a prototype key',
    body: () => '{"__proto__":{}}',
    status: 400,
    answer: bad('Request body has a forbidden key'),
  },
  {
    title: 'deep nesting',
    body: () => `${'['.repeat(100)}${']'.repeat(100)}`,
    status: 400,
    answer: bad('Request body is nested too deeply'),
  },
  {
    title: 'a huge body',
    body: (valid) => ({ ...valid, data: `0x${'00'.repeat(550_000)}` }),
    status: 413,
    answer: bad('Request body is too large', 413, 'Payload Too Large'),
  },
  {
    title: 'no body',
    body: () => '',
    status: 422,
    answer: field('Invalid address', ['to']),
  },
  {
    title: 'a wrong checksum',
    body: (valid) => ({ ...valid, to: valid.to.replace('C', 'c') }),
    status: 422,
    answer: field('Invalid address', ['to']),
  },
  {
    title: 'a wrong checksum in the path',
    path: pathOf(treasury.safe.replace('E', 'e')),
    body: (valid) => valid,
    status: 422,
    answer: field('Invalid address', []),
  },
  {
    title: 'an unknown chain',
    path: pathOf(treasury.safe, '99'),
    body: (valid) => valid,
    status: 404,
    answer: refused('Chain not found', 404),
  },
  {
    title: 'an unknown safe',
    path: pathOf(erin.address),
    body: (valid) => valid,
    status: 404,
    answer: refused('Safe not found', 404),
  },
  {
    title: 'a past nonce',
    body: () => proposal(treasury, { ...payment, nonce: 4 }, alice),
    status: 422,
    answer: refused('Invalid nonce'),
  },
  {
    title: 'a nonce no number can hold',
    body: (valid) => ({ ...valid, nonce: '9007199254740993' }),
    status: 422,
    answer: refused('Invalid nonce'),
  },
  {
    title: 'a number as nonce',
    body: (valid) => ({ ...valid, nonce: 5 }),
    status: 422,
    answer: field('Invalid base-10 numeric string', ['nonce']),
  },
  {
    title: 'an unknown operation',
    body: (valid) => ({ ...valid, operation: 2 }),
    status: 422,
    answer: {
      ...field(
        'Invalid option: expected one of 0|1',
        ['operation'],
        'invalid_value',
      ),
      values: [0, 1],
    },
  },
  {
    title: 'an untrusted delegatecall',
    body: () => proposal(treasury, { ...payment, operation: 1 }, alice),
    status: 422,
    answer: refused('Delegate call is disabled'),
  },
  {
    title: 'a delegatecall to the plain MultiSend',
    body: () =>
      proposal(
        treasury,
        {
          to: '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526',
          operation: 1,
          nonce: 5,
        },
        alice,
      ),
    status: 422,
    answer: refused('Delegate call is disabled'),
  },
  ...(['value', 'safeTxGas', 'baseGas', 'gasPrice'] as const).map((name) => ({
    title: `a hash of another ${name}`,
    body: (valid: Body) => ({ ...valid, [name]: '77' }),
    status: 422,
    answer: refused('Invalid safeTxHash'),
  })),
  {
    title: 'the hash of another chain',
    body: () => proposal({ ...treasury, chainId: '1' }, payment, alice),
    status: 422,
    answer: refused('Invalid safeTxHash'),
  },
  {
    title: 'a foreign sender',
    body: () => proposal(treasury, payment, dave),
    status: 422,
    answer: refused(
      `Sender=${dave.address} is not an owner or delegate. Current owners=[0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266, 0x70997970C51812dc3A010C7d01b50e0d17dc79C8, 0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC]. Delegates={}`,
    ),
  },
  {
    title: 'a foreign signature',
    body: async (valid) => ({
      ...valid,
      signature: await signHash(dave, valid.safeTxHash),
    }),
    status: 422,
    answer: refused('Invalid signature'),
  },
  {
    title: "another owner's signature in the sender's name",
    body: async (valid) => ({
      ...valid,
      signature: await signHash(bob, valid.safeTxHash),
    }),
    status: 422,
    answer: refused('Invalid signature'),
  },
  {
    title: 'a signature of another hash',
    body: async (valid) => ({
      ...valid,
      signature: await signHash(alice, hashOf('another')),
    }),
    status: 422,
    answer: refused('Invalid signature'),
  },
  {
    title: 'no signature and no approval',
    body: ({ signature: _, ...valid }) => valid,
    status: 422,
    answer: refused('Invalid signature'),
  },
  {
    title: 'half a signature',
    body: (valid) => ({ ...valid, signature: valid.signature.slice(0, 100) }),
    status: 422,
    answer: field('Invalid signature: expected at least 65 bytes', [
      'signature',
    ]),
  },
  {
    title: 'a signature and a half',
    body: (valid) => ({ ...valid, signature: `${valid.signature}00ff` }),
    status: 422,
    answer: refused('Invalid signature'),
  },
  {
    title: 'the same signature twice',
    body: (valid) => ({
      ...valid,
      signature: `${valid.signature}${valid.signature.slice(2)}`,
    }),
    status: 422,
    answer: refused(`Signature for owner=${alice.address} is duplicated`),
  },
  {
    title: 'a malleated signature',
    body: (valid) => ({ ...valid, signature: malleate(valid.signature) }),
    status: 422,
    answer: refused('Invalid signature'),
  },
  {
    title: 'a claim to be a contract',
    body: (valid) => ({ ...valid, signature: claim(alice.address, 0) }),
    status: 422,
    answer: refused('Invalid signature'),
  },
  {
    title: 'a claim to have approved',
    body: (valid) => ({ ...valid, signature: claim(alice.address, 1) }),
    status: 422,
    answer: refused('Invalid signature'),
  },
  {
    title: 'an unknown kind of signature',
    body: (valid) => ({
      ...valid,
      signature: `${valid.signature.slice(0, -2)}1d`,
    }),
    status: 422,
    answer: refused('Invalid signature'),
  },
]

describeOneStore('refusals', (store) => {
  // A chain without contracts and approvals.
  const rpc = () => '0x'

  test.each(cases)('error: $title', async ({ path, body, status, answer }) => {
    await seedIndex(store.db)
    await seedSafe(store.db)
    const { post } = createApi({ db: store.db, rpc })
    const valid = await proposal(treasury, payment, alice)
    const response = await post(
      path ?? pathOf(treasury.safe),
      await body(valid),
    )
    expect(response.status).toBe(status)
    expect(await read(response)).toEqual(answer)
    for (const table of [multisigTransaction, confirmation, queueTag]) {
      expect(await store.db.select({ n: count() }).from(table)).toEqual([
        { n: 0 },
      ])
    }
  })

  test('error: an executed nonce that the state does not include yet', async () => {
    await seedSafe(store.db)
    const { post } = createApi({ db: store.db, rpc })
    const valid = await proposal(treasury, payment, alice)
    const other = hashOf('other')
    await seedExecution(store.db, { safeTxHash: other, signatures: '0x' })
    expect(await read(post(pathOf(treasury.safe), valid))).toEqual(
      refused(
        `Tx with nonce=5 for safe=${treasury.safe} already executed in tx-hash=${hashOf('execution')}`,
      ),
    )
    await seedExecution(store.db, {
      safeTxHash: valid.safeTxHash,
      signatures: '0x',
    })
    expect(await read(post(pathOf(treasury.safe), valid))).toEqual(
      refused(
        `Tx with safe-tx-hash=${valid.safeTxHash} for safe=${treasury.safe} was already executed in tx-hash=${hashOf('execution')}`,
      ),
    )
  })

  test('behavior: v 27 to 32 and eth_sign are taken', async () => {
    await seedSafe(store.db)
    const { post } = createApi({ db: store.db, rpc })
    const valid = await proposal(treasury, payment, alice)
    const personal = await alice.signMessage({
      message: { raw: valid.safeTxHash },
    })
    const v = Number.parseInt(personal.slice(-2), 16) + 4
    const signature = `${personal.slice(0, -2)}${v.toString(16)}`
    const response = await post(pathOf(treasury.safe), { ...valid, signature })
    expect(response.status).toBe(200)
  })

  test('error: the chain is needed and away', async () => {
    await seedSafe(store.db)
    const { RpcUnavailableError } = await import(
      '../src/platform/rpc/isRpcUnavailable.ts'
    )
    const { post, get } = createApi({
      db: store.db,
      rpc: () => {
        throw new RpcUnavailableError()
      },
    })
    const valid = await proposal(treasury, payment, alice)
    const response = await post(pathOf(treasury.safe), {
      ...valid,
      signature: claim(alice.address, 1),
    })
    expect(response.status).toBe(503)
    expect(await read(response)).toEqual(refused('Service unavailable', 503))
    // The gateway still answers from the store.
    expect((await get(`/v1/chains/1337/safes/${treasury.safe}`)).status).toBe(
      200,
    )
    expect((await post(pathOf(treasury.safe), valid)).status).toBe(200)
  })
})
