import { expect, test, vi } from 'vitest'
import { alice, setup } from './createPopupWallet.test.fixture.ts'

const key = 'tanto.WAYPOINT.ACCESS_TOKEN'
const jwt = (exp: unknown) =>
  ['{}', JSON.stringify({ sub: 'ü>?', exp }), 'x']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.')
const seconds = (fromNow: number) => Math.floor(Date.now() / 1000) + fromNow

test('default', async () => {
  const { connector, create, backing, popups } = setup()
  await connector.connect()
  expect(backing.getItem(key)).toBe('"token"')
  // Address and token are stored, so the popup stays closed.
  const { accessToken } = await create().connect()
  expect(accessToken).toBe('token')
  expect(popups).toHaveLength(1)
  await connector.disconnect()
  expect(backing.getItem(key)).toBe(null)
})

test('behavior: kept in memory it ends with the page', async () => {
  const { create, backing, popups } = setup()
  const connector = create({ storage: 'memory' })
  expect((await connector.connect()).accessToken).toBe('token')
  expect((await connector.connect()).accessToken).toBe('token')
  expect(popups).toHaveLength(1)
  expect(backing.getItem(key)).toBe(null)
  const reloaded = create({ storage: 'memory' })
  const { account, accessToken } = await reloaded.connect(undefined, {
    isReconnecting: true,
  })
  expect([account, accessToken]).toEqual([alice, undefined])
  expect(popups).toHaveLength(1)
  expect((await reloaded.connect()).accessToken).toBe('token')
  expect(popups).toHaveLength(2)
})

test('behavior: ignores an expired token', async () => {
  const { create, switches, popups } = setup()
  switches.token = jwt(seconds(-1))
  await create().connect()
  const reconnected = await create().connect(undefined, {
    isReconnecting: true,
  })
  expect(reconnected).not.toHaveProperty('accessToken')
  switches.token = jwt(seconds(3600))
  expect((await create().connect()).accessToken).toBe(switches.token)
  expect((await create().connect()).accessToken).toBe(switches.token)
  expect(popups).toHaveLength(2)
})

test.each(['{', '5', '""', '[]', 'null', `"${'x'.repeat(70_000)}"`])(
  'behavior: ignores an invalid token (%#)',
  async (text) => {
    const { create, backing, popups } = setup()
    await create().connect()
    backing.setItem(key, text)
    const reconnected = await create().connect(undefined, {
      isReconnecting: true,
    })
    expect(reconnected).not.toHaveProperty('accessToken')
    await create().connect()
    expect(popups).toHaveLength(2)
    expect(backing.getItem(key)).toBe('"token"')
  },
)

test('behavior: a token without an address opens the popup', async () => {
  const { create, backing, popups } = setup()
  backing.setItem(key, '"token"')
  expect((await create().connect()).account).toBe(alice)
  expect(popups).toHaveLength(1)
})

test('behavior: the popup opens inside the click', () => {
  const { connector, popups } = setup()
  void connector.connect()
  expect(popups).toHaveLength(1)
})

test('behavior: a disconnect of the provider clears it', async () => {
  const { connector, backing } = setup()
  await connector.connect()
  const provider = (await connector.getProvider()) as unknown as {
    disconnect(): void
  }
  provider.disconnect()
  expect(backing.getItem(key)).toBe(null)
})

test('behavior: the chain can be changed where that is wanted', async () => {
  const { create } = setup()
  const connector = create({ allowChainRebuild: true })
  const changed = vi.fn()
  connector.on('chainChanged', changed)
  await connector.connect()
  await connector.switchChain(2020)
  expect(changed).toHaveBeenCalledExactlyOnceWith(2020)
  expect(await connector.getChainId()).toBe(2020)
  expect(await connector.getAccounts()).toEqual([alice])
  await expect(connector.switchChain(202601)).rejects.toMatchObject({
    code: 4901,
    message: 'Chain 202601 is not supported.',
  })
  expect(await connector.getChainId()).toBe(2020)
})

test('error: it neither switches nor adds', async () => {
  const { connector, switches } = setup()
  await expect(connector.switchChain(2020)).rejects.toMatchObject({
    name: 'SwitchChainNotSupported',
  })
  await expect(connector.addChain(2020)).rejects.toMatchObject({
    name: 'AddChainNotSupported',
    message: '"Ronin Waypoint" can not add chains.',
  })
  switches.code = 1000
  await expect(connector.requestAccounts()).rejects.toMatchObject({
    code: 4001,
  })
})

test('behavior: the token of an authorization is kept', async () => {
  const { connector, backing, switches } = setup()
  const bob = '0x00000000000000000000000000000000000000bb'
  const given = { token: 'authorized', address: alice, secondaryAddress: bob }
  expect(await connector.authorize(Promise.resolve(given))).toEqual({
    account: alice,
    accessToken: 'authorized',
    secondaryAccount: bob,
  })
  expect(backing.getItem(key)).toBe('"authorized"')
  // Results of a redirect, or without an address.
  for (const none of [{ state: 'x' }, { address: undefined }, null, undefined])
    expect(await connector.authorize(Promise.resolve(none))).toBe(null)
  await connector.disconnect()
  await connector.connect()
  await connector.authorize(Promise.resolve({ token: 'of bob', address: bob }))
  expect(backing.getItem(key)).toBe(JSON.stringify(switches.token))
  await expect(
    connector.authorize(Promise.reject({ code: 4001 })),
  ).rejects.toMatchObject({ name: 'ConnectFailed', code: 4001 })
})
