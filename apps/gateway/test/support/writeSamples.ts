import { calls } from '@strongroom/gateway-schemas/calls/calls'
import type { CallDefinition } from '@strongroom/gateway-schemas/calls/defineCalls'
import {
  createSafeTransaction,
  encodeExecTransaction,
  getDeleteTransactionTypedData,
  getTotp,
} from '@strongroom/safe-protocol'
import type { Hex, TypedDataDefinition } from 'viem'
import type { Database } from '../../src/platform/db/Database.ts'
import { safeState } from '../../src/platform/db/schema/chain.ts'
import type { Api } from './api.ts'
import { signDelegate } from './delegates.ts'
import { emailHeaders } from './emailHeaders.ts'
import { messageBody, messageHashOf } from './messages.ts'
import { alice, bob, dave, proposal, signHash } from './people.ts'
import { gold, hashOf, seedSafe, treasury } from './seed.ts'
import { getNonce, signIn, signInText } from './signIn.ts'

/** A valid request, or nearly: damaged ones are made from it. */
export interface WriteSample {
  /** `METHOD /path` in the form of the routes. */
  route: string
  /** Values of the path's parameters, in order; others have a usual one. */
  parameters?: Record<string, string>
  query?: string
  body?: unknown
  headers?: Record<string, string>
  /** Signed for the very body that is sent. */
  sign?: (body: unknown) => Promise<Record<string, string>>
}

export const operatorToken = 'operator-token-of-at-least-32-letters'

const chain = '/v1/chains/:chainId'
const uuid = 'f6b1a7f0-58a0-4bd8-a4a2-0f9a3c1f3f10'
const message = 'I agree to the terms'
const typed = {
  domain: { name: 'Gold', version: '1', chainId: 1337 },
  primaryType: 'Permit',
  types: {
    Permit: [
      { name: 'owner', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'inner', type: 'Inner[]' },
    ],
    Inner: [{ name: 'text', type: 'string' }],
  },
  message: { owner: treasury.safe, value: '1', inner: [{ text: 'a' }] },
}

export const usualParameters: Readonly<Record<string, string>> = {
  chainId: '1337',
  chain: '1337',
  safe: treasury.safe,
  owner: alice.address,
  module: gold,
  token: gold,
  safeAddress: treasury.safe,
  ownerAddress: alice.address,
  contractAddress: gold,
  moduleAddress: gold,
  address: alice.address,
  signerAddress: alice.address,
  delegate: dave.address,
  safeTxHash: hashOf('x'),
  transactionId: hashOf('x'),
  messageHash: messageHashOf(treasury, message),
  taskId: uuid,
  hash: hashOf('x'),
  currency: 'usd',
  uuid,
}

const signEmail =
  (action: 'register' | 'edit' | 'delete') =>
  async (body: unknown): Promise<Record<string, string>> => {
    const { emailAddress } = (body ?? {}) as { emailAddress?: unknown }
    return emailHeaders(alice, treasury, {
      action,
      time: Date.now(),
      ...(typeof emailAddress === 'string' ? { emailAddress } : {}),
    })
  }

const deletion = async (safeTxHash: Hex) => ({
  signature: await alice.signTypedData(
    getDeleteTransactionTypedData({
      chainId: 1337n,
      safe: treasury.safe,
      safeTxHash,
      totp: getTotp(Date.now()),
    }) as TypedDataDefinition,
  ),
})

