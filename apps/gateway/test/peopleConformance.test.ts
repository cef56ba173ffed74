import {
  createAddressEx,
  createChainInfo,
  createFakeGateway,
  createSafeInfo,
} from '@strongroom/gateway-sdk/testing'
import { eq } from 'drizzle-orm'
import { getResponse } from 'msw'
import { type Hex, keccak256, stringToBytes } from 'viem'
import type { HDAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DatabaseHandle } from '../src/platform/db/Database.ts'
import { safeState } from '../src/platform/db/schema/chain.ts'
import { ownerEmail } from '../src/platform/db/schema/emails.ts'
import { openStore } from './support/describeStores.ts'
import {
  type EmailHeaderOptions,
  emailHeaders,
} from './support/emailHeaders.ts'
import { createNotifierApi } from './support/notifierApi.ts'
import { alice, bob, carol, dave } from './support/people.ts'
import { chainId, gold, seedIndex, seedSafe, treasury } from './support/seed.ts'
import { cookieOf, type SignInFields, signInText } from './support/signIn.ts'

// Sends the same requests to the gateway and to the fake gateway of the SDK and
// compares the answers: what people test against must refuse what the gateway
// refuses.

interface Question {
  readonly method?: string
  readonly path: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}
type Answer = readonly [status: number, body: unknown]

interface Side {
  readonly ask: (question: Question) => Promise<Answer>
  /** Code of the last mail to an owner. */
  readonly code: () => Promise<string>
}
type Step = readonly [
  title: string,
  make: Question | ((side: Side) => Question | Promise<Question>),
  /** Milliseconds that pass before the request. */
  wait?: number,
]

const nowhere = '0x00000000000000000000000000000000000a11ce'
const safePath = (path: string, safe: string = treasury.safe) =>
  `/v1/chains/${chainId}/safes/${safe}${path}`

let store: DatabaseHandle
let now = 1_700_000_000_000
let real: Side
let fake: Side

beforeAll(async () => {
  store = await openStore()
  await seedIndex(store.db)
  await seedSafe(store.db)
  await store.db.update(safeState).set({ modules: [gold] })
})
afterAll(() => store.close())

beforeEach(() => {
  const api = createNotifierApi(
    store.db,
    {
      GATEWAY_RATE_LIMIT_AUTH: '1000',
      GATEWAY_RATE_LIMIT_ACCOUNTS: '1000',
    },
    () => now,
  )
  let cookie = ''
  real = {
    ask: async (question) => {
      const request = requestOf(question, cookie === '' ? {} : { cookie })
      const response = await api.send(question.path, request)
      if (response.headers.has('set-cookie')) cookie = cookieOf(response)
      return answerOf(response)
    },
    code: async () => {
      const [row] = await store.db
        .select({ code: ownerEmail.code })
        .from(ownerEmail)
        .where(eq(ownerEmail.signer, alice.address))
      return row?.code ?? ''
    },
  }

  const baseUrl = 'http://fake.test'
  const { handlers, emailCode } = createFakeGateway({
    baseUrl,
    chains: ['1337', '2021'].map((id) => createChainInfo({ chainId: id })),
    safes: [
      createSafeInfo({
        chainId,
        address: createAddressEx(treasury.safe),
        owners: [alice, bob, carol].map(({ address }) =>
          createAddressEx(address),
        ),
        modules: [createAddressEx(gold)],
      }),
    ],
    now: () => now,
  })
  fake = {
    ask: async (question) => {
      const request = new Request(
        baseUrl + question.path,
        requestOf(question, {}),
      )
      return answerOf(
        (await getResponse(handlers, request)) ?? Response.error(),
      )
    },
    code: async () =>
      emailCode({
        chainId,
        safeAddress: treasury.safe,
        signerAddress: alice.address,
      }),
  }
})

