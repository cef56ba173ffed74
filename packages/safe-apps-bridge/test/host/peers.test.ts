import { startChain } from '@strongroom/devnet'
import { type Browser, chromium, type Frame, type Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startOrigins } from '../startOrigins.ts'

// Both sides against their published peers, in frames of another site: every
// major of the SDK in our host, and our app side in another wallet's host.

const to = '0x00000000000000000000000000000000000000AA'
const safeTxHash = `0x${'ab'.repeat(32)}`
const messageHash = `0x${'cd'.repeat(32)}`
const typedData = {
  domain: { chainId: 1337 },
  types: { Mail: [{ name: 'text', type: 'string' }] },
  message: { text: 'hi' },
  primaryType: 'Mail',
}
const rejected = { error: 'Transaction was rejected' }

let browser: Browser
let origins: Awaited<ReturnType<typeof startOrigins>>
let chain: Awaited<ReturnType<typeof startChain>>

beforeAll(async () => {
  const executablePath =
    process.env['CHROMIUM_SHELL_PATH'] ?? process.env['CHROMIUM_PATH']
  ;[origins, browser, chain] = await Promise.all([
    startOrigins([
      'walletPage',
      'majorsPage',
      'impersonatorPage',
      'ownAppPage',
    ]),
    chromium.launch({
      args: ['--no-sandbox'],
      ...(executablePath === undefined ? {} : { executablePath }),
    }),
    startChain({ chainId: 1337, seed: false }),
  ])
})

afterAll(async () => {
  await browser?.close()
  await origins?.stop()
  await chain?.stop()
})

/** Opens a host's page; `call` runs a method of what its app exposes. */
async function open(url: string) {
  const page: Page = await browser.newPage()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto(url)
  const element = await page.waitForSelector('iframe')
  const frame = (await element.contentFrame()) as Frame
  await frame.waitForFunction(() => 'sdk' in globalThis)
  const call = (path: string, ...args: unknown[]) =>
    frame.evaluate(
      async ([path, args]) => {
        const names = path.split('.')
        const last = names.pop() ?? ''
        let owner = globalThis as unknown as Record<string, never>
        for (const name of names) owner = owner?.[name] as never
        const method = owner?.[last] as unknown
        if (typeof method !== 'function') return 'absent'
        try {
          return (await method.apply(owner, args)) as unknown
        } catch (error) {
          const { message, code } = error as { message: string; code?: number }
          return { error: message, ...(code !== undefined && { code }) }
        }
      },
      [path, args] as const,
    )
  return { page, errors, call }
}

/** Fields that a major has; the others are absent. */
const since = (major: number, first: number, value: unknown) =>
  major >= first ? value : 'absent'

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])(
  'behavior: SDK %i works in our host',
  async (major) => {
    const app = encodeURIComponent(`${origins.app}/majorsPage?major=${major}`)
    const { page, errors, call } = await open(
      `${origins.wallet}/walletPage?app=${app}`,
    )
    const isOld = major < 4
    const tx = { to, value: '0', data: '0x' }
    const signed = { messageHash, signature: '0x1234' }
    expect(
      await call(isOld ? 'sdk.getSafeInfo' : 'sdk.safe.getInfo'),
    ).toMatchObject({ safeAddress: to, chainId: 1337 })
    const results = {
      env: await call('sdk.getEnvInfo'),
      environment: await call('sdk.safe.getEnvironmentInfo'),
      chain: await call('sdk.safe.getChainInfo'),
      balances: await call('sdk.safe.experimental_getBalances', {}),
      read: await call('sdk.eth.getBalance', [to]),
      sent: await call('sdk.txs.send', { txs: [tx] }),
      refused: await call('sdk.txs.send', { txs: [tx, tx] }),
      message: await call('sdk.txs.signMessage', 'hi'),
      typed: await call('sdk.txs.signTypedMessage', typedData),
      signature: await call('sdk.safe.getOffChainSignature', messageHash),
      book: await call('sdk.safe.requestAddressBook'),
      permissions: await call('sdk.wallet.getPermissions'),
    }
    expect(results).toMatchObject({
      env: isOld ? { txServiceUrl: '' } : 'absent',
      environment: since(major, 7, { origin: origins.wallet }),
      chain: since(major, 6, { chainId: '1337' }),
      balances: since(major, 4, { fiatTotal: 'usd', items: [] }),
      read: 'eth_getBalance 2',
      sent: { safeTxHash },
      refused: rejected,
      message: since(major, 4, signed),
      typed: since(major, 7, signed),
      signature: since(major, 7, ''),
      book: since(major, 7, [{ address: to, name: 'Bob', chainId: '1337' }]),
      permissions: since(major, 7, [
        { parentCapability: 'requestAddressBook', invoker: origins.app },
      ]),
    })
    expect(errors).toEqual([])
    await page.close()
  },
)

