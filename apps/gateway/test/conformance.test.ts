import { type Chain, startChain } from '@strongroom/devnet'
import type { SafeInfo } from '@strongroom/gateway-sdk'
import {
  createChainInfo,
  createFakeGateway,
} from '@strongroom/gateway-sdk/testing'
import { hashSafeMessage } from '@strongroom/safe-protocol'
import { getResponse } from 'msw'
import { type Address, recoverAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../src/api/http/createApp.ts'
import { serve } from '../src/api/http/serve.ts'
import { startIndexer } from '../src/chain/startIndexer.ts'
import { createGateway } from '../src/main/createGateway.ts'
import { loadConfig } from '../src/platform/config/loadConfig.ts'
import { openStore } from './support/describeStores.ts'
import { messageBody } from './support/messages.ts'
import { alice, bob, dave, erin, proposal, signHash } from './support/people.ts'

// One table of requests, sent to the gateway on a chain and to the fake gateway
// of the SDK: what people test against must refuse what the real one refuses.

const chainId = '1337'
const nowhere = '0x00000000000000000000000000000000000a11ce'
const none = `0x${'12'.repeat(32)}` as const
const json = { 'Content-Type': 'application/json' }

interface Question {
  readonly method?: string
  readonly path: string
  readonly body?: unknown
}
type Answer = readonly [status: number, body: unknown]
type Gateway = (question: Question) => Promise<Answer>

let chain: Chain<1337>
let safe: Address
let real: Gateway
let fake: Gateway
const stops: (() => unknown)[] = []

beforeAll(async () => {
  chain = await startChain({ chainId: 1337 })
  stops.push(() => chain.stop())
  safe = chain.safes.find(({ name }) => name === 'Treasury')?.address ?? '0x'
  const config = loadConfig({ GATEWAY_RPC_1337: chain.rpcUrl })
  const chains = config.chains.filter((one) => one.chainId === chainId)
  const quiet = () => undefined
  const log = { info: quiet, warn: quiet, error: quiet }
  const { db, close } = await openStore()
  const server = await serve(
    createApp(createGateway({ ...config, chains }, db, log)),
    { hosts: ['127.0.0.1'], port: 0 },
  )
  const indexers = chains.map((one) =>
    startIndexer({ db, chain: { ...one, pollMs: 25 }, log }),
  )
  await Promise.all(indexers.map(({ ready }) => ready))
  stops.unshift(
    () => Promise.all(indexers.map((indexer) => indexer.stop())),
    () => server.close(),
    close,
  )
  real = (question) =>
    ask(question, `http://127.0.0.1:${server.port}`, (request) =>
      fetch(request),
    )

  const [, info] = await real({ path: `/v1/chains/${chainId}/safes/${safe}` })
  const baseUrl = 'http://fake.test'
  const { handlers } = createFakeGateway({
    baseUrl,
    chains: [createChainInfo({ chainId })],
    safes: [info as SafeInfo],
    recover: (hash, signature) =>
      recoverAddress({ hash, signature }).catch(() => undefined),
    hashMessage: (message) =>
      hashSafeMessage({ chainId: 1337n, safe }, message as string)
        .safeMessageHash,
  })
  fake = (question) =>
    ask(
      question,
      baseUrl,
      async (request) =>
        (await getResponse(handlers, request)) ?? Response.error(),
    )
}, 120_000)
afterAll(async () => {
  for (const stop of stops) await stop()
})

async function ask(
  { method = 'GET', path, body }: Question,
  baseUrl: string,
  send: (request: Request) => Promise<Response>,
): Promise<Answer> {
  const response = await send(
    new Request(baseUrl + path, {
      method,
      ...(method === 'GET' ? {} : { headers: json }),
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
  )
  const text = await response.text()
  return [response.status, text === '' ? null : JSON.parse(text)]
}

const ofSafe = (path = '', address: string = safe) =>
  `/v1/chains/${chainId}/safes/${address}${path}`
const propose = (body: unknown, address: string = safe): Question => ({
  method: 'POST',
  path: `/v1/chains/${chainId}/transactions/${address}/propose`,
  body,
})
const ref = () => ({ chainId, safe })
const nonce = async () =>
  ((await real({ path: ofSafe() }))[1] as SafeInfo).nonce

const questions: [string, () => Question | Promise<Question>][] = [
  ['an unknown chain', () => ({ path: '/v1/chains/99' })],
  ['a chain id that is no number', () => ({ path: '/v1/chains/abc' })],
  ['an unknown safe', () => ({ path: ofSafe('', nowhere) })],
  ['an address that is none', () => ({ path: ofSafe('', '0x12') })],
  ['nonces of an unknown safe', () => ({ path: ofSafe('/nonces', nowhere) })],
  [
    'balances of an unknown safe',
    () => ({ path: ofSafe('/balances/usd', nowhere) }),
  ],
  [
    'the queue of an unknown safe',
    () => ({ path: ofSafe('/transactions/queued', nowhere) }),
  ],
  [
    'the history of an unknown safe',
    () => ({ path: ofSafe('/transactions/history', nowhere) }),
  ],
  [
    'the creation of an unknown safe',
    () => ({ path: ofSafe('/transactions/creation', nowhere) }),
  ],
  [
    'messages of an unknown safe',
    () => ({ path: ofSafe('/messages', nowhere) }),
  ],
  [
    'a time zone that is none',
    () => ({ path: ofSafe('/transactions/history?timezone=Mars/Base') }),
  ],
  ['a currency that is none', () => ({ path: ofSafe('/balances/xyz') })],
  [
    'an unknown transaction',
    () => ({ path: `/v1/chains/${chainId}/transactions/${none}` }),
  ],
  [
    'a transaction id that is none',
    () => ({ path: `/v1/chains/${chainId}/transactions/nonsense` }),
  ],
  [
    'an unknown message',
    () => ({ path: `/v1/chains/${chainId}/messages/${none}` }),
  ],
  [
    'an unknown contract',
    () => ({ path: `/v1/chains/${chainId}/contracts/${nowhere}` }),
  ],
  ['overviews without safes', () => ({ path: '/v1/safes?currency=usd' })],
  [
    'overviews without a currency',
    () => ({ path: `/v1/safes?safes=1337:${safe}` }),
  ],
  [
    'delegates of nothing in particular',
    () => ({ path: `/v2/chains/${chainId}/delegates` }),
  ],
  ['chains of version 2 without a service key', () => ({ path: '/v2/chains' })],
  ['who is signed in', () => ({ path: '/v1/auth/me' })],
  [
    'an account without a sign-in',
    () => ({ path: `/v1/accounts/${alice.address}` }),
  ],
  [
    'a relay task that is none',
    () => ({ path: `/v1/chains/${chainId}/relay/status/${none}` }),
  ],
  ['a body that is no JSON', () => propose('{')],
  ['an empty body', () => propose({})],
  [
    'a proposal for an unknown safe',
    async () =>
      propose(await proposal(ref(), { nonce: await nonce() }, alice), nowhere),
  ],
  [
    'a proposal of a stranger',
    async () => propose(await proposal(ref(), { nonce: await nonce() }, erin)),
  ],
  [
    'a proposal with the signature of another owner',
    async () =>
      propose({
        ...(await proposal(ref(), { nonce: await nonce() }, bob)),
        sender: alice.address,
      }),
  ],
  [
    'a proposal with a used nonce',
    async () => propose(await proposal(ref(), { nonce: 0 }, alice)),
  ],
  [
    'a proposal with a negative value',
    async () =>
      propose({
        ...(await proposal(ref(), { nonce: await nonce() }, alice)),
        value: '-1',
      }),
  ],
  [
    'a proposal with an odd signature',
    async () =>
      propose({
        ...(await proposal(ref(), { nonce: await nonce() }, alice)),
        signature: '0x12',
      }),
  ],
  [
    'a proposal signed by one owner twice',
    async () =>
      propose(await proposal(ref(), { nonce: await nonce() }, alice, alice)),
  ],
  [
    'a confirmation of nothing',
    async () => ({
      method: 'POST',
      path: `/v1/chains/${chainId}/transactions/${none}/confirmations`,
      body: { signature: `0x${'11'.repeat(65)}` },
    }),
  ],
  [
    'a deletion of nothing',
    () => ({
      method: 'DELETE',
      path: `/v1/chains/${chainId}/transactions/${none}`,
      body: { signature: `0x${'11'.repeat(65)}` },
    }),
  ],
  [
    'a message of a stranger',
    async () => ({
      method: 'POST',
      path: ofSafe('/messages'),
      body: await messageBody(ref(), 'hello', erin),
    }),
  ],
  [
    'a message without a signature',
    () => ({
      method: 'POST',
      path: ofSafe('/messages'),
      body: { message: 'hello' },
    }),
  ],
  [
    'a signature for an unknown message',
    () => ({
      method: 'POST',
      path: `/v1/chains/${chainId}/messages/${none}/signatures`,
      body: { signature: `0x${'11'.repeat(65)}` },
    }),
  ],
  [
    'a delegate of an unknown safe',
    () => ({
      method: 'POST',
      path: `/v2/chains/${chainId}/delegates`,
      body: {
        safe: '0x00000000000000000000000000000000000A11cE',
        delegate: dave.address,
        delegator: alice.address,
        label: 'x',
        signature: `0x${'11'.repeat(65)}`,
      },
    }),
  ],
  [
    'a preview for an unknown safe',
    () => ({
      method: 'POST',
      path: `/v1/chains/${chainId}/transactions/${nowhere}/preview`,
      body: { to: nowhere, value: '0', data: '0x', operation: 0 },
    }),
  ],
  ['overviews without anything', () => ({ path: '/v1/safes' })],
  [
    'the supported currencies',
    () => ({ path: '/v1/balances/supported-fiat-codes' }),
  ],
  [
    'safes of a stranger',
    () => ({ path: `/v1/chains/${chainId}/owners/${nowhere}/safes` }),
  ],
  ['nonces', () => ({ path: ofSafe('/nonces') })],
  ['a safe', () => ({ path: ofSafe() })],
  [
    'a proposal without a signature',
    async () =>
      propose({
        ...(await proposal(ref(), { nonce: await nonce() }, alice)),
        signature: null,
      }),
  ],
  [
    'a proposal with a nonce beyond 2^53',
    async () =>
      propose({
        ...(await proposal(ref(), { nonce: await nonce() }, alice)),
        nonce: '9007199254740993',
      }),
  ],
  [
    'a message signed twice',
    async () => {
      const { message, signature } = await messageBody(ref(), 'hello', alice)
      return {
        method: 'POST',
        path: ofSafe('/messages'),
        body: { message, signature: `${signature}${signature.slice(2)}` },
      }
    },
  ],
  [
    'a message for an unknown safe',
    async () => ({
      method: 'POST',
      path: ofSafe('/messages', nowhere),
      body: await messageBody(ref(), 'hello', alice),
    }),
  ],
  [
    'a delegate of a stranger',
    () => ({
      method: 'POST',
      path: `/v2/chains/${chainId}/delegates`,
      body: {
        safe,
        delegate: dave.address,
        delegator: erin.address,
        label: 'x',
        signature: `0x${'11'.repeat(65)}`,
      },
    }),
  ],
  [
    'a wrong type in a body',
    async () =>
      propose({
        ...(await proposal(ref(), { nonce: await nonce() }, alice)),
        operation: 2,
      }),
  ],
  [
    'an estimation for an unknown safe',
    () => ({
      method: 'POST',
      path: `/v2/chains/${chainId}/safes/${nowhere}/multisig-transactions/estimations`,
      body: { to: nowhere, value: '0', data: '0x', operation: 0 },
    }),
  ],
  [
    'delegates of a stranger',
    () => ({
      path: `/v2/chains/${chainId}/delegates?delegate=${erin.address}`,
    }),
  ],
  [
    'a sign-in with a nonsense text',
    () => ({
      method: 'POST',
      path: '/v1/auth/verify',
      body: { message: 'hello', signature: `0x${'11'.repeat(65)}` },
    }),
  ],
  [
    'call data that says nothing',
    () => ({
      method: 'POST',
      path: `/v1/chains/${chainId}/data-decoder`,
      body: { data: '0xdeadbeef', to: nowhere },
    }),
  ],
  [
    'an account without a sign-in, made',
    () => ({
      method: 'POST',
      path: '/v1/accounts',
      body: { address: alice.address, name: 'Alice' },
    }),
  ],
]

/** Formats an answer as one line of the table below. */
const lineOf = (title: string, [status, body]: Answer) => {
  const { message } = Object(body) as { message?: string }
  return `${title}: ${status}${message ? ` ${message}` : ''}`
}

test('behavior: the fake gateway answers as the real one', async () => {
  const lines: string[] = []
  for (const [title, make] of questions) {
    const question = await make()
    const answer = await real(question)
    lines.push(lineOf(title, answer))
    expect([title, ...(await fake(question))]).toEqual([title, ...answer])
  }
  expect(lines.join('\n')).toMatchInlineSnapshot(`
    "an unknown chain: 404 Chain not found
    a chain id that is no number: 404 Chain not found
    an unknown safe: 404 Safe not found
    an address that is none: 422 Invalid address
    nonces of an unknown safe: 404 Safe not found
    balances of an unknown safe: 404 Safe not found
    the queue of an unknown safe: 404 Safe not found
    the history of an unknown safe: 404 Safe not found
    the creation of an unknown safe: 404 Safe not found
    messages of an unknown safe: 404 Safe not found
    a time zone that is none: 422 Invalid timezone
    a currency that is none: 422 Unsupported currency
    an unknown transaction: 404 Transaction not found
    a transaction id that is none: 404 Transaction not found
    an unknown message: 404 Message not found
    an unknown contract: 404 Error fetching the contract data.
    overviews without safes: 422 Required
    overviews without a currency: 422 Required
    delegates of nothing in particular: 422 At least one property is required
    chains of version 2 without a service key: 422 serviceKey query parameter is required
    who is signed in: 403 Forbidden resource
    an account without a sign-in: 403 Forbidden resource
    a relay task that is none: 404 Relay task not found
    a body that is no JSON: 400 Request body is not valid JSON
    an empty body: 422 Invalid address
    a proposal for an unknown safe: 404 Safe not found
    a proposal of a stranger: 422 Sender=0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65 is not an owner or delegate. Current owners=[0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266, 0x70997970C51812dc3A010C7d01b50e0d17dc79C8, 0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC]. Delegates={}
    a proposal with the signature of another owner: 422 Invalid signature
    a proposal with a used nonce: 422 Invalid nonce
    a proposal with a negative value: 422 Invalid base-10 numeric string
    a proposal with an odd signature: 422 Invalid signature: expected at least 65 bytes
    a proposal signed by one owner twice: 422 Signature for owner=0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266 is duplicated
    a confirmation of nothing: 404 Transaction not found
    a deletion of nothing: 404 Transaction not found
    a message of a stranger: 400 0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65 is not an owner of the Safe
    a message without a signature: 422 Invalid signature: expected at least 65 bytes
    a signature for an unknown message: 404 Message not found
    a delegate of an unknown safe: 400 Safe=0x00000000000000000000000000000000000A11cE does not exist or it's still not indexed
    a preview for an unknown safe: 404 Safe not found
    overviews without anything: 422 Required
    the supported currencies: 200
    safes of a stranger: 200
    nonces: 200
    a safe: 200
    a proposal without a signature: 422 Invalid signature
    a proposal with a nonce beyond 2^53: 422 Invalid nonce
    a message signed twice: 400 1 owner signature was expected, 2 received
    a message for an unknown safe: 404 Safe not found
    a delegate of a stranger: 400 Provided delegator=0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65 is not an owner of Safe=0x58E587586f0e57bcfba0D209333f4D483F7eBB45
    a wrong type in a body: 422 Invalid option: expected one of 0|1
    an estimation for an unknown safe: 404 Safe not found
    delegates of a stranger: 200
    a sign-in with a nonsense text: 401 Invalid message
    call data that says nothing: 404 Cannot decode the data
    an account without a sign-in, made: 403 Forbidden resource"
  `)
})

test('behavior: a proposal and its confirmations', async () => {
  const at = await nonce()
  const data = '0x1234'
  const body = await proposal(ref(), { nonce: at, data }, bob)
  const { safeTxHash } = body
  const confirm = (signature: string): Question => ({
    method: 'POST',
    path: `/v1/chains/${chainId}/transactions/${safeTxHash}/confirmations`,
    body: { signature },
  })
  const steps: [string, Question][] = [
    ['proposed', propose(body)],
    ['proposed again', propose(body)],
    ['confirmed', confirm(await signHash(alice, safeTxHash))],
    ['confirmed again', confirm(await signHash(alice, safeTxHash))],
    ['confirmed by a stranger', confirm(await signHash(erin, safeTxHash))],
    ['confirmed with rubbish', confirm(`0x${'00'.repeat(65)}`)],
    [
      'read by an id of another safe',
      {
        path: `/v1/chains/${chainId}/transactions/multisig_${nowhere}_${safeTxHash}`,
      },
    ],
  ]
  const lines: string[] = []
  for (const [title, question] of steps) {
    const answer = await real(question)
    const [status, answered] = await fake(question)
    lines.push(lineOf(title, answer))
    // Details have times in them: their schema is checked elsewhere.
    expect([title, status]).toEqual([title, answer[0]])
    if (status >= 400) expect([title, answered]).toEqual([title, answer[1]])
  }
  expect(lines.join('\n')).toMatchInlineSnapshot(`
    "proposed: 200
    proposed again: 200
    confirmed: 200
    confirmed again: 200
    confirmed by a stranger: 422 Invalid signature
    confirmed with rubbish: 422 Invalid signature
    read by an id of another safe: 400 Invalid transaction ID"
  `)
})
