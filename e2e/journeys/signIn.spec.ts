import type { Page } from '@playwright/test'
import { changeConfig } from '../support/changeConfig.ts'
import { openConnected } from '../support/connect.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { lyingGateway } from '../support/lyingGateway.ts'
import { expect, test } from '../support/test.ts'
import { watchScripts } from '../support/watchScripts.ts'

const account = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /Alice|0x/ })
const item = (page: Page, name: string) => page.getByRole('menuitem', { name })
const dialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Sign in at the gateway' })
/** Checks the text that will be signed, then opens the wallet. */
const press = (page: Page) =>
  dialog(page).getByRole('button', { name: 'Sign in' }).click()

/** Account that the gateway's cookie signs in, requested as by a page. */
const signedIn = (page: Page, gatewayUrl: string) =>
  page.evaluate(async (url) => {
    const answer = await fetch(`${url}/v1/auth/me`, { credentials: 'include' })
    return answer.ok ? (await answer.json()).signerAddress : answer.status
  }, gatewayUrl)

test('sign in at the gateway, stay so, and leave', async ({
  stack,
  personOf,
}) => {
  const alice = await personOf('Alice')
  const { page, wallet } = alice
  await openConnected(alice, '/accounts')

  await test.step('the wallet declines', async () => {
    wallet.rejectNext('personal_sign')
    await account(page).click()
    await expect(page.getByText('Signed out')).toBeVisible()
    await item(page, 'Sign in').click()
    const { host } = new URL(stack.walletUrl)
    await expect(dialog(page).getByText(host)).toBeVisible()
    await expect(dialog(page)).toContainText('Signing in moves no money.')
    await expectAccessible(page)
    expect(wallet.prompts()).toBe(0)
    await press(page)
    await expect(
      page.getByText('The sign-in was declined in the wallet.'),
    ).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    expect(await signedIn(page, stack.gatewayUrl)).toBe(403)
  })

  await test.step('the wallet signs exactly this page', async () => {
    await account(page).click()
    await item(page, 'Sign in').click()
    await press(page)
    await expect(dialog(page)).toBeHidden()
    await account(page).click()
    await expect(page.getByText('Signed in', { exact: true })).toBeVisible()
    await expectAccessible(page)
    const request = wallet.requests.findLast(
      ({ method }) => method === 'personal_sign',
    )
    const text = Buffer.from(String(request?.params[0]).slice(2), 'hex')
    const { host, origin } = new URL(stack.walletUrl)
    expect(text.toString().split('\n')).toMatchObject([
      `${host} wants you to sign in with your Ethereum account:`,
      wallet.account,
      '',
      'Sign in to Strongroom for notifications. This moves no money.',
      '',
      `URI: ${origin}`,
      'Version: 1',
      'Chain ID: 1337',
      expect.stringMatching(/^Nonce: [a-z\d]{32}$/i),
      expect.stringMatching(/^Issued At: /),
      expect.stringMatching(/^Expiration Time: /),
    ])
    expect(await signedIn(page, stack.gatewayUrl)).toBe(wallet.account)
  })

  await test.step('a reload calls the gateway and leaves the wallet closed', async () => {
    const prompts = wallet.prompts()
    await page.reload()
    await account(page).click()
    await expect(page.getByText('Signed in', { exact: true })).toBeVisible()
    expect(wallet.prompts()).toBe(prompts)
  })

  await test.step('disconnecting signs out, and the wallet is a recent one', async () => {
    await item(page, 'Disconnect').click()
    await expect.poll(() => signedIn(page, stack.gatewayUrl)).toBe(403)
    await page
      .getByRole('banner')
      .getByRole('button', { name: 'Connect wallet' })
      .click()
    const recent = page.getByRole('region', { name: 'Recent' })
    await expect(
      recent.getByRole('button', { name: wallet.name }),
    ).toBeVisible()
    await expectAccessible(page)
  })
})

test('a nonce that could be read as more than that is not signed @long', async ({
  stack,
  personOf,
}) => {
  const alice = await personOf('Alice')
  const { page, context, wallet } = alice
  await openConnected(alice, '/accounts')
  for (const nonce of [
    'abcdefgh\nURI: https://bank.example',
    'abcd efgh',
    'a'.repeat(100_000),
    'a',
    '<b>abcdefgh</b>',
    '\u202eabcdefgh',
    { toString: 'abcdefgh' },
  ])
    await test.step(JSON.stringify(nonce).slice(0, 40), async () => {
      const gateway = await lyingGateway(
        context,
        stack.gatewayUrl,
        /^\/v1\/auth\/nonce$/,
        () => ({ nonce }),
      )
      await account(page).click()
      await item(page, 'Sign in').click()
      await press(page)
      await expect(
        page.getByText(/The sign-in (message )?could not be made/).first(),
      ).toBeVisible()
      expect(gateway.changedAnswers()).toBeGreaterThan(0)
      gateway.stop()
      await page.reload()
    })
  expect(wallet.prompts()).toBe(0)
})

test('a phone connects by a code', async ({ stack, personOf }) => {
  const { page, context } = await personOf('Alice')
  await changeConfig(context, { walletConnectProjectId: 'f'.repeat(32) })
  // Replaces the relay, which a test cannot reach: accepts everything.
  await context.routeWebSocket(/relay\.walletconnect\./, (socket) => {
    socket.onMessage((message) => {
      const { id, method } = JSON.parse(String(message))
      if (method === undefined) return
      const result = /subscribe/i.test(method) ? `${id}` : true
      socket.send(JSON.stringify({ id, jsonrpc: '2.0', result }))
    })
  })
  const hasLoaded = watchScripts(page)
  const hasRelay = () => hasLoaded('relay.walletconnect')
  await page.goto(`${stack.walletUrl}/accounts`)
  await page
    .getByRole('banner')
    .getByRole('button', { name: 'Connect wallet' })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Connect a wallet' })
  const choice = dialog.getByRole('button', { name: 'WalletConnect' })
  await expect(choice).toBeVisible()
  expect(await hasRelay(), 'loaded only when it is used').toBe(false)
  await choice.click()
  await expect(
    dialog.getByRole('img', { name: 'Code to connect WalletConnect' }),
  ).toBeVisible()
  expect(await hasRelay()).toBe(true)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(choice).toBeFocused()
})