/** Fills a store, and returns a sample write for every route. */
export async function writeSamples(
  db: Database,
  api: Api,
): Promise<readonly WriteSample[]> {
  await seedSafe(db)
  await db.update(safeState).set({ modules: [gold] })
  const cookie = await signIn(api, alice)
  const signedIn = { headers: { cookie } }
  const proposed = await proposal(
    treasury,
    { to: bob.address, nonce: 5 },
    alice,
  )
  const { safeTxHash } = proposed
  const proposePath = `/v1/chains/1337/transactions/${treasury.safe}/propose`
  await api.post(proposePath, proposed)
  const text = await messageBody(treasury, message, alice)
  await api.post(`/v1/chains/1337/safes/${treasury.safe}/messages`, text)
  const named = {
    delegate: dave.address,
    delegator: alice.address,
    safe: treasury.safe,
    label: 'Dave',
    signature: await signDelegate(alice, dave.address),
  }
  const nonce = await getNonce(api)
  const verify = signInText(alice, nonce)
  const call = {
    to: bob.address,
    value: '1',
    data: '0xa9059cbb' as Hex,
    operation: 0,
  }
  const device = {
    cloudMessagingToken: 'token',
    deviceType: 'WEB',
  }
  const data = encodeExecTransaction(
    createSafeTransaction({ to: bob.address, value: 1n, nonce: 5n }),
    proposed.signature,
  )
  const operator = {
    headers: { authorization: `Bearer ${operatorToken}` },
  }
  const firstDevice = {
    ...device,
    uuid,
    buildNumber: '1',
    bundle: 'web',
    version: '1.0.0',
    timestamp: String(Math.floor(Date.now() / 1_000)),
    safeRegistrations: [
      { chainId: '1337', safes: [treasury.safe], signatures: [] },
    ],
  }
  const secondDevice = {
    ...device,
    deviceUuid: uuid,
    safes: [
      {
        chainId: '1337',
        address: treasury.safe,
        notificationTypes: ['INCOMING_ETHER'],
      },
    ],
  }
  const known: readonly WriteSample[] = [
    { route: `POST ${chain}/data-decoder`, body: call },
    {
      route: `POST ${chain}/transactions/:safeAddress/preview`,
      body: call,
    },
    {
      route:
        'POST /v2/chains/:chainId/safes/:safeAddress/multisig-transactions/estimations',
      body: call,
    },
    {
      route: `POST ${chain}/safes/:safeAddress/views/transaction-confirmation`,
      body: call,
    },
    {
      route: `PUT ${chain}/contracts/:contractAddress`,
      body: {
        name: 'Gold',
        displayName: 'Gold',
        logoUri: 'https://gold.example/a.png',
        contractAbi: {
          abi: [
            {
              type: 'function',
              name: 'melt',
              inputs: [{ name: 'amount', type: 'uint256' }],
              outputs: [],
              stateMutability: 'nonpayable',
            },
          ],
        },
      },
      ...operator,
    },
    { route: `DELETE ${chain}/contracts/:contractAddress`, ...operator },
    { route: `POST ${chain}/delegates`, body: named },
    { route: 'POST /v2/chains/:chainId/delegates', body: named },
    { route: `DELETE ${chain}/delegates/:delegate`, body: named },
    { route: 'DELETE /v2/chains/:chainId/delegates/:delegate', body: named },
    {
      route: `DELETE ${chain}/safes/:safeAddress/delegates/:delegate`,
      body: named,
    },
    {
      route: `POST ${chain}/safes/:safeAddress/emails`,
      body: { emailAddress: 'alice@mail.example', signer: alice.address },
      sign: signEmail('register'),
    },
    {
      route: `PUT ${chain}/safes/:safeAddress/emails/:signerAddress`,
      body: { emailAddress: 'alice@post.example' },
      sign: signEmail('edit'),
    },
    {
      route: `DELETE ${chain}/safes/:safeAddress/emails/:signerAddress`,
      sign: signEmail('delete'),
    },
    {
      route: `POST ${chain}/safes/:safeAddress/emails/:signerAddress/verify-resend`,
    },
    {
      route: `PUT ${chain}/safes/:safeAddress/emails/:signerAddress/verify`,
      body: { code: '000000' },
    },
    {
      route: `POST ${chain}/safes/:safeAddress/messages`,
      body: { ...text, origin: '{"url":"https://app.example"}', safeAppId: 1 },
    },
    {
      route: `POST ${chain}/safes/:safeAddress/messages`,
      body: await messageBody(treasury, typed as never, alice),
    },
    {
      route: `POST ${chain}/messages/:messageHash/signatures`,
      body: {
        signature: await signHash(bob, messageHashOf(treasury, message)),
      },
    },
    { route: 'POST /v1/register/notifications', body: firstDevice },
    {
      route: 'POST /v2/register/notifications',
      body: secondDevice,
      ...signedIn,
    },
    ...['v1', 'v2'].flatMap((version) => {
      const path = `/${version}/chains/:chainId/notifications/devices/:uuid`
      return [
        { route: `DELETE ${path}/safes/:safeAddress` },
        { route: `DELETE ${path}` },
      ]
    }),
    {
      route: 'DELETE /v2/notifications/subscriptions',
      body: {
        subscriptions: [
          { chainId: '1337', deviceUuid: uuid, safeAddress: treasury.safe },
        ],
      },
    },
    {
      route: `POST ${chain}/safes/:safeAddress/recovery`,
      body: { moduleAddress: gold },
      ...signedIn,
    },
    {
      route: `DELETE ${chain}/safes/:safeAddress/recovery/:moduleAddress`,
      ...signedIn,
    },
    {
      route: `POST ${chain}/relay`,
      body: { version: '1.4.1', to: treasury.safe, data, gasLimit: '100000' },
    },
    {
      route: 'DELETE /v1/subscriptions',
      query: `category=account_recovery&token=${uuid}`,
    },
    { route: 'DELETE /v1/subscriptions/all', query: `token=${uuid}` },
    {
      route: `POST ${chain}/transactions/:safeAddress/propose`,
      body: { ...proposed, origin: '{"url":"https://app.example","name":"A"}' },
    },
    {
      route: `POST ${chain}/transactions/:safeTxHash/confirmations`,
      parameters: { safeTxHash },
      body: { signature: await signHash(bob, safeTxHash) },
    },
    {
      route: `DELETE ${chain}/transactions/:safeTxHash`,
      parameters: { safeTxHash },
      body: await deletion(safeTxHash),
    },
    ...(await serviceSamples({ proposed, named, call, text })),
    {
      route: 'POST /v1/accounts',
      body: { address: alice.address, name: 'Alice' },
      ...signedIn,
    },
    { route: 'DELETE /v1/accounts/:address', ...signedIn },
    {
      route: 'PUT /v1/accounts/:address/data-settings',
      body: { accountDataSettings: [{ dataTypeId: '1', enabled: true }] },
      ...signedIn,
    },
    {
      route: 'POST /v1/auth/verify',
      body: {
        message: verify,
        signature: await alice.signMessage({ message: verify }),
      },
    },
    { route: 'POST /v1/auth/logout' },
    {
      route: 'POST /v1/auth/logout/redirect',
      body: { redirect_url: 'http://localhost:5173/home' },
    },
  ]
  return [...known, ...exampleSamples(known)]
}

