import { bytesToHex, stringToHex } from 'viem'
import { expect, test, vi } from 'vitest'
import { alice, bob, failure, setupProvider } from './setupProvider.ts'

const typedData = {
  domain: { name: 'Demo', chainId: 2020 },
  types: { Mail: [{ name: 'text', type: 'string' }] },
  primaryType: 'Mail',
  message: { text: 'hi' },
} as const

const sign = (params: unknown[]) => ({ method: 'personal_sign', params })
const signTyped = (params: unknown[]) => ({
  method: 'eth_signTypedData_v4',
  params,
})

test.each([
  ['text', 'Hello', 'Hello'],
  ['emoji', '👋 Grüße', '👋 Grüße'],
  ['hex of text', stringToHex('👋 hi'), '👋 hi'],
  ['hex with a capital X', stringToHex('👋 hi').replace('0x', '0X'), '👋 hi'],
])('behavior: personal_sign of %s', async (_, data, text) => {
  const { provider, connect, last } = setupProvider()
  await connect()
  const result = provider.request(sign([data, alice.address.toLowerCase()]))
  const { searchParams, pathname } = last().url
  expect(pathname).toBe('/wallet/sign')
  expect(searchParams.get('message')).toBe(text)
  expect(searchParams.get('expectAddress')).toBe(alice.address)
  expect(searchParams.has('chainId')).toBe(false)
  const signature = await alice.signMessage({ message: text })
  last().reply({ data: signature })
  expect(await result).toBe(signature)
})

test('behavior: the swapped order of old libraries', async () => {
  const { provider, connect, last } = setupProvider()
  await connect()
  void provider.request(sign([alice.address, 'Hello'])).catch(() => undefined)
  expect(last().url.searchParams.get('message')).toBe('Hello')
  last().reply({ type: 'fail' })
})

test('error: personal_sign', async () => {
  const { provider, connect, popups, last } = setupProvider()
  await connect()
  const errors: unknown[] = []
  for (const params of [
    [],
    [''],
    ['0x'],
    [undefined, alice.address],
    ['Hello', '0x12'],
    ['Hello', bob.address],
    [bytesToHex(Uint8Array.of(255, 0, 254, 128))],
  ])
    errors.push(await failure(provider.request(sign(params))))
  expect(await failure(provider.request({ method: 'personal_sign' }))).toEqual(
    errors[0],
  )
  expect(popups).toHaveLength(1)
  for (const data of ['nothex', '0xdeadbeef', `0x${'00'.repeat(65)}`, 5]) {
    const result = failure(provider.request(sign(['Hello'])))
    last().reply({ data })
    errors.push(await result)
  }
  const result = failure(provider.request(sign(['Hello'])))
  last().reply({ data: await bob.signMessage({ message: 'Hello' }) })
  expect(await result).toEqual(errors.at(-1))
  expect(
    errors.map((error) => (error as Error).message),
  ).toMatchInlineSnapshot(`
    [
      "personal_sign: message is NOT define",
      "personal_sign: message is NOT define",
      "personal_sign: message is NOT define",
      "personal_sign: message is NOT define",
      "Address "0x12" is invalid.",
      "personal_sign: current address is different from required address",
      "personal_sign: message is NOT text - the wallet can not sign raw bytes",
      "personal_sign: signature is not valid",
      "personal_sign: signature is not valid",
      "personal_sign: signature is not valid",
      "personal_sign: signature is not valid",
    ]
  `)
})

test.each([
  ['an object', typedData],
  ['text', JSON.stringify(typedData)],
  [
    'hex chain id',
    JSON.stringify({
      ...typedData,
      domain: { name: 'Demo', chainId: '0x7e4' },
    }),
  ],
  [
    'decimal text chain id',
    { ...typedData, domain: { name: 'Demo', chainId: '2020' } },
  ],
  [
    'bigint chain id',
    { ...typedData, domain: { name: 'Demo', chainId: 2020n } },
  ],
])('behavior: eth_signTypedData_v4 with %s', async (_, data) => {
  const { provider, connect, last } = setupProvider()
  await connect()
  const result = provider.request(signTyped([alice.address, data]))
  const { searchParams } = last().url
  expect(searchParams.get('chainId')).toBe('2020')
  expect(JSON.parse(searchParams.get('typedData') ?? '')).toMatchObject({
    primaryType: 'Mail',
  })
  const signature = await alice.signTypedData(typedData)
  last().reply({ data: signature })
  expect(await result).toBe(signature)
})

