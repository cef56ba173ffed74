import { type Chain, createSafe, startChain } from '@strongroom/devnet'
import {
  createAccount,
  createGatewayClient,
  deleteAccount,
  type GatewayClient,
  getAccount,
  getAccountDataSettings,
  getAccountDataTypes,
  getAuthNonce,
  getMe,
  logout,
  putAccountDataSettings,
  verifyAuth,
} from '@strongroom/gateway-sdk'
import { type Address, type Hex, hashMessage } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { loadConfig } from '../src/platform/config/loadConfig.ts'
import { session } from '../src/platform/db/schema/accounts.ts'
import { describeOneStore } from './support/describeStores.ts'
import { alice, bob, carol } from './support/people.ts'
import { signInText } from './support/signIn.ts'
import { startServer } from './support/startServer.ts'

/** Stores one site's cookies as a browser does. */
const createJar = (): typeof fetch => {
  let cookie = ''
  return async (input, init) => {
    const headers = new Headers(init?.headers)
    const included = init?.credentials === 'include'
    if (included && cookie !== '') headers.set('cookie', cookie)
    const response = await fetch(input, { ...init, headers })
    const [set] = response.headers.getSetCookie()
    if (included && set !== undefined) {
      cookie = set.includes('Max-Age=0;') ? '' : (set.split(';')[0] ?? '')
    }
    return response
  }
}

describeOneStore('sign-in through the SDK', (store) => {
  let chain: Chain<1337>
  let safe: Address
  let client: GatewayClient

  beforeAll(async () => {
    chain = await startChain({ chainId: 1337, seed: false })
    safe = await createSafe(chain.client, {
      contracts: chain.contracts['1.4.1'],
      owners: [alice.address, bob.address],
      threshold: 2,
      saltNonce: 1n,
      from: alice.address,
    })
  })
  beforeEach(async () => {
    const server = await startServer({
      db: store.db,
      config: loadConfig({ GATEWAY_RPC_1337: chain.rpcUrl }),
    })
    client = createGatewayClient({ baseUrl: server.url, fetch: createJar() })
    return () => server.close()
  })
  afterAll(() => chain.stop())

  /** Signs as owners of a safe do when its handler shows them a message. */
  const signAsSafe = async (
    message: string,
    ...people: (typeof alice)[]
  ): Promise<Hex> => {
    const parts = await Promise.all(
      people.map((person) =>
        person.signTypedData({
          domain: { chainId: 1337, verifyingContract: safe },
          types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
          primaryType: 'SafeMessage',
          message: { message: hashMessage(message) },
        }),
      ),
    )
    return `0x${parts.map((part) => part.slice(2)).join('')}`
  }

  test('default', async () => {
    const { address } = alice
    await expect(getMe(client)).rejects.toMatchObject({ status: 403 })
    const { nonce } = await getAuthNonce(client)
    const message = signInText(alice, nonce)
    await verifyAuth(client, {
      message,
      signature: await alice.signMessage({ message }),
    })
    expect(await getMe(client)).toEqual({
      id: address,
      authMethod: 'siwe',
      signerAddress: address,
    })
    const created = await createAccount(client, { address })
    expect(created).toMatchObject({ address, groupId: null })
    expect(await getAccount(client, { address })).toEqual(created)
    await expect(createAccount(client, { address })).rejects.toMatchObject({
      status: 422,
    })
    const [type] = await getAccountDataTypes(client)
    const setting = { dataTypeId: type?.id ?? '', enabled: true }
    expect(
      await putAccountDataSettings(client, {
        address,
        accountDataSettings: [setting],
      }),
    ).toEqual([setting])
    expect(await getAccountDataSettings(client, { address })).toEqual([setting])
    await deleteAccount(client, { address })
    await expect(getAccount(client, { address })).rejects.toMatchObject({
      status: 404,
    })
    await logout(client)
    await expect(getMe(client)).rejects.toMatchObject({ status: 403 })
    expect(await store.db.select().from(session)).toEqual([])
  })

  test('behavior: a safe signs in by its owners', async () => {
    const { nonce } = await getAuthNonce(client)
    const message = signInText({ address: safe }, nonce)
    const signers =
      alice.address.toLowerCase() < bob.address.toLowerCase()
        ? [alice, bob]
        : [bob, alice]
    await verifyAuth(client, {
      message,
      signature: await signAsSafe(message, ...signers),
    })
    expect(await getMe(client)).toMatchObject({ signerAddress: safe })
  })

  test.each([
    ['too few owners', [alice]],
    ['a signer who is not an owner', [alice, carol]],
    ['one owner twice', [alice, alice]],
  ])('error: a safe and %s', async (_, people) => {
    const { nonce } = await getAuthNonce(client)
    const message = signInText({ address: safe }, nonce)
    const signature = await signAsSafe(message, ...people)
    await expect(
      verifyAuth(client, { message, signature }),
    ).rejects.toMatchObject({ status: 401 })
    await expect(getMe(client)).rejects.toMatchObject({ status: 403 })
  })

  test('error: an owner is not the safe', async () => {
    const { nonce } = await getAuthNonce(client)
    const message = signInText({ address: safe }, nonce)
    const signature = await alice.signMessage({ message })
    await expect(
      verifyAuth(client, { message, signature }),
    ).rejects.toMatchObject({ status: 401 })
  })
})
