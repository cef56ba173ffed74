import {
  getDeleteTransactionTypedData,
  getTotp,
} from '@strongroom/safe-protocol'
import { keccak256, stringToBytes, type TypedDataDefinition } from 'viem'
import { beforeEach, expect, test } from 'vitest'
import { loadConfig } from '../src/platform/config/loadConfig.ts'
import { type Api, createApi } from './support/api.ts'
import { signDelegate } from './support/delegates.ts'
import { describeOneStore } from './support/describeStores.ts'
import { emailHeaders } from './support/emailHeaders.ts'
import { alice, bob, dave, proposal } from './support/people.ts'
import { seedSafe, treasury } from './support/seed.ts'
import { getNonce, signInText } from './support/signIn.ts'

const minute = 60_000
const hour = 60 * minute
const noon = 472_224 * hour
const config = loadConfig({ GATEWAY_RATE_LIMIT_AUTH: '1000' })
const json = { 'content-type': 'application/json' }

/** Sends the request of a wallet whose clock is off and returns the status. */
type Ask = (api: Api, clock: number) => Promise<number>

const asks: Record<string, Ask> = {
  'deleting a transaction': async (api, now) => {
    const body = await proposal(treasury, { to: bob.address, nonce: 5 }, alice)
    const { safeTxHash } = body
    await api.post(
      `/v1/chains/1337/transactions/${treasury.safe}/propose`,
      body,
    )
    const signature = await alice.signTypedData(
      getDeleteTransactionTypedData({
        chainId: 1337n,
        safe: treasury.safe,
        safeTxHash,
        totp: getTotp(now),
      }) as TypedDataDefinition,
    )
    const path = `/v1/chains/1337/transactions/${safeTxHash}`
    return (await api.delete(path, { signature })).status
  },
  'adding a delegate': async (api, now) => {
    const response = await api.post('/v2/chains/1337/delegates', {
      safe: treasury.safe,
      delegate: dave.address,
      delegator: alice.address,
      label: 'Dave',
      signature: await signDelegate(alice, dave.address, { now }),
    })
    return response.status
  },
  'signing in': async (api, now) => {
    const message = signInText(alice, await getNonce(api), {
      issuedAt: new Date(now),
    })
    const signature = await alice.signMessage({ message })
    return (await api.post('/v1/auth/verify', { message, signature })).status
  },
  'registering an e-mail address': async (api, time) => {
    const emailAddress = 'alice@mail.example'
    const headers = await emailHeaders(alice, treasury, {
      action: 'register',
      time,
      emailAddress,
    })
    const response = await api.send(
      `/v1/chains/1337/safes/${treasury.safe}/emails`,
      {
        method: 'POST',
        headers: { ...json, ...headers },
        body: JSON.stringify({ emailAddress, signer: alice.address }),
      },
    )
    return response.status
  },
  'registering a device': async (api, now) => {
    const timestamp = String(now / 1_000)
    const safes = [treasury.safe]
    const hash = keccak256(
      stringToBytes(`gnosis-safe${timestamp}token${safes.join('')}`),
    )
    const response = await api.post('/v1/register/notifications', {
      cloudMessagingToken: 'token',
      buildNumber: '1',
      bundle: 'x',
      deviceType: 'IOS',
      version: '1.0.0',
      timestamp,
      safeRegistrations: [
        { chainId: '1337', safes, signatures: [await alice.sign({ hash })] },
      ],
    })
    return response.status
  },
}

describeOneStore('clocks', (store) => {
  beforeEach(() => seedSafe(store.db))

  // Signatures that name an hour count in that one and the next.
  test.each([
    ['deleting a transaction', 204, [204, 204, 204, 400]],
    ['adding a delegate', 200, [200, 200, 200, 400]],
    ['signing in', 200, [200, 401, 200, 401]],
    ['registering an e-mail address', 201, [403, 403, 403, 403]],
    ['registering a device', 200, [400, 400, 400, 400]],
  ])('behavior: ten minutes off, %s', async (what, right, expected) => {
    const ask = asks[what]
    if (ask === undefined) throw new Error(what)
    const statuses: number[] = []
    for (const [past, off] of [
      [30, 0],
      // Within an hour, and across its ends.
      [30, -10],
      [30, 10],
      [5, -10],
      [55, 10],
    ] as const) {
      const now = noon + past * minute
      const api = createApi({ db: store.db, config, now: () => now })
      statuses.push(await ask(api, now + off * minute))
      await store.db.execute('delete from used_deletion')
      await store.db.execute('delete from auth_nonce')
    }
    expect(statuses).toEqual([right, ...expected])
  })
})
