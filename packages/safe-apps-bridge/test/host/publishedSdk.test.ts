import type SafeAppsSDK from '@safe-global/safe-apps-sdk'
import { type Browser, chromium, type Frame, type Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startOrigins } from '../startOrigins.ts'

// The published SDK 9.1.0, unmodified, in a frame of another site.
declare const self: {
  sdk: SafeAppsSDK
  early: Promise<unknown>
  host: { emit(event: string, payload: unknown): void }
}

const to = '0x00000000000000000000000000000000000000AA'
const safeTxHash = `0x${'ab'.repeat(32)}`
const messageHash = `0x${'cd'.repeat(32)}`
const typedData = {
  domain: { chainId: 1337 },
  types: { Mail: [{ name: 'text', type: 'string' }] },
  message: { text: 'hi' },
  primaryType: 'Mail',
}
const errors: string[] = []
let browser: Browser
let origins: Awaited<ReturnType<typeof startOrigins>>
let page: Page
let frame: Frame

beforeAll(async () => {
  const executablePath =
    process.env['CHROMIUM_SHELL_PATH'] ?? process.env['CHROMIUM_PATH']
  origins = await startOrigins(['walletPage', 'sdkPage'])
  browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(executablePath === undefined ? {} : { executablePath }),
  })
  page = await browser.newPage()
  page.on('pageerror', ({ message }) => errors.push(message))
  const app = encodeURIComponent(`${origins.app}/sdkPage`)
  await page.goto(`${origins.wallet}/walletPage?app=${app}`)
  const element = await page.waitForSelector('iframe')
  const content = await element.contentFrame()
  if (content === null) throw new Error('no frame')
  frame = content
  await frame.waitForFunction(() => 'sdk' in self)
})

afterAll(async () => {
  await browser?.close()
  await origins?.stop()
})

test('behavior: answers a request from before the load event', async () => {
  expect(await frame.evaluate(() => self.early)).toBe('eth_getBlockByHash 2')
})

test('behavior: the safe, its chain and the wallet', async () => {
  const results = await frame.evaluate(async () => {
    const { safe } = self.sdk
    return [
      await safe.getInfo(),
      await safe.getChainInfo(),
      await safe.getEnvironmentInfo(),
      await safe.experimental_getBalances({ currency: 'eur' }),
    ]
  })
  expect(results).toMatchObject([
    { safeAddress: to, chainId: 1337, threshold: 1, owners: [to] },
    { chainId: '1337', shortName: 'local' },
    { origin: origins.wallet },
    { fiatTotal: 'eur', items: [] },
  ])
})

test('behavior: every read of the chain', async () => {
  const results = await frame.evaluate(async (to) => {
    const { eth } = self.sdk
    const hash = `0x${'12'.repeat(32)}`
    return [
      await eth.getBalance([to]),
      await eth.getCode([to]),
      await eth.getStorageAt([to, 1]),
      await eth.getTransactionCount([to]),
      await eth.getPastLogs([{}]),
      await eth.getBlockByHash([hash]),
      await eth.getBlockByNumber([5]),
      await eth.getTransactionByHash([hash]),
      await eth.getTransactionReceipt([hash]),
      await eth.getGasPrice(),
      await eth.getEstimateGas({ from: to, to, data: '0x', value: '0' }),
      await eth.setSafeSettings([{ offChainSigning: true }]),
    ]
  }, to)
  expect(results).toEqual([
    'eth_getBalance 2',
    'eth_getCode 2',
    'eth_getStorageAt 3',
    'eth_getTransactionCount 2',
    'eth_getLogs 1',
    'eth_getBlockByHash 2',
    'eth_getBlockByNumber 2',
    'eth_getTransactionByHash 1',
    'eth_getTransactionReceipt 1',
    'eth_gasPrice 0',
    'eth_estimateGas 1',
    { offChainSigning: true },
  ])
})

test('behavior: sending and signing', async () => {
  const results = await frame.evaluate(
    async ({ to, typedData, safeTxHash, messageHash }) => {
      const { txs, safe, eth } = self.sdk
      const tx = { to, value: '0', data: '0x' }
      const sent = await txs.send({ txs: [tx], params: { safeTxGas: 1 } })
      const refused = await txs
        .send({ txs: [tx, tx] })
        .catch((error: Error) => error.message)
      const details = await txs.getBySafeTxHash(safeTxHash)
      const off = await txs.signMessage('hi')
      const typed = await txs.signTypedMessage(typedData)
      const missing = await safe.getOffChainSignature(messageHash)
      const isSigned = await safe.isMessageSigned('hi', '0x1234')
      await eth.setSafeSettings([{ offChainSigning: false }])
      const on = await txs.signMessage('hi')
      return { sent, refused, details, off, typed, missing, isSigned, on }
    },
    { to, typedData, safeTxHash, messageHash },
  )
  expect(results).toEqual({
    sent: { safeTxHash },
    refused: 'Transaction was rejected',
    details: { txId: safeTxHash, txStatus: 'SUCCESS' },
    off: { messageHash, signature: '0x1234' },
    typed: { messageHash, signature: '0x1234' },
    missing: '',
    isSigned: true,
    on: { safeTxHash },
  })
})

test('behavior: permissions and the address book', async () => {
  const results = await frame.evaluate(async () => {
    const { wallet, safe } = self.sdk
    const before = await wallet.getPermissions()
    const book = await safe.requestAddressBook()
    const after = await wallet.getPermissions()
    const refused = await wallet
      .requestPermissions([{ owners: {} } as never])
      .catch((error: Error) => error.message)
    return { before, book, after, refused }
  })
  expect(results).toEqual({
    before: [],
    book: [{ address: to, name: 'Bob', chainId: '1337' }],
    after: [
      expect.objectContaining({
        parentCapability: 'requestAddressBook',
        invoker: origins.app,
      }),
    ],
    refused: 'Permissions request is invalid',
  })
})

test('behavior: ignores events that it does not know', async () => {
  await page.evaluate(() => self.host.emit('themeChanged', { darkMode: false }))
  expect(await frame.evaluate(() => self.sdk.safe.getInfo())).toMatchObject({
    chainId: 1337,
  })
  expect(errors).toEqual([])
})