test('error: eth_signTypedData_v4', async () => {
  const { provider, connect, popups, last } = setupProvider()
  await connect()
  const { domain, ...rest } = typedData
  const errors: unknown[] = []
  for (const params of [
    [],
    [alice.address, ''],
    [alice.address, '{'],
    [alice.address, 'null'],
    [alice.address, '[]'],
    [alice.address, rest],
    [alice.address, { ...rest, domain: { name: 'Demo' } }],
    [alice.address, { ...rest, domain: { ...domain, chainId: 1 } }],
    [alice.address, { ...rest, domain: { ...domain, chainId: '0x1' } }],
    [alice.address, { ...rest, domain: { ...domain, chainId: 'x' } }],
    [
      alice.address,
      // Parsed as …568, which would be signed.
      JSON.stringify(typedData).replace('}}', '},"id":12345678901234567891}'),
    ],
    [bob.address, typedData],
  ])
    errors.push(await failure(provider.request(signTyped(params))))
  expect(popups).toHaveLength(1)
  const result = failure(provider.request(signTyped([null, typedData])))
  last().reply({ data: '0x1234' })
  errors.push(await result)
  const refused = failure(provider.request(signTyped([null, typedData])))
  last().reply({ type: 'fail', error: { code: 1000 } })
  errors.push(await refused)
  expect(
    errors.map((error) => {
      const { code, message } = error as { code: number; message: string }
      return `${code} ${message}`
    }),
  ).toMatchInlineSnapshot(`
    [
      "-32602 eth_signTypedData_v4: data is NOT define",
      "-32602 eth_signTypedData_v4: data is NOT define",
      "-32602 eth_signTypedData_v4: could NOT parse typed data",
      "-32602 eth_signTypedData_v4: invalid typed data - required types, domain, primaryType, message",
      "-32602 eth_signTypedData_v4: invalid typed data - required types, domain, primaryType, message",
      "-32602 eth_signTypedData_v4: invalid typed data - required types, domain, primaryType, message",
      "-32602 eth_signTypedData_v4: chainId is NOT defined - expected 2020",
      "-32602 eth_signTypedData_v4: chainId is NOT valid - expected 2020",
      "-32602 eth_signTypedData_v4: chainId is NOT valid - expected 2020",
      "-32602 eth_signTypedData_v4: chainId is NOT valid - expected 2020",
      "-32602 eth_signTypedData_v4: 12345678901234567000 is NOT exact, use text",
      "4100 eth_signTypedData_v4: current address is different from required address",
      "-32603 eth_signTypedData_v4: signature is not valid",
      "4001 user reject action on Ronin Waypoint",
    ]
  `)
})

test('behavior: signing while disconnected continues in the same window', async () => {
  const { provider, last, popups } = setupProvider()
  const result = provider.request(sign(['Hello']))
  expect(last().url.pathname).toBe('/client/demo/authorize')
  // Requests the wallet to keep the window open between the steps.
  expect(last().url.searchParams.get('popupCloseDelay')).toBe('1000')
  last().reply({ data: { address: alice.address } })
  await vi.waitFor(() => expect(last().url.pathname).toBe('/wallet/sign'))
  expect(last().url.searchParams.has('popupCloseDelay')).toBe(false)
  expect(popups).toHaveLength(1)
  last().reply({ data: await alice.signMessage({ message: 'Hello' }) })
  expect(await result).toMatch(/^0x/)
})

test('behavior: rejects invalid requests without a popup while disconnected', async () => {
  const { provider, popups } = setupProvider()
  await failure(provider.request(sign([''])))
  await failure(provider.request(signTyped(['', '{'])))
  expect(popups).toHaveLength(0)
})

test.each([
  'eth_sign',
  'eth_signTransaction',
  'eth_signTypedData',
  'eth_signTypedData_v3',
  'wallet_addEthereumChain',
  'wallet_requestPermissions',
  'personal_unlockAccount',
  'eth_decrypt',
])('error: %s never reaches the node', async (method) => {
  const { provider, fetch } = setupProvider()
  expect(await failure(provider.request({ method, params: [] }))).toMatchObject(
    { name: 'UnsupportedProviderMethodError', code: 4200 },
  )
  expect(fetch).not.toHaveBeenCalled()
})