/** The same writes as the transaction service's scripts send them. */
async function serviceSamples({
  proposed: { safeTxHash, ...fields },
  named,
  call,
  text,
}: {
  proposed: Awaited<ReturnType<typeof proposal>>
  named: object
  call: object
  text: object
}): Promise<WriteSample[]> {
  const base = '/tx-service/:chain/api'
  return [
    { route: `POST ${base}/v1/data-decoder`, body: call },
    {
      route: `POST ${base}/v1/safes/:safe/multisig-transactions/estimations`,
      body: call,
    },
    {
      route: `POST ${base}/v2/safes/:safe/multisig-transactions`,
      body: {
        ...fields,
        nonce: Number(fields.nonce),
        contractTransactionHash: safeTxHash,
        origin: '{"url":"https://app.example","name":"A"}',
      },
    },
    {
      route: `POST ${base}/v1/multisig-transactions/:safeTxHash/confirmations`,
      parameters: { safeTxHash },
      body: { signature: await signHash(bob, safeTxHash) },
    },
    { route: `POST ${base}/v1/safes/:safe/messages`, body: text },
    {
      route: `POST ${base}/v1/messages/:messageHash/signatures`,
      body: {
        signature: await signHash(bob, messageHashOf(treasury, message)),
      },
    },
    { route: `POST ${base}/v2/delegates`, body: named },
    { route: `DELETE ${base}/v2/delegates/:delegate`, body: named },
  ]
}

/** The examples of writing calls that have no sample of their own. */
function exampleSamples(known: readonly WriteSample[]): WriteSample[] {
  const routes = new Set(known.map(({ route }) => route))
  return Object.values<CallDefinition>(calls).flatMap(
    ({ method, path, body, example }) => {
      const route = `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`
      if (method === 'GET' || routes.has(route)) return []
      const fields = Object.entries(example).filter(
        ([name]) =>
          !path.includes(`{${name}}`) &&
          !['headers', 'credentials'].includes(name),
      )
      return [{ route, ...(body && { body: Object.fromEntries(fields) }) }]
    },
  )
}

/** The path of a route with parameters, some of them not the usual. */
export const fillPath = (
  path: string,
  parameters: Readonly<Record<string, string>> = {},
): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = parameters[name] ?? usualParameters[name]
    if (value === undefined) throw new Error(`No usual ${name}.`)
    return encodeURIComponent(value.toWellFormed())
  })
