import type * as kit from '@safe-global/api-kit'
import { count } from 'drizzle-orm'
import { describe, expect, expectTypeOf, test } from 'vitest'
import type { z } from 'zod'
import type * as entities from '../src/api/transactionService/entities.ts'
import { loadConfig } from '../src/platform/config/loadConfig.ts'
import { delegate } from '../src/platform/db/schema/delegates.ts'
import { messageConfirmation } from '../src/platform/db/schema/messages.ts'
import {
  confirmation,
  multisigTransaction,
} from '../src/platform/db/schema/proposals.ts'
import { createApi, read } from './support/api.ts'
import { signDelegate } from './support/delegates.ts'
import { describeOneStore } from './support/describeStores.ts'
import { malleate, messageBody, messageHashOf } from './support/messages.ts'
import { alice, bob, dave, erin, proposal, signHash } from './support/people.ts'
import { hashOf, seedIndex, seedSafe, treasury } from './support/seed.ts'

const { safe } = treasury
const base = '/tx-service/1337/api'
const proposePath = `${base}/v2/safes/${safe}/multisig-transactions/`
const payment = { to: bob.address, value: 1n, nonce: 5 }

/** The body that scripts send for a proposal. */
const serviceProposal = async (
  ...args: Parameters<typeof proposal>
): Promise<Record<string, unknown>> => {
  const { safeTxHash, ...fields } = await proposal(...args)
  return { ...fields, contractTransactionHash: safeTxHash }
}

const refused = (status: number, message: string) => ({
  ...(status === 400 || status === 422
    ? { nonFieldErrors: [message] }
    : { detail: message }),
  code: status,
  message,
  arguments: [],
})
const wrongField = (field: string, message: string) => ({
  [field]: [message],
  code: 422,
  message: `${field}: ${message}`,
  arguments: [field],
})
const unchecked = (address: string) => ({
  code: 1,
  message: 'Checksum address validation failed',
  arguments: [address],
})

interface Case {
  title: string
  path?: string
  body: (valid: Record<string, unknown>) => unknown
  status: number
  answer: object
}

const lower = safe.toLowerCase()
const mistyped = safe.replace('E', 'e')
const cases: readonly Case[] = [
  {
    title: 'malformed JSON',
    body: () => '{"to":',
    status: 400,
    answer: refused(400, 'Request body is not valid JSON'),
  },
  {
    title: 'deep nesting',
    body: () => `${'['.repeat(100)}${']'.repeat(100)}`,
    status: 400,
    answer: refused(400, 'Request body is nested too deeply'),
  },
  {
    title: 'a huge body',
    body: (valid) => ({ ...valid, data: `0x${'00'.repeat(550_000)}` }),
    status: 413,
    answer: refused(413, 'Request body is too large'),
  },
  {
    title: 'a wrong checksum in the body',
    body: (valid) => ({ ...valid, to: bob.address.replace('C', 'c') }),
    status: 422,
    answer: wrongField('to', 'Invalid address'),
  },
  ...[lower, mistyped, 'safe'].map((address) => ({
    title: `${address} in the path`,
    path: proposePath.replace(safe, address),
    body: (valid: unknown) => valid,
    status: 422,
    answer: unchecked(address),
  })),
  {
    title: 'an unknown chain',
    path: proposePath.replace('1337', '99'),
    body: (valid) => valid,
    status: 404,
    answer: refused(404, 'Chain not found'),
  },
  {
    title: 'a proposal for another chain',
    path: proposePath.replace('1337', 'saigon'),
    body: (valid) => valid,
    status: 404,
    answer: refused(404, 'Safe not found'),
  },
  {
    title: 'an unknown safe',
    path: proposePath.replace(safe, erin.address),
    body: (valid) => valid,
    status: 404,
    answer: refused(404, 'Safe not found'),
  },
  {
    title: 'the hash of another chain',
    body: () => serviceProposal({ ...treasury, chainId: '1' }, payment, alice),
    status: 422,
    answer: refused(422, 'Invalid safeTxHash'),
  },
  {
    title: 'a foreign sender',
    body: () => serviceProposal(treasury, payment, dave),
    status: 422,
    answer: refused(
      422,
      `Sender=${dave.address} is not an owner or delegate. Current owners=[0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266, 0x70997970C51812dc3A010C7d01b50e0d17dc79C8, 0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC]. Delegates={}`,
    ),
  },
  {
    title: "another owner's signature in the sender's name",
    body: async (valid) => ({
      ...valid,
      signature: await signHash(bob, valid['contractTransactionHash'] as '0x'),
    }),
    status: 422,
    answer: refused(422, 'Invalid signature'),
  },
  {
    title: 'a malleated signature',
    body: (valid) => ({
      ...valid,
      signature: malleate(valid['signature'] as '0x'),
    }),
    status: 422,
    answer: refused(422, 'Invalid signature'),
  },
  {
    title: 'the same signature twice',
    body: (valid) => ({
      ...valid,
      signature: `${valid['signature']}${String(valid['signature']).slice(2)}`,
    }),
    status: 422,
    answer: refused(422, `Signature for owner=${alice.address} is duplicated`),
  },
  {
    title: 'half a signature',
    body: (valid) => ({ ...valid, signature: '0x1234' }),
    status: 422,
    answer: wrongField(
      'signature',
      'Invalid signature: expected at least 65 bytes',
    ),
  },
  {
    title: 'a fraction as nonce',
    body: (valid) => ({ ...valid, nonce: 5.5 }),
    status: 422,
    answer: wrongField('nonce', 'Invalid input'),
  },
  {
    title: 'a negative value',
    body: (valid) => ({ ...valid, value: -1 }),
    status: 422,
    answer: wrongField('value', 'Too small: expected number to be >=0'),
  },
  {
    title: 'a past nonce',
    body: () => serviceProposal(treasury, { ...payment, nonce: 4 }, alice),
    status: 422,
    answer: refused(422, 'Invalid nonce'),
  },
  {
    title: 'an untrusted delegatecall',
    body: () => serviceProposal(treasury, { ...payment, operation: 1 }, alice),
    status: 422,
    answer: refused(422, 'Delegate call is disabled'),
  },
]

