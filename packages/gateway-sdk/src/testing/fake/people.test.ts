import { beforeEach, describe, expect, test } from 'vitest'
import * as sdk from '../../index.ts'
import { fixtureAddresses } from '../fixtures/fixtureAddresses.ts'
import {
  createAddDelegateBody,
  createAddressEx,
  createRegisterDeviceBody,
  createRegisterDeviceV2Body,
  createRelayBody,
  createSafeInfo,
} from '../index.ts'
import {
  a,
  at,
  b,
  hashOf,
  proposal,
  sign,
  signInMessage,
  startFakeGateway,
} from './startFakeGateway.test.fixture.ts'

const { chainId, safeAddress } = at
const delegate = fixtureAddresses.stranger

describe('delegates', () => {
  test('default: propose in an owner’s name', async () => {
    const { client } = startFakeGateway({ recover: () => delegate })
    const propose = () =>
      sdk.proposeTransaction(client, proposal(1, { sender: delegate }))
    await expect(propose()).rejects.toMatchObject({ status: 422 })
    await sdk.addDelegate(client, { chainId, ...createAddDelegateBody() })
    expect(await propose()).toMatchObject({
      detailedExecutionInfo: {
        confirmations: [],
        trusted: true,
        proposer: { value: a },
        proposedByDelegate: { value: delegate },
      },
    })
  })

  test('behavior: listed by filter, replaced, deleted', async () => {
    const { client } = startFakeGateway()
    const add = (fields: Partial<sdk.AddDelegateBody>) =>
      sdk.addDelegate(client, { chainId, ...createAddDelegateBody(fields) })
    await add({ label: 'old' })
    await add({ label: 'new' })
    await add({ safe: null, delegator: b })
    const list = async (filter: object) =>
      (await sdk.getDelegates(client, { chainId, ...filter })).results.map(
        ({ label }) => label,
      )
    expect(await list({ safe: safeAddress })).toEqual(['new'])
    expect(await list({ delegate })).toEqual(['new', 'Assistant'])
    expect(await list({ delegator: b })).toEqual(['Assistant'])
    const remove = () =>
      sdk.deleteDelegate(client, {
        chainId,
        delegate,
        delegator: a,
        signature: sign(0),
      })
    await remove()
    expect(await list({ delegate })).toEqual(['Assistant'])
    await expect(remove()).rejects.toMatchObject({ status: 404 })
    await expect(add({ delegator: delegate })).rejects.toThrow(
      'is not an owner',
    )
    await expect(add({ safe: delegate })).rejects.toThrow('does not exist')
  })
})

describe('sign-in and accounts', () => {
  const signIn = async (client: sdk.GatewayClient, more = '') => {
    const { nonce } = await sdk.getAuthNonce(client)
    const message = signInMessage(a, nonce, more)
    await sdk.verifyAuth(client, { message, signature: sign(0) })
    return message
  }

  test('default', async () => {
    const { client } = startFakeGateway()
    const account = { address: a }
    await expect(sdk.createAccount(client, account)).rejects.toMatchObject({
      status: 403,
    })
    await signIn(client)
    expect(await sdk.getMe(client)).toMatchObject({ signerAddress: a })
    expect(await sdk.createAccount(client, account)).toMatchObject(account)
    await expect(sdk.createAccount(client, account)).rejects.toMatchObject({
      status: 422,
    })
    expect(await sdk.getAccountDataSettings(client, account)).toEqual([])
    const accountDataSettings = [{ dataTypeId: '1', enabled: false }]
    await sdk.putAccountDataSettings(client, {
      ...account,
      accountDataSettings,
    })
    expect(await sdk.getAccountDataSettings(client, account)).toEqual(
      accountDataSettings,
    )
    await expect(sdk.getAccount(client, { address: b })).rejects.toMatchObject({
      status: 401,
    })
    await sdk.deleteAccount(client, account)
    await expect(sdk.getAccount(client, account)).rejects.toMatchObject({
      status: 404,
    })
    await sdk.logout(client)
    await expect(sdk.getMe(client)).rejects.toMatchObject({
      status: 403,
      message: 'CGW error - 403: Forbidden resource',
    })
  })

  test('error: a nonce is good once, a message for its time', async () => {
    const { client } = startFakeGateway()
    const message = await signIn(client)
    const verify = (text: string) =>
      sdk.verifyAuth(client, { message: text, signature: sign(0) })
    await expect(verify(message)).rejects.toThrow('Invalid nonce')
    await expect(verify('hello')).rejects.toThrow('Invalid message')
    await expect(
      signIn(client, '\nExpiration Time: 2020-01-01T00:00:00Z'),
    ).rejects.toThrow('Invalid message')
  })
})

