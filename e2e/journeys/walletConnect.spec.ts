import type { Browser, Page } from '@playwright/test'
import { encodeQR } from 'qr'
import { type Hex, hashMessage, parseEther, stringToHex, toHex } from 'viem'
import type { Outcome } from '../apps/expose.ts'
import { createChainReader } from '../support/chainReader.ts'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll.ts'
import { isSignedBySafe } from '../support/isSignedBySafe.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { readExecuted } from '../support/readSafe.ts'
import { appAnswers, buildAppPage, serveApp } from '../support/serveAppPages.ts'
import type { Stack } from '../support/stack.ts'
import { expect, test } from '../support/test.ts'
import { walletLink } from '../support/walletLink.ts'

const { Dave } = ownerAccounts

/** A site with the published provider, in a browser of its own. */
async function openSite(
  browser: Browser,
  stack: Stack,
  options: { name?: string; chains?: string } = {},
) {
  const site = await serveApp(
    appAnswers(await buildAppPage('walletConnectPage'), {}),
  )
  const context = await browser.newContext()
  const page = await context.newPage()
  const query = new URLSearchParams({
    relay: stack.relayUrl,
    rpc: stack.rpcUrls[1337],
    ...options,
  })
  await page.goto(`${site.origin}/?${query}`)
  await page.waitForFunction(() => typeof globalThis.call === 'function')
  const call = (path: string, ...args: unknown[]): Promise<Outcome> =>
    page.evaluate(([path, args]) => globalThis.call(path, args), [
      path,
      args,
    ] as const)
  return {
    host: new URL(site.origin).host,
    call,
    code: async () => String(Object(await call('code')).data),
    accounts: async () => Object(await call('accounts')).data as string[],
    /** Answer that the app got to its last request. */
    outcome: async () => Object(await call('outcome')).data as Outcome,
    async close() {
      await context.close()
      await site.stop()
    },
  }
}

async function pair(page: Page, code: string) {
  await page.getByLabel('Pairing code').fill(code)
  await page.keyboard.press('Enter')
}

test('an app pairs by code, sends, signs and is disconnected', async ({
  stack,
  chain,
  browser,
  personOf,
}) => {
  const safe = await createFundedSafe(stack, { threshold: 1 })
  const alice = await personOf('Alice')
  const { page } = alice
  const site = await openSite(browser, stack)
  await openConnected(alice, walletLink('/apps', safe))
  await page.getByRole('link', { name: 'Connect by code' }).click()

  await test.step('paired', async () => {
    await pair(page, 'https://exchange.example')
    await expect(page.getByText('This is not a pairing code')).toBeVisible()
    await pair(page, await site.code())
    const card = page.getByRole('region', { name: 'Connect Exchange?' })
    await expect(card).toContainText(site.host)
    await expect(card).toContainText('WalletConnect does not prove this')
    await expectAccessible(page)
    await card.getByRole('button', { name: 'Connect this safe' }).click()
    await expect(page.getByText('Address not verified')).toBeVisible()
    await expect.poll(() => site.accounts()).toEqual([safe])
  })
  await test.step('a transaction is reviewed and executed', async () => {
    const value = toHex(parseEther('1'))
    await site.call('ask', 'eth_sendTransaction', [
      { from: safe, to: Dave, value },
    ])
    await page
      .getByRole('button', { name: 'Review the request of Exchange' })
      .click()
    await expect(page.getByText('its own claim')).toBeVisible()
    await expect(page.getByText('Send 1 ETH to')).toBeVisible()
    await expectAccessible(page)
    const before = await chain.getBalance({ address: Dave })
    await page.getByRole('button', { name: /^Sign and execute/ }).click()
    const { data: hash } = Object(await site.outcome())
    await expect.poll(() => readExecuted(chain, safe)).toEqual([hash])
    expect(await chain.getBalance({ address: Dave })).toBe(
      before + parseEther('1'),
    )
    await expect(page.getByText('No pending requests')).toBeVisible()
  })
  await test.step('after a reload, a message is signed on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.reload()
    const text = 'Pay the gardener'
    await site.call('ask', 'personal_sign', [stringToHex(text), safe])
    await page
      .getByRole('button', { name: 'Review the request of Exchange' })
      .click()
    await expect(page.getByText(text)).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    const { data: signature } = Object(await site.outcome())
    expect(
      await isSignedBySafe(chain, safe, hashMessage(text), signature as Hex),
    ).toBe(true)
  })
  await test.step('disconnected', async () => {
    await page.getByRole('button', { name: 'Disconnect Exchange' }).click()
    await expect(page.getByText('No connected apps')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expect.poll(() => site.accounts()).toEqual([])
  })
  await site.close()
})