describeOneStore('the transaction service', (store) => {
  // A chain without contracts and approvals.
  const rpc = () => '0x'

  test.each(cases)(
    'error: refuses $title',
    async ({ path = proposePath, body, status, answer }) => {
      await seedIndex(store.db)
      await seedSafe(store.db)
      const { post } = createApi({ db: store.db, rpc })
      const valid = await serviceProposal(treasury, payment, alice)
      const response = await post(path, await body(valid))
      expect(await read(response)).toEqual(answer)
      expect(response.status).toBe(status)
      for (const table of [multisigTransaction, confirmation]) {
        expect(await store.db.select({ n: count() }).from(table)).toEqual([
          { n: 0 },
        ])
      }
    },
  )

  test('behavior: amounts are taken as texts and as numbers, as curl and Python send them', async () => {
    await seedSafe(store.db)
    const { post, get } = createApi({ db: store.db, rpc })
    const body = await serviceProposal(treasury, payment, alice)
    const numbers = {
      nonce: 5,
      value: 1,
      safeTxGas: 0,
      baseGas: 0,
      gasPrice: 0,
    }
    const path = proposePath.replace(/\/$/, '')
    const response = await post(path, { ...body, ...numbers, data: null })
    expect([response.status, await response.text()]).toEqual([201, ''])
    const hash = String(body['contractTransactionHash'])
    const found = await read(
      get(
        `${base}/v2/multisig-transactions/${hash.toUpperCase().replace('X', 'x')}`,
      ),
    )
    expect(found).toMatchObject({ safeTxHash: hash, nonce: '5', value: '1' })
    // The main API has the same transaction.
    const details = await get(`/v1/chains/1337/transactions/${hash}`)
    expect(details.status).toBe(200)
  })

  test('behavior: a duplicated confirmation is taken once, a foreign one refused', async () => {
    await seedSafe(store.db)
    const { post, get } = createApi({ db: store.db, rpc })
    const body = await serviceProposal(treasury, payment, alice)
    await post(proposePath, body)
    const hash = body['contractTransactionHash'] as '0x'
    const path = `${base}/v1/multisig-transactions/${hash}/confirmations/`
    const signature = await signHash(bob, hash)
    for (const _ of [1, 2]) {
      const response = await post(path, { signature })
      expect([response.status, await read(response)]).toEqual([
        201,
        { signature },
      ])
    }
    expect(await read(get(path))).toMatchObject({ count: 2 })
    const foreign = await post(path, { signature: await signHash(dave, hash) })
    expect([foreign.status, await read(foreign)]).toEqual([
      422,
      refused(422, 'Invalid signature'),
    ])
    const [second] = (
      await read<{ results: { owner: string }[] }>(
        get(`${path}?limit=1&offset=1`),
      )
    ).results
    expect(second?.owner).toBe(bob.address)
    const unknown = await post(path.replace(hash, hashOf('none')), {
      signature,
    })
    expect([unknown.status, await read(unknown)]).toEqual([
      404,
      refused(404, 'Transaction not found'),
    ])
  })

  test('error: a message and its signature, sent twice', async () => {
    await seedSafe(store.db)
    const { post } = createApi({ db: store.db, rpc })
    const path = `${base}/v1/safes/${safe}/messages/`
    const body = await messageBody(treasury, 'I agree', alice)
    expect((await post(path, body)).status).toBe(201)
    const hash = messageHashOf(treasury, 'I agree')
    const again = await post(path, body)
    expect([again.status, await read(again)]).toEqual([
      400,
      refused(
        400,
        `Message with hash ${hash} for safe ${safe} already exists in DB`,
      ),
    ])
    const signatures = `${base}/v1/messages/${hash}/signatures/`
    expect(await read(post(signatures, { signature: body.signature }))).toEqual(
      refused(400, `Signature for owner ${alice.address} already exists`),
    )
    expect(
      await store.db.select({ n: count() }).from(messageConfirmation),
    ).toEqual([{ n: 1 }])
  })

  test('error: a delegate signature that was sent before the removal, or for another chain', async () => {
    await seedSafe(store.db)
    const api = createApi({ db: store.db, rpc })
    const path = `${base}/v2/delegates/`
    const body = {
      safe,
      delegate: dave.address,
      delegator: alice.address,
      label: 'Dave',
      signature: await signDelegate(alice, dave.address),
    }
    const foreign = await signDelegate(alice, dave.address, { chainId: '1' })
    const wrong = await api.post(path, { ...body, signature: foreign })
    expect([wrong.status, await read(wrong)]).toEqual([
      400,
      refused(400, `No valid signature found for signer=${alice.address}`),
    ])
    expect((await api.post(path, body)).status).toBe(201)
    const { delegator, signature } = body
    const remove = () =>
      api.delete(`${path}${dave.address}`, { delegator, signature })
    expect((await remove()).status).toBe(204)
    expect((await remove()).status).toBe(404)
    const replayed = await api.post(path, body)
    expect(replayed.status).toBe(400)
    expect(await read(replayed)).toMatchObject({
      nonFieldErrors: [expect.stringContaining('Signature was already used')],
    })
    expect(await store.db.select({ n: count() }).from(delegate)).toEqual([
      { n: 0 },
    ])
    expect(await read(api.get(path))).toEqual(
      refused(422, 'At least one property is required'),
    )
  })

  test('behavior: limits and offsets out of range take the nearest page', async () => {
    await seedIndex(store.db)
    await seedSafe(store.db)
    const { post, get } = createApi({ db: store.db, rpc })
    for (const nonce of [5, 6, 7]) {
      await post(
        proposePath,
        await serviceProposal(treasury, { ...payment, nonce }, alice),
      )
    }
    const nonces = async (query: string) => {
      const page = await read<{ results: { nonce: string }[] }>(
        get(`${proposePath}?${query}`),
      )
      return page.results.map(({ nonce }) => nonce)
    }
    const all = ['7', '6', '5']
    expect(await nonces('limit=999999999999')).toEqual(all)
    expect(await nonces('limit=-1&offset=-5')).toEqual(all)
    expect(await nonces('limit=0&offset=x')).toEqual(all)
    expect(await nonces('ordering=color')).toEqual(all)
    expect(await nonces('executed=False')).toEqual(all)
    expect(await nonces('offset=2')).toEqual(['5'])
    const page = await read(get(`${proposePath}?limit=1&offset=1&nonce__gte=5`))
    expect(page).toMatchObject({
      count: 3,
      next: `http://localhost:5180${proposePath}?limit=1&offset=2&nonce__gte=5`,
      previous: `http://localhost:5180${proposePath}?limit=1&offset=0&nonce__gte=5`,
    })
  })

  test.each([
    ['nonce__gte=x', 'nonce__gte', 'Invalid nonce'],
    ['nonce__lt=1e3', 'nonce__lt', 'Invalid nonce'],
    ['executed=maybe', 'executed', 'Invalid executed'],
    ['modified__gt=soon', 'modified__gt', 'Invalid modified'],
    ['value__lte=-1', 'value__lte', 'Invalid value'],
    ['to=0x12', 'to', 'Invalid address'],
    ['transaction_hash=0x12', 'transaction_hash', 'Invalid hash'],
  ])('error: refuses the filter %s', async (query, field, message) => {
    await seedSafe(store.db)
    const { get } = createApi({ db: store.db, rpc })
    const response = await get(`${proposePath}?${query}`)
    expect([response.status, await read(response)]).toEqual([
      422,
      wrongField(field, message),
    ])
  })

  test('error: a page of a foreign origin may not write, and a listed one may', async () => {
    await seedSafe(store.db)
    const { send } = createApi({ db: store.db, rpc })
    const body = JSON.stringify(await serviceProposal(treasury, payment, alice))
    const from = (origin: string) =>
      send(proposePath, {
        method: 'POST',
        headers: {
          origin,
          'content-type': 'application/json',
          authorization: 'Bearer a-key-of-the-hosted-service',
        },
        body,
      })
    const foreign = await from('https://evil.example')
    expect([foreign.status, await read(foreign)]).toEqual([
      403,
      refused(403, 'Forbidden resource'),
    ])
    expect((await from('http://localhost:5173')).status).toBe(201)
    const { headers } = await send(proposePath, {
      method: 'OPTIONS',
      headers: { origin: 'http://localhost:5173' },
    })
    expect(headers.get('access-control-allow-headers')).toContain(
      'authorization',
    )
  })

  test('error: more requests than the limit', async () => {
    await seedSafe(store.db)
    const config = loadConfig({ GATEWAY_RATE_LIMIT: '1' })
    const { get } = createApi({ db: store.db, config })
    expect((await get(`${base}/v1/about`)).status).toBe(200)
    const response = await get(`${base}/v1/about/`)
    expect([response.status, await read(response)]).toEqual([
      429,
      refused(429, 'Rate limit reached'),
    ])
    expect(response.headers.get('retry-after')).toBe('30')
  })

  test('error: an incomplete index does not say that a safe is missing', async () => {
    const { get } = createApi({ db: store.db })
    const response = await get(`${base}/v1/safes/${safe}/`)
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('5')
    expect(await read(response)).toMatchObject({ code: 503, arguments: [] })
    await seedIndex(store.db)
    expect(await read(get(`${base}/v1/safes/${safe}/`))).toEqual(
      refused(404, 'Safe not found'),
    )
    const unknown = await get(`${base}/v1/safes/${safe}/safe-operations/`)
    expect([unknown.status, await read(unknown)]).toEqual([
      404,
      refused(404, `Cannot GET ${base}/v1/safes/${safe}/safe-operations/`),
    ])
  })
})

