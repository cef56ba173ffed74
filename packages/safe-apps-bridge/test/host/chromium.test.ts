import { type Browser, chromium, type Frame, type Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AppBridge } from '../../src/index.ts'
import { startOrigins } from '../startOrigins.ts'

interface Wallet {
  host: { epoch: number; emit(event: string, payload: unknown): void }
  log: string[]
  windowMessages(): number
  finishCall(): void
  setThreshold(threshold: number): void
  bridge: AppBridge
  heard: unknown[]
  slow: Promise<unknown>
  /** The published SDK's; its sender is private in its types. */
  sdk: {
    communicator: {
      send(method: string, params: unknown): Promise<{ data: unknown }>
    }
  }
}
declare const self: Wallet

const to = '0x00000000000000000000000000000000000000AA'
let browser: Browser
let origins: Awaited<ReturnType<typeof startOrigins>>

beforeAll(async () => {
  const executablePath =
    process.env['CHROMIUM_SHELL_PATH'] ?? process.env['CHROMIUM_PATH']
  origins = await startOrigins(['appPage', 'walletPage', 'sdkPage'])
  browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(executablePath === undefined ? {} : { executablePath }),
  })
})

afterAll(async () => {
  await browser?.close()
  await origins?.stop()
})

const appUrl = (origin = origins.app) =>
  `${origin}/appPage?wallet=${encodeURIComponent(origins.wallet)}`

async function open(url: string, query = ''): Promise<Page> {
  const page = await browser.newPage()
  const app = encodeURIComponent(url)
  await page.goto(`${origins.wallet}/walletPage?app=${app}${query}`)
  return page
}

async function ready(page: Page): Promise<Frame> {
  const element = await page.waitForSelector('iframe')
  const frame = await element.contentFrame()
  if (frame === null) throw new Error('no frame')
  await frame.waitForFunction(() => 'bridge' in self)
  return frame
}

const read = (frame: Frame) =>
  frame.evaluate(() => self.bridge.rpcCall({ call: 'eth_gasPrice' }))
const windowMessages = (page: Page) =>
  page.evaluate(() => self.windowMessages())

test('behavior: sends requests through the port after the first answer', async () => {
  const page = await open(appUrl())
  const frame = await ready(page)
  await read(frame)
  // The port has come when a request no longer passes the window.
  await expect
    .poll(async () => {
      const before = await windowMessages(page)
      await read(frame)
      return (await windowMessages(page)) - before
    })
    .toBe(0)
  const before = await windowMessages(page)
  expect(await read(frame)).toBe('eth_gasPrice 0')
  expect(
    await frame.evaluate(
      (to) => self.bridge.sendTransactions({ txs: [{ to }] }),
      to,
    ),
  ).toEqual({ safeTxHash: `0x${'ab'.repeat(32)}` })
  expect(await windowMessages(page)).toBe(before)
  await page.close()
})

test('behavior: the app gets events', async () => {
  const page = await open(appUrl())
  const frame = await ready(page)
  await read(frame)
  await frame.evaluate(async () => {
    self.heard = []
    const { bridge, heard } = self
    bridge.on('safeChanged', ({ threshold }) => heard.push(threshold))
    bridge.on('themeChanged', (theme) => heard.push(theme))
    await bridge.getSafeInfo()
  })
  await page.evaluate(() => self.setThreshold(2))
  await page.evaluate(() => self.host.emit('themeChanged', { darkMode: true }))
  await expect
    .poll(() => frame.evaluate(() => self.heard))
    .toEqual([2, { darkMode: true }])
  await page.close()
})

test('behavior: a document that navigated away gets no answer, nor does the next', async () => {
  const page = await open(appUrl())
  const frame = await ready(page)
  await read(frame)
  await frame.evaluate(() => {
    self.slow = self.bridge.rpcCall({ call: 'eth_syncing' })
  })
  await frame.goto(appUrl(origins.foreign))
  const foreign = await ready(page)
  await page.evaluate(() => self.finishCall())
  expect(
    await foreign.evaluate(() =>
      self.bridge.getChainInfo().then(
        () => 'answered',
        (error) => error.name,
      ),
    ),
  ).toBe('BridgeTimeoutError')
  const log = await page.evaluate(() => self.log)
  expect(log).toContain(`blocked ${origins.foreign}`)
  // Back again: served, with a port of its own.
  await foreign.goto(appUrl())
  expect(await read(await ready(page))).toBe('eth_gasPrice 0')
  expect(await page.evaluate(() => self.host.epoch)).toBe(3)
  await page.close()
})

test('behavior: a reloaded document gets a new port', async () => {
  const page = await open(appUrl())
  const frame = await ready(page)
  await read(frame)
  await frame.evaluate(() => location.reload())
  await expect.poll(() => page.evaluate(() => self.host.epoch)).toBe(2)
  const again = await ready(page)
  await read(again)
  await expect
    .poll(async () => {
      const before = await windowMessages(page)
      await read(again)
      return (await windowMessages(page)) - before
    })
    .toBe(0)
  await page.close()
})

test('behavior: answers a request from before the load event after it', async () => {
  const page = await open(`${origins.app}/sdkPage`)
  const frame = await ready(page)
  await frame.waitForLoadState('load')
  const count = () => page.evaluate(() => self.log.length)
  await expect.poll(count).toBe(1)
  // The server delays the next document's load event for three seconds.
  await frame.evaluate(() => {
    location.search = '?slow'
  })
  await expect.poll(count, { timeout: 10_000 }).toBe(2)
  const next = await ready(page)
  await next.evaluate(() => {
    self.slow = self.sdk.communicator
      .send('rpcCall', { call: 'eth_syncing', params: [] })
      .then(({ data }) => data)
  })
  expect(await page.evaluate(() => self.host.epoch)).toBe(1)
  await expect
    .poll(() => page.evaluate(() => self.host.epoch), { timeout: 10_000 })
    .toBe(2)
  await page.evaluate(() => self.finishCall())
  expect(await next.evaluate(() => self.slow)).toBe('eth_syncing 0')
  await page.close()
})

test('behavior: a frame without an origin is not served, and the wallet knows', async () => {
  const page = await open(appUrl(), '&sandbox=allow-scripts')
  const frame = await ready(page)
  expect(
    await frame.evaluate(() =>
      self.bridge.getSafeInfo({ timeout: 500 }).then(
        () => 'answered',
        (error) => error.name,
      ),
    ),
  ).toBe('BridgeTimeoutError')
  expect(await page.evaluate(() => self.log)).toEqual(['blocked null'])
  await page.close()
})

test('error: an app of the wallet’s own origin', async () => {
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  const app = encodeURIComponent(appUrl(origins.wallet))
  // Refused where the frame is made, and again by the host.
  for (const query of ['', '&ownOrigin'])
    await page.goto(`${origins.wallet}/walletPage?app=${app}${query}`)
  await expect
    .poll(() => errors)
    .toEqual(
      Array(2).fill(
        `An app of the wallet's own origin "${origins.wallet}" is not embedded.`,
      ),
    )
  await page.close()
})
