import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createClient as generate } from '@hey-api/openapi-ts'
import { type Chain, startChain } from '@strongroom/devnet'
import {
  getDeleteTransactionTypedData,
  getTotp,
} from '@strongroom/safe-protocol'
import createFetchClient from 'openapi-fetch'
import openapiTS, { astToString } from 'openapi-typescript'
import type { Address } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DatabaseHandle } from '../src/platform/db/Database.ts'
import { createCookieFetch } from './support/cookieFetch.ts'
import { signDelegate } from './support/delegates.ts'
import { openStore } from './support/describeStores.ts'
import { emailHeaders } from './support/emailHeaders.ts'
import { type LiveApi, startLiveApi } from './support/liveApi.ts'
import { messageBody, messageHashOf } from './support/messages.ts'
import { alice, bob, dave, proposal, signHash } from './support/people.ts'
import { signInText } from './support/signIn.ts'

const chainId = '1337'
const document = new URL('../openapi.json', import.meta.url)
const folder = mkdtempSync(join(tmpdir(), 'strongroom-clients-'))

const bin = (name: string) =>
  fileURLToPath(new URL(`../node_modules/.bin/${name}`, import.meta.url))

interface Request {
  path?: Record<string, string>
  query?: Record<string, unknown>
  headers?: Record<string, string>
  body?: unknown
}

interface Answer {
  data?: unknown
  error?: unknown
  response: Response
}

/** Calls an operation by its name. */
type Call = (operationId: string, request?: Request) => Promise<Answer>

let chain: Chain<1337>
let safe: Address
let store: DatabaseHandle
let api: LiveApi