test('behavior: our app side and compat work in the host of @impersonator/iframe', async () => {
  const app = `${origins.app}/ownAppPage?wallet=${origins.wallet}`
  const query = new URLSearchParams({ app, safe: to, rpc: chain.rpcUrl })
  const { errors, call } = await open(
    `${origins.wallet}/impersonatorPage?${query}`,
  )
  const request = (method: string, ...params: unknown[]) =>
    call('provider.request', { method, params })
  const block = await chain.client.getBlock()
  const hex = `0x${block.number.toString(16)}`

  // By our bridge.
  expect(await call('bridge.getSafeInfo')).toMatchObject({
    safeAddress: to,
    chainId: 1337,
  })
  expect(await call('bridge.getEnvironmentInfo')).toEqual({
    origin: origins.wallet,
  })
  const tx = { to, value: 1, data: '0x' }
  expect(await call('bridge.sendTransactions', { txs: [tx] })).toEqual({
    safeTxHash,
  })
  const second = { txs: [{ ...tx, value: 2 }] }
  const refused = { ...rejected, code: 4001 }
  expect(await call('bridge.sendTransactions', second)).toEqual(refused)
  expect(await call('bridge.signMessage', 'hi')).toEqual({
    signature: '0x1234',
  })
  expect(await call('bridge.signTypedMessage', typedData)).toEqual({
    signature: '0x5678',
  })
  expect(await call('bridge.signMessage', 'refuse')).toEqual(refused)
  // The Error of a failed read is posted as the result of a success.
  expect(
    await call('bridge.rpcCall', { call: 'eth_getBalance', params: ['0x12'] }),
  ).toMatchObject({ error: expect.any(String) })
  // It stays silent about methods that it does not serve.
  const brief = { timeout: 200 }
  for (const name of ['getChainInfo', 'getPermissions'])
    expect(await call(`bridge.${name}`, brief)).toMatchObject({ code: -32000 })
  expect(await call('bridge.getSafeBalances', {}, brief)).toMatchObject({
    code: -32000,
  })

  // By the provider.
  expect(await request('eth_blockNumber')).toBe(hex)
  expect(await request('eth_getBalance', to)).toBe('0x0')
  expect(await request('eth_getTransactionReceipt', safeTxHash)).toBe(null)
  expect(await request('personal_sign', 'hi', to)).toBe('0x1234')

  // By compat.
  expect(await call('sdk.safe.getInfo')).toMatchObject({ safeAddress: to })
  expect(await call('sdk.safe.getEnvironmentInfo')).toEqual({
    origin: origins.wallet,
  })
  expect(await call('sdk.eth.getBalance', [to])).toBe('0x0')
  const own = { to, value: '1', data: '0x' }
  expect(await call('sdk.txs.send', { txs: [own] })).toEqual({ safeTxHash })
  const other = { txs: [{ ...own, value: '2' }] }
  expect(await call('sdk.txs.send', other)).toEqual(refused)
  expect(await call('sdk.txs.signMessage', 'hi')).toEqual({
    signature: '0x1234',
  })
  expect(await call('sdk.txs.signTypedMessage', typedData)).toEqual({
    signature: '0x5678',
  })
  expect(await call('sdk.eth.getBalance', ['0x12'])).toMatchObject({
    error: expect.any(String),
  })
  expect(errors).toEqual([])
})