/** The service sends null where the client's types leave a field out. */
type WithoutNull<T> = T extends readonly (infer E)[]
  ? WithoutNull<E>[]
  : T extends object
    ? { [K in keyof T]: WithoutNull<Exclude<T[K], null>> }
    : T
type Multisig = kit.SafeMultisigTransactionListResponse['results'][number]
type Confirmation = NonNullable<Multisig['confirmations']>[number]
type Entity<K extends keyof typeof entities> =
  (typeof entities)[K] extends z.ZodType
    ? z.output<(typeof entities)[K]>
    : never
/** Decoded arguments nest deeper than the client's types say. */
type Plain<T> = Omit<WithoutNull<T>, 'dataDecoded' | 'transfers'>

describe('answers have the types of the published client', () => {
  test('type: what the client renames is there under the other name', () => {
    expectTypeOf<Entity<'serviceSafeSchema'>>().toExtend<
      Omit<kit.SafeInfoResponse, 'singleton'> & { masterCopy: string }
    >()
    expectTypeOf<
      Omit<Entity<'serviceCreationSchema'>, 'dataDecoded'>
    >().toExtend<
      Omit<kit.SafeCreationInfoResponse, 'dataDecoded' | 'singleton'> & {
        masterCopy: string
      }
    >()
  })

  test('type: the others', () => {
    expectTypeOf<
      Entity<'serviceInfoSchema'>
    >().toExtend<kit.SafeServiceInfoResponse>()
    expectTypeOf<
      Entity<'serviceSingletonSchema'>
    >().toExtend<kit.SafeSingletonResponse>()
    expectTypeOf<Entity<'safesSchema'>>().toExtend<
      kit.OwnerResponse & kit.ModulesResponse
    >()
    expectTypeOf<
      Entity<'serviceTokenSchema'>
    >().toExtend<kit.TokenInfoResponse>()
    expectTypeOf<
      WithoutNull<Entity<'serviceTransferSchema'>>
    >().toExtend<kit.TransferResponse>()
    expectTypeOf<Plain<Entity<'serviceModuleSchema'>>>().toExtend<
      Omit<kit.SafeModuleTransaction, 'dataDecoded'>
    >()
    expectTypeOf<
      Entity<'serviceEstimationSchema'>
    >().toExtend<kit.SafeMultisigTransactionEstimateResponse>()
    expectTypeOf<
      Entity<'sentSignatureSchema'>
    >().toExtend<kit.SignatureResponse>()
    expectTypeOf<
      WithoutNull<Entity<'serviceConfirmationSchema'>>
    >().toExtend<Confirmation>()
    expectTypeOf<Plain<Entity<'serviceMultisigSchema'>>>().toExtend<
      Omit<Multisig, 'dataDecoded'>
    >()
    expectTypeOf<Omit<Entity<'serviceMessageSchema'>, 'message'>>().toExtend<
      Omit<kit.SafeMessage, 'message'>
    >()
    // `safe` and `expiryDate` are null for delegates of all safes and for ever.
    expectTypeOf<
      Omit<Entity<'signedDelegateSchema'>, 'expiryDate' | 'safe'>
    >().toExtend<Omit<kit.SignedSafeDelegateResponse, 'expiryDate' | 'safe'>>()
  })
})