describe('e-mail', () => {
  const signer = { ...at, signerAddress: a }
  let now: number
  /** Signed now; good for one request. */
  const headers = () => {
    now += 1
    return {
      'Safe-Wallet-Signature': sign(0),
      'Safe-Wallet-Signature-Timestamp': `${now}`,
    }
  }
  beforeEach(() => {
    now = fixtureAddresses.time
  })
  const first = 'owner@mail.example'

  test('default', async () => {
    const { client, gateway } = startFakeGateway({ now: () => now })
    const address = () => ({ ...signer, headers: headers() })
    await sdk.registerEmail(client, {
      ...at,
      headers: headers(),
      emailAddress: first,
      signer: a,
    })
    const read = () => sdk.getRegisteredEmail(client, address())
    expect(await read()).toEqual({ email: first, verified: false })
    const code = gateway.emailCode(signer)
    const verify = (text: string) =>
      sdk.verifyEmail(client, { ...signer, code: text })
    await expect(verify('999999')).rejects.toMatchObject({ status: 400 })
    await sdk.resendEmailVerificationCode(client, signer)
    expect(gateway.emailCode(signer)).toBe(code)
    now += 31_000
    await sdk.resendEmailVerificationCode(client, signer)
    const newer = gateway.emailCode(signer)
    expect(newer).not.toBe(code)
    await expect(verify(code)).rejects.toMatchObject({ status: 400 })
    now += 301_000
    await expect(verify(newer)).rejects.toMatchObject({ status: 400 })
    await sdk.resendEmailVerificationCode(client, signer)
    await verify(gateway.emailCode(signer))
    expect(await read()).toEqual({ email: first, verified: true })

    const change = (emailAddress: string) =>
      sdk.changeEmail(client, { ...address(), emailAddress })
    await expect(change(first)).rejects.toMatchObject({ status: 409 })
    await change('other@mail.example')
    expect(await read()).toMatchObject({ verified: false })
    await sdk.deleteRegisteredEmail(client, address())
    await expect(read()).rejects.toMatchObject({ status: 404 })
    expect(() => gateway.emailCode(signer)).toThrow('No code for')
  })

  test('error: a request without the headers', async () => {
    const { client } = startFakeGateway()
    await expect(
      sdk.getRegisteredEmail(client, { ...signer, headers: {} as never }),
    ).rejects.toMatchObject({ status: 403 })
  })
})

test('behavior: relays are counted, and settled', async () => {
  const { client, gateway } = startFakeGateway({ relayLimit: 2 })
  const relay = (safeTxHash?: sdk.Hex) =>
    sdk.relayTransaction(client, {
      chainId,
      ...createRelayBody({ safeTxHash }),
    })
  const count = () =>
    sdk.getRelayCount(client, { chainId, address: safeAddress })
  expect(await count()).toEqual({ remaining: 2, limit: 2 })
  const both = `${sign(0)}${sign(1).slice(2)}` as const
  await sdk.proposeTransaction(client, proposal(1, { signature: both }))
  const { taskId } = await relay(hashOf(1))
  const status = (id: string) =>
    sdk.getRelayStatus(client, { chainId, taskId: id })
  expect(await status(taskId)).toEqual({ status: 100, receipt: null })
  gateway.settleRelay(taskId)
  expect((await sdk.getSafeInfo(client, at)).nonce).toBe(6)
  expect(await status(taskId)).toMatchObject({
    status: 200,
    receipt: { transactionHash: expect.any(String) },
  })
  const other = await relay()
  gateway.settleRelay(other.taskId, 400)
  expect(await status(other.taskId)).toEqual({ status: 400, receipt: null })
  expect((await count()).remaining).toBe(0)
  await expect(relay()).rejects.toThrow(
    `CGW error - 429: Relay limit reached for ${safeAddress}`,
  )
})

test('behavior: devices and recovery modules', async () => {
  const module = fixtureAddresses.module
  const { client } = startFakeGateway({
    safes: [createSafeInfo({ modules: [createAddressEx(module)] })],
  })
  const recovery = { ...at, moduleAddress: module }
  await expect(
    sdk.registerRecoveryModule(client, recovery),
  ).rejects.toMatchObject({ status: 403 })
  const { nonce } = await sdk.getAuthNonce(client)
  await sdk.verifyAuth(client, {
    message: signInMessage(b, nonce),
    signature: sign(1),
  })
  await sdk.registerRecoveryModule(client, recovery)
  await expect(
    sdk.registerRecoveryModule(client, { ...at, moduleAddress: a }),
  ).rejects.toMatchObject({ status: 403 })

  const body = createRegisterDeviceV2Body({ deviceUuid: undefined })
  const { deviceUuid: uuid } = await sdk.registerDeviceV2(client, body)
  const types = () => sdk.getNotificationTypes(client, { ...at, uuid })
  expect(await types()).toEqual([{ name: 'CONFIRMATION_REQUEST' }])
  await sdk.unregisterSafeV2(client, { ...at, uuid })
  expect(await types()).toEqual([])
  await sdk.registerDeviceV2(client, { ...body, deviceUuid: uuid })
  await sdk.deleteNotificationSubscriptions(client, {
    subscriptions: [
      { chainId, deviceUuid: uuid, safeAddress, signerAddress: b },
    ],
  })
  expect(await types()).toEqual([])
  await sdk.registerDevice(client, createRegisterDeviceBody())
  await sdk.unregisterDevice(client, { chainId, uuid: fixtureAddresses.uuid })
})
