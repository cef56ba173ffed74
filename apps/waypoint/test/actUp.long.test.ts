import { startChain } from '@strongroom/devnet'
import type { Page } from 'playwright'
import { type Address, encodeFunctionData, erc20Abi, parseEther } from 'viem'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { useBrowser } from './useBrowser.ts'

// A wallet that misbehaves, and a chain that refuses.
const chain = await startChain({ chainId: 2021, seed: false })
afterAll(() => chain.stop())
const site = useBrowser(async () => ({ rpcUrl: chain.rpcUrl }))
const { ask, outcome } = site
beforeEach(() => site.createAccount())

const other: Address = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
const press = (popup: Page, name: string) =>
  popup.getByRole('button', { name, exact: true }).click()

/** Clicks connect and opens the panel. */
async function actUp(page: Page): Promise<Page> {
  const popup = await ask(page, { method: 'eth_requestAccounts' })
  await popup.getByText('Act up (for tests of apps)').click()
  return popup
}

describe.each(['ours', 'published'])('%s', (sdk) => {
  const open = (query: Record<string, string> = {}) =>
    site.openApp('/', { sdk, rpc: chain.rpcUrl, ...query })

  test('error: every code of the popup protocol', async () => {
    const page = await open()
    const seen: unknown[] = []
    for (const code of [1000, 1001, 1003, 1004, 2000, 2001, 3000, 4000]) {
      const popup = await actUp(page)
      await popup.getByLabel('Error code').selectOption(String(code))
      await press(popup, 'Answer this error')
      const error = await outcome<{ code: number; details: string }>(page)
      seen.push([code, error.code, error.details])
    }
    expect(seen).toEqual([
      [1000, 4001, 'user reject action on Ronin Waypoint'],
      [1001, -32602, 'sign data is NOT valid'],
      [1003, -32602, 'wallet payload is NOT valid'],
      [1004, -32602, 'authorize payload is NOT valid'],
      [2000, -32603, 'unknown Ronin Waypoint error'],
      [2001, 4100, 'id wallet is NOT define'],
      [3000, 4100, 'could NOT create wallet'],
      [4000, -32003, 'transaction simulate fail'],
    ])
  })

  test('error: closed without an answer', async () => {
    const page = await open()
    const popup = await actUp(page)
    // The popup may be gone before the click is reported as done.
    await press(popup, 'Close without an answer').catch(() => undefined)
    expect(await outcome(page)).toMatchObject({ code: 4001 })
  })

  test('behavior: answered twice, slowly, and as text', async () => {
    const page = await open()
    const popup = await actUp(page)
    await site.expectAccessible(popup)
    await popup.getByLabel('Answer twice').check()
    await popup.getByLabel('Answer with JSON text').check()
    await popup
      .getByLabel('Answer', { exact: true })
      .selectOption({ label: 'After 2 s' })
    await press(popup, 'Connect')
    const [address] = await outcome<[Address]>(page)
    expect(address).toMatch(/^0x[0-9a-fA-F]{40}$/)
    expect(await page.evaluate(() => globalThis.events.length)).toBe(2)
  })

  test('behavior: ignores an answer of another origin', async () => {
    const page = await open()
    const popup = await actUp(page)
    const heard = page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('message', ({ origin, data }) =>
            resolve([origin, data.type]),
          )
        }),
    )
    await press(popup, 'Answer from another origin')
    await popup.getByText('It came from another origin.').waitFor()
    const sibling = site.sites.wallet.replace('127.0.0.1', 'localhost')
    // It arrived, is well-formed, and had no effect.
    expect(await heard).toEqual([sibling, 'success'])
    await popup.close()
    expect(await outcome(page)).toMatchObject({ code: 4001 })
    expect(await page.evaluate(() => globalThis.events)).toEqual([])
  })
})

describe('behavior: blocks sending', () => {
  const open = async () => {
    const page = await site.openApp('/', { sdk: 'ours', rpc: chain.rpcUrl })
    return { page, address: await site.connect(page) }
  }
  const send = (page: Page, transaction: object) =>
    ask(page, { method: 'eth_sendTransaction', params: [transaction] })

  test('for want of money, until there is some', async () => {
    const { page, address } = await open()
    const popup = await send(page, { from: address, to: other, value: '0x1' })
    await popup.getByText('The account can not pay for this').waitFor()
    await site.expectAccessible(popup)
    await chain.client.setBalance({ address, value: parseEther('1') })
    await press(popup, 'Try again')
    await press(popup, 'Send')
    expect(await outcome(page)).toMatch(/^0x[0-9a-f]{64}$/)
  })

  test('because it would fail', async () => {
    const { page, address } = await open()
    await chain.client.setBalance({ address, value: parseEther('1') })
    const token = Object.values(chain.tokens)[0] as Address
    const data = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transfer',
      args: [other, 2n ** 250n],
    })
    const popup = await send(page, { from: address, to: token, data })
    await popup.getByText('This transaction would fail').waitFor()
    await popup.getByText(`Send ${2n ** 250n} units of token`).waitFor()
    await press(popup, 'Give up')
    expect(await outcome(page)).toMatchObject({
      code: -32003,
      message: 'transaction simulate fail',
    })
  })

  test('because the chain does not answer', async () => {
    const { page, address } = await open()
    await chain.client.setBalance({ address, value: parseEther('1') })
    await site.context.route(`${chain.rpcUrl}/**`, (route) => route.abort())
    const popup = await send(page, { from: address, to: other, value: '0x1' })
    await popup.getByText('The chain could not be asked').waitFor()
    await press(popup, 'Give up')
    expect(await outcome(page)).toMatchObject({ code: -32603 })
  })

  test('and a lost answer is not sent twice', async () => {
    const { page, address } = await open()
    await chain.client.setBalance({ address, value: parseEther('1') })
    const isSending = (body: string | null) =>
      /eth_sendRawTransaction|eth_getTransactionByHash/.test(body ?? '')
    let isLost = true
    // The node gets the transaction; the answers never arrive.
    await site.context.route(`${chain.rpcUrl}/**`, async (route) => {
      if (!isLost || !isSending(route.request().postData()))
        return route.continue()
      await route.fetch()
      await route.abort()
    })
    const popup = await send(page, { from: address, to: other, value: '0x1' })
    await press(popup, 'Send')
    await popup
      .getByText('It is not known whether the transaction was sent')
      .waitFor()
    isLost = false
    await press(popup, 'Try again')
    const hash = await outcome<`0x${string}`>(page)
    await chain.client.waitForTransactionReceipt({ hash })
    expect(await chain.client.getTransactionCount({ address })).toBe(1)
  })
})

test('behavior: several accounts, one for each app', async () => {
  const page = await site.openApp('/', { sdk: 'ours' })
  const first = await site.connect(page)
  const popup = await ask(page, { method: 'eth_requestAccounts' })
  await popup.getByRole('button', { name: 'New account' }).click()
  const second = popup.getByRole('radio').nth(1)
  await second.waitFor()
  await popup.getByRole('radio').first().focus()
  await popup.keyboard.press('ArrowDown')
  expect(await second.isChecked()).toBe(true)
  await site.expectAccessible(popup)
  await press(popup, 'Connect')
  const [chosen] = await outcome<[Address]>(page)
  expect(chosen).not.toBe(first)
  const sign = await ask(page, { method: 'personal_sign', params: ['Hi'] })
  await sign.getByText('Account 2').waitFor()
  await press(sign, 'Sign')
  expect(await outcome(page)).toMatch(/^0x/)
})
