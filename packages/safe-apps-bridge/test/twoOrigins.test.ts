import { type Browser, chromium, type Frame, type Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BridgeHost } from '../src/host/index.ts'
import type { AppBridge, SafeInfo } from '../src/index.ts'
import { startOrigins } from './startOrigins.ts'

declare global {
  var bridge: AppBridge
  var first: Promise<SafeInfo>
  var host: BridgeHost
  var messages: number
  var heard: unknown[]
  var log: string[]
}

const to = '0x00000000000000000000000000000000000000AA'
let browser: Browser
let origins: Awaited<ReturnType<typeof startOrigins>>

beforeAll(async () => {
  const executablePath =
    process.env['CHROMIUM_SHELL_PATH'] ?? process.env['CHROMIUM_PATH']
  origins = await startOrigins()
  browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(executablePath === undefined ? {} : { executablePath }),
  })
})

afterAll(async () => {
  await browser?.close()
  await origins?.stop()
})

const appUrl = (wallet = origins.wallet) =>
  `${origins.app}/appPage?wallet=${encodeURIComponent(wallet)}`

async function open(url = appUrl()): Promise<{ page: Page; frame: Frame }> {
  const page = await browser.newPage()
  await page.goto(`${origins.wallet}/hostPage?app=${encodeURIComponent(url)}`)
  const frame = await ready(page)
  return { page, frame }
}

/** The framed document, once its bridge is there. */
async function ready(page: Page): Promise<Frame> {
  const element = await page.waitForSelector('iframe')
  const frame = await element.contentFrame()
  if (frame === null) throw new Error('no frame')
  await frame.waitForFunction(() => 'bridge' in globalThis)
  return frame
}

const failure = (frame: Frame | Page, value: number, count = 1) =>
  frame.evaluate(
    ({ to, value, count }) =>
      globalThis.bridge
        .sendTransactions({ txs: Array(count).fill({ to, value }) })
        .then(
          (result) => result.safeTxHash,
          ({ name, code, message }) => ({ name, code, message }),
        ),
    { to, value, count },
  )

test('default', async () => {
  const { page, frame } = await open()
  expect(await frame.evaluate(() => globalThis.first)).toMatchObject({
    safeAddress: to,
    chainId: 1337,
  })
  expect(
    await frame.evaluate(() => globalThis.bridge.getEnvironmentInfo()),
  ).toEqual({ origin: origins.wallet })
  expect(
    await frame.evaluate(() => globalThis.bridge.getChainInfo()),
  ).toMatchObject({ chainId: '1337' })
  expect(
    await frame.evaluate(
      (to) =>
        globalThis.bridge.rpcCall({
          call: 'eth_getBalance',
          params: [to, 'latest'],
        }),
      to,
    ),
  ).toBe('0xde0b6b3a7640000')
  expect(await failure(frame, 1)).toBe(`0x${'ab'.repeat(32)}`)
  expect(await failure(frame, 1, 2)).toEqual({
    name: 'BridgeRequestError',
    code: 4001,
    message: 'Transaction was rejected',
  })
  expect(await page.evaluate(() => globalThis.log)).toEqual([
    `rpc eth_getBalance ["${to}","latest"]`,
    'send 1',
    'send 2',
  ])
  await page.close()
})

test('behavior: sends requests and events through a port', async () => {
  const { page, frame } = await open()
  await page.evaluate(() => {
    globalThis.messages = 0
    addEventListener('message', () => globalThis.messages++)
  })
  await frame.evaluate(() => {
    globalThis.heard = []
    globalThis.bridge.on('readOnlyChanged', (payload) =>
      globalThis.heard.push(payload),
    )
    return globalThis.first
  })
  await expect
    .poll(async () => {
      const before = await page.evaluate(() => globalThis.messages)
      await frame.evaluate(() => globalThis.bridge.getChainInfo())
      return (await page.evaluate(() => globalThis.messages)) - before
    })
    .toBe(0)
  expect(await failure(frame, 1)).toBe(`0x${'ab'.repeat(32)}`)
  await page.evaluate(() =>
    globalThis.host.emit('readOnlyChanged', { isReadOnly: true }),
  )
  await expect
    .poll(() => frame.evaluate(() => globalThis.heard))
    .toEqual([{ isReadOnly: true }])
  // A new document starts at the window again, and gets a port of its own.
  await frame.evaluate(() => location.reload())
  await expect.poll(() => page.evaluate(() => globalThis.host.epoch)).toBe(2)
  const again = await ready(page)
  expect(await failure(again, 1)).toBe(`0x${'ab'.repeat(32)}`)
  await page.close()
})

test('behavior: a frame that navigated to another origin gets no answer', async () => {
  const { page, frame } = await open()
  const pending = failure(frame, 99).catch(() => 'document gone')
  await expect
    .poll(() => page.evaluate(() => globalThis.log))
    .toContain('send 1')
  await frame.goto(
    `${origins.foreign}/appPage?wallet=${encodeURIComponent(origins.wallet)}`,
  )
  expect(await pending).toBe('document gone')
  const foreign = await ready(page)
  const result = await foreign.evaluate(() =>
    globalThis.first.then(
      () => 'answered',
      (error) => error.name,
    ),
  )
  expect(result).toBe('BridgeTimeoutError')
  expect(await page.evaluate(() => globalThis.log)).toEqual([
    'send 1',
    'aborted',
    `blocked ${origins.foreign}`,
  ])
  expect(await page.evaluate(() => globalThis.host.epoch)).toBe(2)
  await page.close()
})

test('behavior: a reloaded app is served again', async () => {
  const { page, frame } = await open()
  await frame.evaluate(() => location.reload())
  await expect.poll(() => page.evaluate(() => globalThis.host.epoch)).toBe(2)
  const again = await ready(page)
  expect(await failure(again, 1)).toBe(`0x${'ab'.repeat(32)}`)
  await page.close()
})

test('behavior: ignores another frame of the app’s origin', async () => {
  const { page } = await open()
  await page.evaluate((url) => {
    const second = document.createElement('iframe')
    second.id = 'second'
    second.src = url
    document.body.append(second)
  }, appUrl())
  const element = await page.waitForSelector('#second')
  const second = await element.contentFrame()
  await second?.waitForFunction(() => 'bridge' in globalThis)
  const result = await second?.evaluate(() =>
    globalThis.first.then(
      () => 'answered',
      (error) => error.name,
    ),
  )
  expect(result).toBe('BridgeTimeoutError')
  await page.close()
})

test('error: the app refuses a wallet it does not know', async () => {
  const { page, frame } = await open(appUrl('https://wallet.example'))
  expect(await failure(frame, 1)).toEqual({
    name: 'OriginNotAllowedError',
    code: 4900,
    message: `The embedding page "${origins.wallet}" is not an allowed wallet.`,
  })
  expect(await page.evaluate(() => globalThis.log)).toEqual([])
  await page.close()
})

test('error: the app alone', async () => {
  const page = await browser.newPage()
  await page.goto(appUrl())
  await page.waitForFunction(() => 'bridge' in globalThis)
  // Any script in the page can post to it; none may pass as the wallet.
  await page.evaluate(() =>
    postMessage({ id: 'x', success: true, version: '9.1.0', data: {} }),
  )
  expect(await failure(page, 1)).toMatchObject({ name: 'NotInHostError' })
  await page.close()
})