function requestOf(
  { method = 'GET', body, headers }: Question,
  more: Readonly<Record<string, string>>,
) {
  return {
    method,
    headers: {
      ...(method === 'GET' ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
      ...more,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }
}

async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text()
  return [response.status, text === '' ? null : JSON.parse(text)]
}

/**
 * Sends each step to both, compares the answers, and returns one line for each.
 */
async function run(steps: readonly Step[]): Promise<string> {
  const lines: string[] = []
  for (const [title, make, wait = 1] of steps) {
    now += wait
    const questionOf = (side: Side) =>
      typeof make === 'function' ? make(side) : make
    const answer = await real.ask(await questionOf(real))
    const other = await fake.ask(await questionOf(fake))
    expect([title, ...other]).toEqual([title, ...answer])
    const [status, body] = answer
    const { message } = Object(body) as { message?: string }
    const shown =
      message ?? (body === null || status >= 400 ? '' : JSON.stringify(body))
    lines.push(`${title}: ${status} ${shown}`.trimEnd())
  }
  return lines.join('\n')
}

const nonceOf = async ({ ask }: Side): Promise<string> =>
  ((await ask({ path: '/v1/auth/nonce' }))[1] as { nonce: string }).nonce

const signIn =
  (
    person: HDAccount,
    {
      change = (text: string) => text,
      nonce: given,
      ...fields
    }: SignInFields & {
      readonly change?: (text: string) => string
    } = {},
  ) =>
  async (side: Side): Promise<Question> => {
    const nonce = given ?? (await nonceOf(side))
    const issuedAt = new Date(now)
    const message = change(signInText(person, nonce, { issuedAt, ...fields }))
    const signature = await person.signMessage({ message })
    return {
      method: 'POST',
      path: '/v1/auth/verify',
      body: { message, signature },
    }
  }
const me: Question = { path: '/v1/auth/me' }
const logout: Question = { method: 'POST', path: '/v1/auth/logout' }

test('behavior: the fake gateway answers a sign-in as the real one', async () => {
  const old = new Map<Side, string>()
  for (const side of [real, fake]) old.set(side, await nonceOf(side))
  expect(
    await run([
      ['signed out', me],
      ['logged out without a session', logout],
      ['hello as the message', signIn(alice, { change: () => 'hello' })],
      [
        'a missing field',
        signIn(alice, { change: (text) => text.replace(/\nVersion: 1/, '') }),
      ],
      [
        'an unknown field',
        signIn(alice, { change: (text) => `${text}\nExtra: 1` }),
      ],
      ['another domain than the URI', signIn(alice, { domain: 'evil.test' })],
      ['an unknown chain', signIn(alice, { chainId: 1 })],
      [
        'issued in the future',
        signIn(alice, { issuedAt: new Date(now + 90_000) }),
      ],
      ['expired', signIn(alice, { expirationTime: new Date(now) })],
      ['not yet valid', signIn(alice, { notBefore: new Date(now + 90_000) })],
      ['an unknown nonce', signIn(alice, { nonce: '0123456789abcdef' })],
      [
        'a nonce of five minutes ago',
        (side) => signIn(alice, { nonce: old.get(side) ?? '' })(side),
        300_100,
      ],
      [
        'a body without a signature',
        {
          method: 'POST',
          path: '/v1/auth/verify',
          body: { message: 'hello' },
        },
      ],
      ['signed in', signIn(alice)],
      ['who it is', me],
      ['as another account', signIn(bob)],
      ['who it is now', me],
      ['logged out', logout],
      ['signed out again', me],
    ]),
  ).toMatchInlineSnapshot(`
    "signed out: 403 Forbidden resource
    logged out without a session: 200
    hello as the message: 401 Invalid message
    a missing field: 401 Invalid message
    an unknown field: 401 Invalid message
    another domain than the URI: 401 Invalid message
    an unknown chain: 401 Invalid message
    issued in the future: 401 Invalid message
    expired: 401 Invalid message
    not yet valid: 401 Invalid message
    an unknown nonce: 401 Invalid nonce
    a nonce of five minutes ago: 401 Invalid nonce
    a body without a signature: 422 Invalid hex string: expected "0x" and whole bytes
    signed in: 200
    who it is: 200 {"id":"0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266","authMethod":"siwe","signerAddress":"0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"}
    as another account: 200
    who it is now: 200 {"id":"0x70997970C51812dc3A010C7d01b50e0d17dc79C8","authMethod":"siwe","signerAddress":"0x70997970C51812dc3A010C7d01b50e0d17dc79C8"}
    logged out: 200
    signed out again: 403 Forbidden resource"
  `)
})

const accountPath = (address: string, path = '') =>
  `/v1/accounts/${address}${path}`
const createAccount = (body: unknown): Question => ({
  method: 'POST',
  path: '/v1/accounts',
  body,
})
const put = (address: string, ...accountDataSettings: unknown[]): Question => ({
  method: 'PUT',
  path: accountPath(address, '/data-settings'),
  body: { accountDataSettings },
})
const one = { dataTypeId: '1', enabled: true }
const two = { dataTypeId: '2', enabled: false }

test('behavior: the fake gateway answers about accounts as the real one', async () => {
  const own = accountPath(alice.address)
  const settings = accountPath(alice.address, '/data-settings')
  expect(
    await run([
      ['kinds of data', { path: '/v1/accounts/data-types' }],
      ['settings, signed out', { path: settings }],
      ['deleted, signed out', { method: 'DELETE', path: own }],
      ['settings changed, signed out', put(alice.address, one)],
      ['signed in', signIn(alice)],
      ['read before it exists', { path: own }],
      ['deleted before it exists', { method: 'DELETE', path: own }],
      ['settings before it exists', { path: settings }],
      ['settings changed before it exists', put(alice.address, one)],
      ['read by another address', { path: accountPath(bob.address) }],
      ['read by a malformed address', { path: accountPath('0x12') }],
      ['created for another address', createAccount({ address: bob.address })],
      ['created for a malformed address', createAccount({ address: '0x12' })],
      [
        'created with an empty name',
        createAccount({ address: alice.address, name: '' }),
      ],
      [
        'created with a name of 129 characters',
        createAccount({ address: alice.address, name: 'a'.repeat(129) }),
      ],
      ['created', createAccount({ address: alice.address, name: 'Alice' })],
      ['created again', createAccount({ address: alice.address })],
      ['read', { path: own }],
      ['settings at first', { path: settings }],
      ['a setting', put(alice.address, two)],
      ['another setting', put(alice.address, one)],
      ['both changed', put(alice.address, { ...two, enabled: true }, one)],
      ['none changed', put(alice.address)],
      ['settings', { path: settings }],
      [
        'a setting of an unknown kind',
        put(alice.address, { ...one, dataTypeId: '9' }),
      ],
      ['a setting twice', put(alice.address, one, one)],
      ['a setting without a kind', put(alice.address, { enabled: true })],
      ['deleted', { method: 'DELETE', path: own }],
      ['read after deletion', { path: own }],
    ]),
  ).toMatchInlineSnapshot(`
    "kinds of data: 200 [{"id":"1","name":"CounterfactualSafes","description":"Safes that are prepared but not on a chain yet.","isActive":true},{"id":"2","name":"Watchlist","description":"Safes that are followed without owning them.","isActive":true}]
    settings, signed out: 403 Forbidden resource
    deleted, signed out: 403 Forbidden resource
    settings changed, signed out: 403 Forbidden resource
    signed in: 200
    read before it exists: 404 Account not found
    deleted before it exists: 404 Account not found
    settings before it exists: 404 Account not found
    settings changed before it exists: 404 Account not found
    read by another address: 401 Unauthorized
    read by a malformed address: 422 Invalid address
    created for another address: 401 Unauthorized
    created for a malformed address: 422 Invalid address
    created with an empty name: 422 Too small: expected string to have >=1 characters
    created with a name of 129 characters: 422 Name is too long
    created: 201 {"id":"1","groupId":null,"address":"0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266","name":"Alice"}
    created again: 422 Account already exists
    read: 200 {"id":"1","groupId":null,"address":"0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266","name":"Alice"}
    settings at first: 200 []
    a setting: 200 [{"dataTypeId":"2","enabled":false}]
    another setting: 200 [{"dataTypeId":"1","enabled":true},{"dataTypeId":"2","enabled":false}]
    both changed: 200 [{"dataTypeId":"1","enabled":true},{"dataTypeId":"2","enabled":true}]
    none changed: 200 [{"dataTypeId":"1","enabled":true},{"dataTypeId":"2","enabled":true}]
    settings: 200 [{"dataTypeId":"1","enabled":true},{"dataTypeId":"2","enabled":true}]
    a setting of an unknown kind: 422 Data types not found or not active
    a setting twice: 422 Data types not found or not active
    a setting without a kind: 422 Invalid input: expected string, received undefined
    deleted: 204
    read after deletion: 404 Account not found"
  `)
})

const register = (moduleAddress: string, safe?: string): Question => ({
  method: 'POST',
  path: safePath('/recovery', safe),
  body: { moduleAddress },
})
const remove = (moduleAddress: string, safe?: string): Question => ({
  method: 'DELETE',
  path: safePath(`/recovery/${moduleAddress}`, safe),
})

test('behavior: the fake gateway answers about recovery modules as the real one', async () => {
  expect(
    await run([
      ['registered, signed out', register(gold)],
      ['removed, signed out', remove(gold)],
      ['signed in as a stranger', signIn(dave)],
      ['registered by a stranger', register(gold)],
      ['removed by a stranger', remove(gold)],
      ['signed in on another chain', signIn(alice, { chainId: 2021 })],
      ['registered from another chain', register(gold)],
      ['signed in', signIn(alice)],
      ['registered, but not enabled', register(nowhere)],
      ['registered with a malformed address', register('0x12')],
      ['registered for an unknown safe', register(gold, nowhere)],
      ['registered for a malformed safe', register(gold, '0x12')],
      ['registered', register(gold)],
      ['registered again', register(gold)],
      ['removed', remove(gold)],
      ['removed again', remove(gold)],
      ['removed, but never registered', remove(nowhere)],
      ['removed by a malformed address', remove('0x12')],
      ['removed from an unknown safe', remove(gold, nowhere)],
    ]),
  ).toMatchInlineSnapshot(`
    "registered, signed out: 403 Forbidden resource
    removed, signed out: 403 Forbidden resource
    signed in as a stranger: 200
    registered by a stranger: 401 Unauthorized
    removed by a stranger: 401 Unauthorized
    signed in on another chain: 200
    registered from another chain: 401 Unauthorized
    signed in: 200
    registered, but not enabled: 403 Forbidden resource
    registered with a malformed address: 422 Invalid address
    registered for an unknown safe: 404 Safe not found
    registered for a malformed safe: 422 Invalid address
    registered: 200
    registered again: 200
    removed: 204
    removed again: 204
    removed, but never registered: 204
    removed by a malformed address: 422 Invalid address
    removed from an unknown safe: 404 Safe not found"
  `)
})

const uuid = 'f6b1a7f0-58a0-4bd8-a4a2-0f9a3c1f3f10'
const devicePath = (version: 1 | 2, path = '', id = uuid, chain = chainId) =>
  `/v${version}/chains/${chain}/notifications/devices/${id}${path}`
const ofSafe = (safe: string = treasury.safe) => `/safes/${safe}`
const types: Question = { path: devicePath(2, ofSafe()) }

const deviceV2 = (
  fields: Readonly<Record<string, unknown>> = {},
): Question => ({
  method: 'POST',
  path: '/v2/register/notifications',
  body: {
    cloudMessagingToken: 'token',
    deviceType: 'WEB',
    deviceUuid: uuid,
    safes: [place('INCOMING_TOKEN', 'INCOMING_ETHER', 'INCOMING_TOKEN')],
    ...fields,
  },
})
const place = (...notificationTypes: string[]) => ({
  chainId,
  address: treasury.safe,
  notificationTypes,
})

const deviceV1 =
  (
    {
      person,
      late = 0,
      ...fields
    }: {
      readonly person?: HDAccount
      /** Seconds. */
      readonly late?: number
      readonly [name: string]: unknown
    } = {},
    signatures?: readonly Hex[],
  ) =>
  async (): Promise<Question> => {
    const timestamp = `${Math.floor(now / 1_000) - late}`
    const raw = keccak256(
      stringToBytes(`gnosis-safe${timestamp}${uuid}token${treasury.safe}`),
    )
    const signed = person && (await person.signMessage({ message: { raw } }))
    return {
      method: 'POST',
      path: '/v1/register/notifications',
      body: {
        uuid,
        cloudMessagingToken: 'token',
        buildNumber: '1',
        bundle: 'web',
        deviceType: 'WEB',
        version: '1.0.0',
        timestamp,
        safeRegistrations: [
          {
            chainId,
            safes: [treasury.safe],
            signatures: signatures ?? (signed ? [signed] : []),
          },
        ],
        ...fields,
      },
    }
  }
const forget = (path: string): Question => ({ method: 'DELETE', path })
const forgetAll = (...subscriptions: unknown[]): Question => ({
  method: 'DELETE',
  path: '/v2/notifications/subscriptions',
  body: { subscriptions },
})
const subscription = {
  chainId,
  deviceUuid: uuid,
  safeAddress: treasury.safe,
}

test('behavior: the fake gateway answers about devices as the real one', async () => {
  expect(
    await run([
      ['types, signed out', types],
      ['registered, signed out', deviceV2()],
      ['signed in', signIn(alice)],
      ['types registered while signed out', types],
      ['registered', deviceV2()],
      ['types', types],
      [
        'types in capitals',
        { path: types.path.replace(uuid, uuid.toUpperCase()) },
      ],
      [
        'types of a malformed device id',
        { path: devicePath(2, ofSafe(), 'x') },
      ],
      [
        'types on an unknown chain',
        { path: devicePath(2, ofSafe(), uuid, '9') },
      ],
      ['types of a malformed safe', { path: devicePath(2, ofSafe('0x12')) }],
      [
        'registered for other types',
        deviceV2({ safes: [place('MODULE_TRANSACTION')] }),
      ],
      ['types afterwards', types],
      ['registered for an unknown type', deviceV2({ safes: [place('X')] })],
      [
        'registered for an unknown chain',
        deviceV2({ safes: [{ ...place(), chainId: '9' }] }),
      ],
      ['registered without a token', deviceV2({ cloudMessagingToken: '' })],
      [
        'registered with a long token',
        deviceV2({ cloudMessagingToken: 'a'.repeat(4_097) }),
      ],
      [
        'registered with a new token and without safes',
        deviceV2({ cloudMessagingToken: 'new', safes: [] }),
      ],
      ['types for a new token', types],
      ['registered again', deviceV2()],
      ['another safe removed', forget(devicePath(2, ofSafe(nowhere)))],
      ['types afterwards', types],
      ['another chain removed', forget(devicePath(2, '', uuid, '2021'))],
      ['types afterwards', types],
      ['subscription without a signer ended', forgetAll(subscription)],
      ['types afterwards', types],
      [
        'own subscription ended',
        forgetAll({ ...subscription, signerAddress: alice.address }),
      ],
      ['types afterwards', types],
      [
        'subscription of a malformed device id ended',
        forgetAll({ ...subscription, deviceUuid: 'x' }),
      ],
      ['registered again', deviceV2()],
      ['the safe removed', forget(devicePath(2, ofSafe()))],
      ['types afterwards', types],
      ['registered again', deviceV2()],
      ['the device removed', forget(devicePath(1))],
      ['types afterwards', types],
      [
        'the device removed on an unknown chain',
        forget(devicePath(1, '', uuid, '9')),
      ],
      ['a malformed device id removed', forget(devicePath(1, '', 'x'))],
      ['a malformed safe removed', forget(devicePath(1, ofSafe('0x12')))],
      ['version 1, unsigned', deviceV1()],
      ['types afterwards', types],
      ['version 1, signed', deviceV1({ person: alice })],
      ['types afterwards', types],
      ['version 1, on a phone', deviceV1({ deviceType: 'IOS' })],
      ['types afterwards', types],
      ['version 1, signed 301 s ago', deviceV1({ person: alice, late: 301 })],
      [
        'version 1, signed 302 s ahead',
        deviceV1({ person: alice, late: -302 }),
      ],
      [
        'version 1, signed without a time',
        deviceV1({ person: alice, timestamp: null }),
      ],
      ['version 1, unsigned without a time', deviceV1({ timestamp: null })],
      ['version 1, a long signature', deviceV1({}, [`0x${'11'.repeat(66)}`])],
      ['version 1, a short signature', deviceV1({}, ['0x11'])],
      [
        'version 1, a prefixed signature',
        deviceV1({}, [`0x${'11'.repeat(64)}1f`]),
      ],
      [
        'version 1, an unknown chain',
        deviceV1({
          safeRegistrations: [{ chainId: '9', safes: [], signatures: [] }],
        }),
      ],
      ['version 1, a malformed app version', deviceV1({ version: 'one' })],
    ]),
  ).toMatchInlineSnapshot(`
    "types, signed out: 403 Forbidden resource
    registered, signed out: 201 {"deviceUuid":"f6b1a7f0-58a0-4bd8-a4a2-0f9a3c1f3f10"}
    signed in: 200
    types registered while signed out: 200 []
    registered: 201 {"deviceUuid":"f6b1a7f0-58a0-4bd8-a4a2-0f9a3c1f3f10"}
    types: 200 [{"name":"INCOMING_TOKEN"},{"name":"INCOMING_ETHER"}]
    types in capitals: 200 [{"name":"INCOMING_TOKEN"},{"name":"INCOMING_ETHER"}]
    types of a malformed device id: 422 Invalid UUID
    types on an unknown chain: 404 Chain not found
    types of a malformed safe: 422 Invalid address
    registered for other types: 201 {"deviceUuid":"f6b1a7f0-58a0-4bd8-a4a2-0f9a3c1f3f10"}
    types afterwards: 200 [{"name":"MODULE_TRANSACTION"}]
    registered for an unknown type: 422 Invalid option: expected one of "CONFIRMATION_REQUEST"|"DELETED_MULTISIG_TRANSACTION"|"EXECUTED_MULTISIG_TRANSACTION"|"INCOMING_ETHER"|"INCOMING_TOKEN"|"MESSAGE_CONFIRMATION_REQUEST"|"MODULE_TRANSACTION"
    registered for an unknown chain: 404 Chain not found
    registered without a token: 422 Too small: expected string to have >=1 characters
    registered with a long token: 422 Invalid token
    registered with a new token and without safes: 201 {"deviceUuid":"f6b1a7f0-58a0-4bd8-a4a2-0f9a3c1f3f10"}
    types for a new token: 200 []
    registered again: 201 {"deviceUuid":"f6b1a7f0-58a0-4bd8-a4a2-0f9a3c1f3f10"}
    another safe removed: 200
    types afterwards: 200 [{"name":"INCOMING_TOKEN"},{"name":"INCOMING_ETHER"}]
    another chain removed: 200
    types afterwards: 200 [{"name":"INCOMING_TOKEN"},{"name":"INCOMING_ETHER"}]
    subscription without a signer ended: 200
    types afterwards: 200 [{"name":"INCOMING_TOKEN"},{"name":"INCOMING_ETHER"}]
    own subscription ended: 200
    types afterwards: 200 []
    subscription of a malformed device id ended: 422 Invalid UUID
    registered again: 201 {"deviceUuid":"f6b1a7f0-58a0-4bd8-a4a2-0f9a3c1f3f10"}
    the safe removed: 200
    types afterwards: 200 []
    registered again: 201 {"deviceUuid":"f6b1a7f0-58a0-4bd8-a4a2-0f9a3c1f3f10"}
    the device removed: 200
    types afterwards: 200 []
    the device removed on an unknown chain: 404 Chain not found
    a malformed device id removed: 422 Invalid UUID
    a malformed safe removed: 422 Invalid address
    version 1, unsigned: 200
    types afterwards: 200 []
    version 1, signed: 200
    types afterwards: 200 [{"name":"CONFIRMATION_REQUEST"},{"name":"DELETED_MULTISIG_TRANSACTION"},{"name":"EXECUTED_MULTISIG_TRANSACTION"},{"name":"INCOMING_ETHER"},{"name":"INCOMING_TOKEN"},{"name":"MESSAGE_CONFIRMATION_REQUEST"},{"name":"MODULE_TRANSACTION"}]
    version 1, on a phone: 200
    types afterwards: 200 []
    version 1, signed 301 s ago: 400 The signature is expired!
    version 1, signed 302 s ahead: 400 The signature is expired!
    version 1, signed without a time: 400 The signature is expired!
    version 1, unsigned without a time: 200
    version 1, a long signature: 400 The signature is invalid!
    version 1, a short signature: 422 Invalid signature: expected at least 65 bytes
    version 1, a prefixed signature: 400 The signature is invalid!
    version 1, an unknown chain: 404 Chain not found
    version 1, a malformed app version: 422 Invalid semver string"
  `)
})

const emails = safePath('/emails')
const own = `${emails}/${alice.address}`
const address = 'alice@mail.example'

const signed =
  (
    question: Question,
    action: EmailHeaderOptions['action'],
    {
      person = alice,
      late = 0,
      ...options
    }: Partial<EmailHeaderOptions> & {
      readonly person?: HDAccount
      /** Milliseconds. */
      readonly late?: number
    } = {},
  ) =>
  async (): Promise<Question> => ({
    ...question,
    headers: await emailHeaders(person, treasury, {
      action,
      time: now - late,
      ...options,
    }),
  })
const registerEmail = (emailAddress = address, person = alice, late = 0) =>
  signed(
    {
      method: 'POST',
      path: emails,
      body: { emailAddress, signer: person.address },
    },
    'register',
    { emailAddress, person, late },
  )
const changeEmail = (emailAddress: string) =>
  signed({ method: 'PUT', path: own, body: { emailAddress } }, 'edit', {
    emailAddress,
  })
const readEmail = signed({ path: own }, 'retrieval')
const deleteEmail = signed({ method: 'DELETE', path: own }, 'delete')
const verify = (code: string, path = own): Question => ({
  method: 'PUT',
  path: `${path}/verify`,
  body: { code },
})
const resend = (path = own): Question => ({
  method: 'POST',
  path: `${path}/verify-resend`,
})
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
const guess = async ({ code }: Side) => verify(wrong(await code()))
const right = async ({ code }: Side) => verify(await code())
const once = (make: () => Promise<Question>) => {
  let question: Promise<Question> | undefined
  return () => {
    question ??= make()
    return question
  }
}

test('behavior: the fake gateway answers about e-mail addresses as the real one', async () => {
  const replayed = once(readEmail)
  const unsubscribe = (query: string): Question => ({
    method: 'DELETE',
    path: `/v1/subscriptions${query}`,
  })
  expect(
    await run([
      ['read without headers', { path: own }],
      ['read before it exists', readEmail],
      ['changed before it exists', changeEmail(address)],
      ['deleted before it exists', deleteEmail],
      ['verified before it exists', verify('000000')],
      ['another code before it exists', resend()],
      [
        'registered with a signature of 5 minutes ago',
        registerEmail(address, alice, 300_000),
      ],
      [
        'registered with a signature 31 s ahead',
        registerEmail(address, alice, -31_000),
      ],
      ['registered with a malformed address', registerEmail('alice')],
      ['registered by a stranger', registerEmail('d@mail.example', dave)],
      ['registered', registerEmail()],
      ['registered again', registerEmail('Alice@mail.example')],
      ['read', replayed],
      ['read with the same headers', replayed],
      ['verified with a wrong code', guess],
      ['verified with a short code', verify('12')],
      ['verified', right],
      ['verified again', right],
      ['read when verified', readEmail],
      ['registered once more', registerEmail()],
      ['read, still verified', readEmail],
      ['changed to the same', changeEmail('ALICE@mail.example')],
      ['changed', changeEmail('other@mail.example')],
      ['read, not verified', readEmail],
      ['verified with a wrong code', guess],
      ['verified with a wrong code', guess],
      ['verified with a wrong code', guess],
      ['verified with a wrong code', guess],
      ['verified with a wrong code', guess],
      ['verified after five wrong codes', right],
      ['another code after 30 s', resend(), 30_100],
      ['verified with the other code', right],
      ['changed again', changeEmail(address)],
      ['verified after 5 minutes', right, 300_100],
      ['deleted', deleteEmail],
      ['read after deletion', readEmail],
      [
        'read of a malformed safe',
        { path: `${safePath('/emails', '0x12')}/${alice.address}` },
      ],
      ['read of a malformed signer', { path: `${emails}/0x12` }],
      [
        'verified for an unknown safe',
        verify('000000', `${safePath('/emails', nowhere)}/${alice.address}`),
      ],
      [
        'another code for an unknown safe',
        resend(`${safePath('/emails', nowhere)}/${alice.address}`),
      ],
      ['another code on an unknown chain', resend(own.replace('1337', '9'))],
      ['unsubscribed', unsubscribe(`?category=account_recovery&token=${uuid}`)],
      ['unsubscribed from all', unsubscribe(`/all?token=${uuid}`)],
      ['unsubscribed without a category', unsubscribe(`?token=${uuid}`)],
      ['unsubscribed without a token', unsubscribe('/all')],
    ]),
  ).toMatchInlineSnapshot(`
    "read without headers: 403 Forbidden resource
    read before it exists: 404 No email address was found for the provided signer 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266.
    changed before it exists: 404 No email address was found for the provided signer 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266.
    deleted before it exists: 204
    verified before it exists: 400 The code is wrong or no longer valid
    another code before it exists: 202
    registered with a signature of 5 minutes ago: 403 Forbidden resource
    registered with a signature 31 s ahead: 403 Forbidden resource
    registered with a malformed address: 422 Invalid email
    registered by a stranger: 403 Forbidden resource
    registered: 201
    registered again: 201
    read: 200 {"email":"alice@mail.example","verified":false}
    read with the same headers: 403 Forbidden resource
    verified with a wrong code: 400 The code is wrong or no longer valid
    verified with a short code: 422 Invalid code: expected 6 digits
    verified: 204
    verified again: 204
    read when verified: 200 {"email":"alice@mail.example","verified":true}
    registered once more: 201
    read, still verified: 200 {"email":"alice@mail.example","verified":true}
    changed to the same: 409 Email address matches that of the Safe owner.
    changed: 202
    read, not verified: 200 {"email":"other@mail.example","verified":false}
    verified with a wrong code: 400 The code is wrong or no longer valid
    verified with a wrong code: 400 The code is wrong or no longer valid
    verified with a wrong code: 400 The code is wrong or no longer valid
    verified with a wrong code: 400 The code is wrong or no longer valid
    verified with a wrong code: 400 The code is wrong or no longer valid
    verified after five wrong codes: 400 The code is wrong or no longer valid
    another code after 30 s: 202
    verified with the other code: 204
    changed again: 202
    verified after 5 minutes: 400 The code is wrong or no longer valid
    deleted: 204
    read after deletion: 404 No email address was found for the provided signer 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266.
    read of a malformed safe: 422 Invalid address
    read of a malformed signer: 422 Invalid address
    verified for an unknown safe: 400 The code is wrong or no longer valid
    another code for an unknown safe: 202
    another code on an unknown chain: 404 Chain not found
    unsubscribed: 200
    unsubscribed from all: 200
    unsubscribed without a category: 422 Invalid category
    unsubscribed without a token: 422 Invalid UUID"
  `)
})