beforeAll(async () => {
  chain = await startChain({ chainId: 1337 })
  safe = chain.safes.find(({ name }) => name === 'Treasury')?.address ?? '0x'
  store = await openStore()
  api = await startLiveApi(store.db, chain)
})
afterAll(async () => {
  await api?.close()
  await store?.close()
  await chain?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Requests as they leave the client, sent as a page of the same site would. */
const createTransport = () => {
  const bare: string[] = []
  const send = createCookieFetch(api.url)
  const transport = async (input: globalThis.Request): Promise<Response> => {
    const { method, url, headers } = input
    const body = await input.text()
    if (method !== 'GET' && body === '') {
      expect(headers.get('content-type')).toBe(null)
      bare.push(`${method} ${new URL(url).pathname}`)
    }
    return send(url, { method, headers, ...(body === '' ? {} : { body }) })
  }
  return { transport, bare }
}

const journey = async (call: Call, bare: readonly string[], salt: number) => {
  const place = { chainId, safeAddress: safe }
  const ok = async <T>(operationId: string, request?: Request): Promise<T> => {
    const { data, error, response } = await call(operationId, request)
    expect([operationId, response.ok, error]).toEqual([
      operationId,
      true,
      undefined,
    ])
    return data as T
  }

  // Reads.
  const chains = await ok<{ count: number }>('getChainsConfig')
  expect(chains.count).toBe(1)
  const info = await ok<{ nonce: number }>('getSafeInfo', { path: place })
  await ok('getSafeOverviews', {
    query: { currency: 'USD', safes: `${chainId}:${safe}`, trusted: false },
  })
  await ok('getBalances', {
    path: { ...place, currency: 'EUR' },
    query: { trusted: true },
  })
  await ok('getMultisigTransactions', {
    path: place,
    query: { executed: true, nonce: 0 },
  })
  await ok('getTransactionHistory', {
    path: place,
    query: { timezone: 'Europe/Zurich' },
  })
  const missing = await call('getSafeInfo', {
    path: { chainId, safeAddress: dave.address },
  })
  expect(missing.error).toEqual({ code: 404, message: 'Safe not found' })

  // Writes with a body.
  const payment = { to: dave.address, value: 1n, nonce: info.nonce + salt }
  const body = await proposal({ chainId, safe }, payment, alice)
  const proposed = await ok<{ txId: string }>('proposeTransaction', {
    path: place,
    body,
  })
  await ok('confirmTransaction', {
    path: { chainId, safeTxHash: body.safeTxHash },
    body: { signature: await signHash(bob, body.safeTxHash) },
  })
  const queue = await ok<object>('getTransactionQueue', { path: place })
  expect(JSON.stringify(queue)).toContain(proposed.txId)
  await ok('getTransactionDetails', {
    path: { chainId, transactionId: proposed.txId },
  })
  await ok('deleteTransaction', {
    path: { chainId, transactionId: body.safeTxHash },
    body: {
      signature: await alice.signTypedData(
        getDeleteTransactionTypedData({
          chainId: 1337n,
          safe,
          safeTxHash: body.safeTxHash,
          totp: getTotp(Date.now()),
        }) as never,
      ),
    },
  })
  const text = `Generated client ${salt}`
  await ok('proposeSafeMessage', {
    path: place,
    body: await messageBody({ chainId, safe }, text, alice),
  })
  const messageHash = messageHashOf({ chainId, safe }, text)
  await ok('getSafeMessage', { path: { chainId, messageHash } })
  const delegate = chain.accounts[salt] ?? dave.address
  const signature = await signDelegate(alice, delegate)
  const added = { safe, delegate, delegator: alice.address, label: 'Client' }
  await ok('addDelegate', { path: { chainId }, body: { ...added, signature } })
  const delegates = await ok<object>('getDelegates', {
    path: { chainId },
    query: { safe, delegate },
  })
  expect(delegates).toMatchObject({ results: [added] })
  await ok('deleteDelegate', {
    path: { chainId, delegate },
    body: { safe, delegator: alice.address, signature },
  })
  const emailAddress = `client${salt}@mail.example`
  await ok('registerEmail', {
    path: place,
    headers: await emailHeaders(
      alice,
      { chainId, safe },
      { action: 'register', time: Date.now(), emailAddress },
    ),
    body: { emailAddress, signer: alice.address },
  })

  // Writes without a body.
  const owner = { ...place, signerAddress: alice.address }
  await ok('resendEmailVerificationCode', { path: owner })
  await ok('deleteRegisteredEmail', {
    path: owner,
    headers: await emailHeaders(
      alice,
      { chainId, safe },
      { action: 'delete', time: Date.now() },
    ),
  })
  const uuid = crypto.randomUUID()
  await ok('unregisterSafeV2', { path: { ...place, uuid } })
  await ok('unregisterDeviceV2', { path: { chainId, uuid } })
  await ok('unsubscribeAll', { query: { token: uuid } })
  const { nonce } = await ok<{ nonce: string }>('getAuthNonce')
  const message = signInText(alice, nonce)
  await ok('verifyAuth', {
    body: { message, signature: await alice.signMessage({ message }) },
  })
  await ok('createAccount', {
    body: { address: alice.address, name: 'alice' },
  })
  await ok('deleteAccount', { path: { address: alice.address } })
  await ok('logout')
  expect((await call('getMe')).response.status).toBe(403)
  expect(bare).toEqual([
    expect.stringMatching(/^POST .*\/verify-resend$/),
    expect.stringMatching(/^DELETE .*\/emails\//),
    expect.stringMatching(/^DELETE .*\/devices\/.*\/safes\//),
    expect.stringMatching(/^DELETE .*\/devices\//),
    'DELETE /v1/subscriptions/all',
    `DELETE /v1/accounts/${alice.address}`,
    'POST /v1/auth/logout',
  ])
}

const typed = `
import createClient from 'openapi-fetch'
import type { paths } from './types.ts'

const client = createClient<paths>({ baseUrl: 'http://localhost:5180' })
const path = { chainId: '1337', safeAddress: '0x' }
const { data, error } = await client.GET('/v1/safes', {
  params: { query: { currency: 'USD', safes: '1337:0x', trusted: true } },
})
const worth: string | undefined = data?.[0]?.fiatTotal
const reason: string | undefined = error?.message
await client.GET('/v1/chains/{chainId}/safes/{safeAddress}/multisig-transactions', {
  params: { path, query: { nonce: 5, executed: false } },
})
await client.POST('/v1/auth/logout')
// @ts-expect-error -- the currency is required
await client.GET('/v1/safes', { params: { query: { safes: '1337:0x' } } })
await client.GET('/v1/safes', {
  // @ts-expect-error -- flags are booleans
  params: { query: { currency: 'USD', safes: '', trusted: 'yes' } },
})
// @ts-expect-error -- the key is required
await client.GET('/v2/chains', { params: { query: {} } })
// @ts-expect-error -- the signer's headers are required
await client.DELETE('/v1/chains/{chainId}/safes/{safeAddress}/emails/{signerAddress}', { params: { path: { ...path, signerAddress: '0x' } } })
export { reason, worth }
`

describe('openapi-typescript and openapi-fetch', () => {
  test('default: types require the fields that the gateway requires', async () => {
    const types = astToString(await openapiTS(document))
    writeFileSync(join(folder, 'types.ts'), types)
    writeFileSync(join(folder, 'typed.ts'), typed)
    const library = new URL(import.meta.resolve('openapi-fetch'))
    const compilerOptions = {
      target: 'es2022',
      module: 'preserve',
      lib: ['es2023', 'dom'],
      types: [],
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      allowImportingTsExtensions: true,
      paths: {
        'openapi-fetch': [fileURLToPath(library).replace(/\.mjs$/, '.d.mts')],
      },
    }
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, files: ['typed.ts'] }),
    )
    const { stdout, status } = spawnSync(bin('tsc'), ['-p', folder], {
      encoding: 'utf8',
    })
    expect([status, stdout]).toEqual([0, ''])
  })

  test('default: reads and writes, bodyless writes too', async () => {
    const { transport, bare } = createTransport()
    const client = createFetchClient({ baseUrl: api.url, fetch: transport })
    const { paths } = (await (
      await fetch(`${api.url}/openapi.json`)
    ).json()) as {
      paths: Record<string, Record<string, { operationId: string }>>
    }
    const routes = new Map(
      Object.entries(paths).flatMap(([path, operations]) =>
        Object.entries(operations).map(
          ([method, { operationId }]) =>
            [operationId, { method, path }] as const,
        ),
      ),
    )
    const call: Call = (operationId, request = {}) => {
      const { method = '', path = '' } = routes.get(operationId) ?? {}
      const { body, headers: header, ...rest } = request
      return client.request(
        method as never,
        path as never,
        {
          params: { ...rest, header },
          ...(body === undefined ? {} : { body }),
        } as never,
      ) as Promise<Answer>
    }
    await journey(call, bare, 5)
  })
})

describe('@hey-api/openapi-ts', () => {
  test('default: reads and writes, bodyless writes too', async () => {
    await generate({
      input: fileURLToPath(document),
      output: join(folder, 'client'),
      plugins: ['@hey-api/client-fetch', '@hey-api/sdk', '@hey-api/typescript'],
      logs: { level: 'silent' },
    })
    const sdk = await import(join(folder, 'client/sdk.gen.ts'))
    const { client } = await import(join(folder, 'client/client.gen.ts'))
    const { transport, bare } = createTransport()
    client.setConfig({ baseUrl: api.url, fetch: transport })
    const call: Call = (operationId, request) => sdk[operationId](request)
    await journey(call, bare, 6)
  })
})