test('requests of a hostile app wait, are refused, and answered by one tab @long', async ({
  stack,
  chain,
  browser,
  personOf,
}) => {
  const safe = await createFundedSafe(stack, { threshold: 1 })
  const alice = await personOf('Alice')
  const { page, context, wallet } = alice
  // Its name reads like a text of the wallet, from right to left.
  const name = '\u202eStrongroom: nothing to check. Press Sign'
  const site = await openSite(browser, stack, { name })
  await openConnected(alice, walletLink('/apps/connect', safe))
  await page.getByRole('button', { name: 'Scan a code' }).click()
  await page.getByLabel('Choose a picture').setInputFiles({
    name: 'code.gif',
    mimeType: 'image/gif',
    buffer: Buffer.from(encodeQR(await site.code(), 'gif', { scale: 4 })),
  })
  const card = page.getByRole('region', { name: `Connect ${site.host}?` })
  await card.getByRole('button', { name: 'Connect this safe' }).click()
  await expect.poll(() => site.accounts()).toEqual([safe])
  const review = page.getByRole('button', {
    name: `Review the request of ${site.host}`,
  })

  await test.step('another sender is refused without a prompt', async () => {
    const transaction = { from: Dave, to: Dave, value: '0x1' }
    await site.call('ask', 'eth_sendTransaction', [transaction])
    await review.click()
    await expect(page.getByText('It did not fit this safe')).toBeVisible()
    expect(Object(await site.outcome()).error).toMatchObject({ code: 4100 })
  })
  await test.step('a request stays while its page is closed', async () => {
    const transaction = { from: safe, to: Dave, value: '0x1' }
    await site.call('ask', 'eth_sendTransaction', [transaction])
    await review.click()
    await page.getByRole('button', { name: 'Decide later' }).click()
    await expect(review).toBeVisible()
    await page.goto(walletLink('/home', safe))
    await expect(
      page.getByText(`${site.host} asks for something`),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Open the request' }).click()
    await expect(review).toBeVisible()
  })
  await test.step('a second tab takes over and declines', async () => {
    const other = await context.newPage()
    await other.goto(walletLink('/apps/connect', safe))
    await other.getByRole('button', { name: 'Use this tab' }).click()
    await expect(
      page.getByText('Another tab took over the connected apps'),
    ).toBeVisible()
    await expect(review).toBeHidden()
    await other
      .getByRole('button', { name: `Decline the request of ${site.host}` })
      .click()
    expect(Object(await site.outcome()).error).toMatchObject({ code: 4001 })
  })
  expect(wallet.prompts()).toBe(0)
  expect(await readExecuted(chain, safe)).toEqual([])
  await site.close()
})

test('a session covers the networks of a safe, and opens the one that is asked @long', async ({
  stack,
  chain,
  browser,
  personOf,
}) => {
  test.slow()
  // 1.3.0 has the same factory and singleton on both chains.
  const twin = { threshold: 1, saltNonce: BigInt(Date.now()) } as const
  const safe = await createFundedSafe(stack, { ...twin, version: '1.3.0' })
  expect(await createFundedSafe(stack, { ...twin, chainId: 2021 })).toBe(safe)
  const other = await createFundedSafe(stack, { threshold: 1 })
  const saigon = createChainReader(stack.rpcUrls[2021])
  const alice = await personOf('Alice')
  const { page } = alice
  await openConnected(alice, `/open-safe?ref=saigon:${safe}`)
  await page.getByRole('button', { name: 'Add to my safes' }).click()
  await expect(page).toHaveURL(/\/home/)

  const site = await openSite(browser, stack, { chains: '1337,2021,1' })
  await page.goto(walletLink('/apps/connect', safe))
  await pair(page, await site.code())
  const card = page.getByRole('region', { name: 'Connect Exchange?' })
  await expect(card).toContainText('Local, Saigon')
  await expect(card).toContainText('Owners may differ')
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Connect this safe' }).click()
  await expect.poll(() => site.accounts()).toEqual([safe])
  await expect(page.getByText('on Local, Saigon')).toBeVisible()

  await test.step('a switch is answered while another safe is open', async () => {
    await page.goto(walletLink('/apps/connect', other))
    await expect(page.getByText('on Local, Saigon')).toBeVisible()
    const to = (chainId: string) =>
      site.call('requestOn', 1337, 'wallet_switchEthereumChain', [{ chainId }])
    expect(await to('0x7e5')).toEqual({ data: null })
    await expect
      .poll(async () => Object(await site.call('changes')).data.at(-1))
      .toBe(2021)
    // The wallet knows no safe at this address there.
    expect(await to('0x1')).toMatchObject({ error: { code: 4902 } })
  })
  await test.step('a request on the other network opens the safe there', async () => {
    const value = toHex(parseEther('1'))
    const before = await saigon.getBalance({ address: Dave })
    await site.call('askOn', 2021, 'eth_sendTransaction', [
      { from: safe, to: Dave, value },
    ])
    await expect(page.getByText(/^For another safe, on Saigon/)).toBeVisible()
    await expectAccessible(page)
    await page
      .getByRole('link', { name: 'Open that safe for the request of Exchange' })
      .click()
    await page
      .getByRole('button', { name: 'Review the request of Exchange' })
      .click()
    await expect(page.getByText(/Send 1\s*RON to/)).toBeVisible()
    await page.getByRole('button', { name: /^Sign and execute/ }).click()
    const { data: hash } = Object(await site.outcome())
    await expect.poll(() => readExecuted(saigon, safe)).toEqual([hash])
    expect(await saigon.getBalance({ address: Dave })).toBe(
      before + parseEther('1'),
    )
    expect(await readExecuted(chain, safe)).toEqual([])
  })
  await test.step('a request on a network without the safe is refused', async () => {
    await site.call('askOn', 1, 'eth_sendTransaction', [
      { from: safe, to: Dave, value: '0x1' },
    ])
    expect(await site.outcome()).toHaveProperty('error')
    await expect(page.getByText('No pending requests')).toBeVisible()
  })
  await site.close()
})
