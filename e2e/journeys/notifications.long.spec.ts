import type { Page } from '@playwright/test'
import { demoSafes } from '@strongroom/devnet'
import type { Address } from 'viem'
import { startPushService } from '../../apps/gateway/test/support/pushService.ts'
import { openConnected } from '../support/connect.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll.ts'
import { launchWhole } from '../support/launchWhole.ts'
import { lyingGateway } from '../support/lyingGateway.ts'
import { openPerson } from '../support/openPerson.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { proposeTransfer } from '../support/proposeTransfer.ts'
import { expect, test } from '../support/test.ts'
import { walletLink } from '../support/walletLink.ts'

const treasury = demoSafes(1337).find(({ name }) => name === 'Treasury')
  ?.address as Address
const { Bob, Dave } = ownerAccounts
const link = walletLink('/settings/notifications', treasury)

const card = (page: Page, title: string) =>
  page
    .getByRole('heading', { name: title, exact: true })
    .locator('xpath=ancestor::section[1]')
const dialog = (page: Page) => page.getByRole('dialog')

/** The code of the newest mail, where the local gateway keeps mails. */
async function readCode(gatewayUrl: string, recipient: string) {
  const letter = async () => {
    const html = await (await fetch(`${gatewayUrl}/outbox`)).text()
    return html.split('<article>').find((part) => part.includes(recipient))
  }
  await expect.poll(letter).toContain('verification code is')
  return /code is (\d{6})/.exec((await letter()) ?? '')?.[1] ?? ''
}

test('an owner signs in, keeps an account, and registers an e-mail address', async ({
  stack,
  personOf,
}) => {
  const alice = await personOf('Alice')
  const { page, wallet } = alice
  await openConnected(alice, link)

  await test.step('the sign-in says what it is for before the wallet opens', async () => {
    const account = card(page, 'Account at this gateway')
    await expect(account).toContainText('Signing in moves no money.')
    await account.getByRole('button', { name: 'Sign in…' }).click()
    await expect(dialog(page)).toContainText(new URL(stack.walletUrl).host)
    expect(wallet.prompts()).toBe(0)
    await dialog(page).getByRole('button', { name: 'Sign in' }).click()
    await expect(account).toContainText('Signed in as Alice')
    await account.getByRole('button', { name: 'Create an account' }).click()
    const watched = account.getByLabel(/safes that you follow/)
    const saved = page.waitForResponse((it) => it.request().method() === 'PUT')
    await watched.check()
    await saved
    await page.reload()
    await expect(watched).toBeChecked()
    await expectAccessible(page)
  })

  const email = card(page, 'E-mail')
  const mail = `alice-${Date.now()}@example.com`
  const sign = () =>
    dialog(page).getByRole('button', { name: 'Sign', exact: true }).click()
  await test.step('she signs a readable request, and a refusal has its reason', async () => {
    await email.getByLabel('E-mail address').fill('alice@')
    await email.getByRole('button', { name: 'Continue' }).click()
    await expect(email).toContainText('such as name@example.com')
    await email.getByLabel('E-mail address').fill(mail)
    await email.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog(page)).toContainText(
      `email-register-1337-${treasury}-${mail}-${wallet.account}-`,
    )
    await expectAccessible(page)
    wallet.rejectNext('personal_sign')
    await sign()
    await expect(dialog(page)).toContainText('You declined.')
    await sign()
    await expect(dialog(page)).toBeHidden()
    await expect(email).toContainText('Waiting for the code')
  })

  await test.step('a wrong code is refused, the right one verifies', async () => {
    await email.getByLabel('Code from the mail').fill('12')
    await email.getByRole('button', { name: 'Verify' }).click()
    await expect(email).toContainText('Enter the six digits')
    const code = await readCode(stack.gatewayUrl, mail)
    const wrong = code === '000000' ? '000001' : '000000'
    await email.getByLabel('Code from the mail').fill(wrong)
    await email.getByRole('button', { name: 'Verify' }).click()
    await expect(email).toContainText('The code is wrong')
    await email.getByLabel('Code from the mail').fill(code)
    await email.getByRole('button', { name: 'Verify' }).click()
    await expect(email.getByText('Verified', { exact: true })).toBeVisible()
  })

  await test.step('the same address is refused, another one needs a code', async () => {
    const change = async (to: string) => {
      await email.getByLabel('New e-mail address').fill(to)
      await email.getByRole('button', { name: 'Continue' }).click()
      await sign()
    }
    await email.getByRole('button', { name: 'Change' }).click()
    await change(mail)
    await expect(dialog(page)).toContainText('registered already')
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await change(`new-${mail}`)
    await expect(email).toContainText('Waiting for the code')
    await expect(email).toContainText(`new-${mail}`)
  })

  await test.step('what the gateway keeps is read and deleted', async () => {
    await email
      .getByRole('button', { name: 'Check what is registered' })
      .click()
    await sign()
    await expect(dialog(page)).toBeHidden()
    await email.getByRole('button', { name: 'Delete' }).click()
    await sign()
    await expect(dialog(page)).toBeHidden()
    await email
      .getByRole('button', { name: 'Check what is registered' })
      .click()
    await sign()
    await expect(email).toContainText('No address is registered for Alice.')
  })

  await test.step('a gateway’s own words are not shown', async () => {
    const lie = '<b>Send 1 ETH to confirm</b>'.repeat(500)
    const lying = await lyingGateway(
      alice.context,
      stack.gatewayUrl,
      /\/v1\/accounts\/data-types$/,
      () => [{ id: '9', name: lie, description: lie, isActive: true }],
    )
    await page.reload()
    const other = page.getByRole('checkbox', { name: /Let wallets store:/ })
    await expect(other).toBeVisible()
    const label = await page
      .getByText(/Let wallets store:/)
      .first()
      .textContent()
    expect(label?.length).toBeLessThan(200)
    await expect(page.locator('main b', { hasText: 'Send 1 ETH' })).toHaveCount(
      0,
    )
    lying.stop()
  })

  await test.step('a sign-in that ends is offered again, and loses nothing typed', async () => {
    await page.reload()
    const account = card(page, 'Account at this gateway')
    const field = email.getByLabel('E-mail address')
    const typed = `typed-${mail}`
    await field.fill(typed)
    const prepared = account.getByLabel(/safes that are prepared/)
    await expect(prepared).toBeVisible()
    // The gateway has ended it, which the next request shows.
    await alice.context.clearCookies()
    await prepared.click()
    await expect(account).toContainText('Your sign-in expired. Sign in again.')
    await expect(account).not.toContainText('Signed in as')
    await account.getByRole('button', { name: 'Sign in…' }).click()
    await dialog(page).getByRole('button', { name: 'Sign in' }).click()
    await expect(account).toContainText('Signed in as Alice')
    await expect(account.getByLabel(/safes that you follow/)).toBeChecked()
    await expect(field).toHaveValue(typed)
  })

  await test.step('the session follows the account', async () => {
    await page.reload()
    const account = card(page, 'Account at this gateway')
    await account.getByRole('button', { name: 'Delete the account' }).click()
    await dialog(page)
      .getByRole('button', { name: 'Delete the account' })
      .click()
    await expect(account).toContainText('You have no account here.')
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page)
    // As high as the page: the bar of a phone covers no button.
    await page.setViewportSize({ width: 390, height: 2_400 })
    await expectAccessible(page)
    await account.getByRole('button', { name: 'Sign out' }).click()
    const signIn = account.getByRole('button', { name: 'Sign in…' })
    await expect(signIn).toBeVisible()
    // A day later the next session ends by itself, while an address is typed.
    await page.clock.install()
    await page.reload()
    await signIn.click()
    await dialog(page).getByRole('button', { name: 'Sign in' }).click()
    await expect(account).toContainText('Signed in as Alice')
    await email.getByLabel('E-mail address').fill(mail)
    await page.clock.fastForward('24:00:01')
    await expect(account).toContainText('Your sign-in expired. Sign in again.')
    await expect(signIn).toBeVisible()
    await expect(email.getByLabel('E-mail address')).toHaveValue(mail)
  })
})

test('a push of the gateway shows the safe and the kind, for chosen safes alone', async ({
  stack,
}) => {
  const service = await startPushService()
  const browser = await launchWhole()
  const alice = await openPerson(browser, stack, 'Alice', {
    serviceWorkers: 'allow',
    permissions: ['notifications'],
  })
  const { page, context } = alice
  // A browser of a test has no push service, so this one stands in for it.
  await page.addInitScript((token) => {
    PushManager.prototype.subscribe = (options) => {
      const key = new Uint8Array(options?.applicationServerKey as ArrayBuffer)
      if (key.length !== 65) throw new Error('no key')
      return Promise.resolve({ toJSON: () => JSON.parse(token) } as never)
    }
  }, service.subscribe())
  await openConnected(alice, link)
  const push = card(page, 'Push to this browser')
  await expect(
    push.getByLabel('A transaction needs my confirmation'),
  ).toBeDisabled()
  await card(page, 'Account at this gateway')
    .getByRole('button', { name: 'Sign in…' })
    .click()
  await dialog(page).getByRole('button', { name: 'Sign in' }).click()
  await push.getByLabel('The safe receives coins').uncheck()
  const on = push.getByRole('button', { name: 'Switch push on for this safe' })
  await test.step('a session that the gateway ended is signed in again, and the choice stays', async () => {
    await context.clearCookies()
    await on.click()
    await expect(push).toContainText('Your sign-in ended at the gateway.')
    const account = card(page, 'Account at this gateway')
    await expect(account).toContainText('Your sign-in expired. Sign in again.')
    await account.getByRole('button', { name: 'Sign in…' }).click()
    await dialog(page).getByRole('button', { name: 'Sign in' }).click()
    await expect(account).toContainText('Signed in as Alice')
    await expect(push.getByLabel('The safe receives coins')).not.toBeChecked()
  })
  await on.click()
  const list = push.getByRole('list', { name: /push to this browser/ })
  await expect(list).toContainText('Treasury 6 kinds · for Alice', {
    timeout: 40_000,
  })
  await expectAccessible(page)

  const hash = await proposeTransfer(stack, {
    safe: treasury,
    to: Dave,
    value: 1n,
    nonce: 61n,
    signers: [Bob],
  })
  await expect
    .poll(() => service.messages.find(({ safeTxHash }) => safeTxHash === hash))
    .toMatchObject({ type: 'CONFIRMATION_REQUEST', address: treasury })
  const { to: _, ...message } =
    service.messages.find(({ safeTxHash }) => safeTxHash === hash) ?? {}

  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', (event) => {
      const [first] = event.registrations
      if (first !== undefined) resolve(first.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registered
  const deliver = (data: unknown) =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(stack.walletUrl).origin,
      registrationId,
      data: typeof data === 'string' ? data : JSON.stringify(data),
    })
  const shown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready
      const all = await worker.getNotifications()
      return all.map(({ title, body, data }) => ({ title, body, data }))
    })
  // Pushes for other safes, of other kinds and with invalid bytes are not shown.
  await deliver({ ...message, id: '7', address: `0x${'1'.repeat(40)}` })
  await deliver({ ...message, id: '8', type: '<b>Pay now</b>' })
  await deliver('<script>'.repeat(400))
  await deliver({ ...message, value: '1000000', name: 'Pay 1,000,000' })
  await deliver({ ...message, value: '1000000', name: 'Pay 1,000,000' })
  await expect.poll(shown).toEqual([
    {
      title: 'Treasury',
      body: 'The gateway says a transaction waits for your confirmation. Open it to check.',
      data: expect.stringContaining(`multisig_${treasury}_${hash}`),
    },
  ])
  const [notification] = await shown()
  await page.goto(`${stack.walletUrl}${notification?.data}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Send')

  await page.goto(link)
  await push
    .getByRole('button', { name: 'Switch push off for this safe' })
    .click()
  await expect(list).toBeHidden()
  expect(await alice.close()).toEqual([])
  await browser.close()
  service.close()
})

test('the bell counts what happened, says who claims it, and is read on opening', async ({
  stack,
  personOf,
}) => {
  const alice = await personOf('Alice')
  const { page } = alice
  const bell = page.getByRole('button', { name: /^Notifications/ })
  // The toasts of this visit have a region of the same name.
  const news = page.locator('.bell')
  await openConnected(alice, walletLink('/settings/notifications', treasury))
  await expect(bell).toHaveAccessibleName('Notifications')
  const hash = await proposeTransfer(stack, {
    safe: treasury,
    to: Dave,
    value: 2n,
    nonce: 62n,
    signers: [Bob],
  })
  await page.goto(walletLink('/home', treasury))
  await expect(bell).toHaveAccessibleName(/, \d+ unread/)
  await bell.focus()
  await page.keyboard.press('Enter')
  const row = news
    .getByRole('link', { name: /New / })
    .filter({ hasText: 'A transaction needs your confirmation' })
  await expect(row.first()).toBeVisible()
  // The chain and the signatures prove it.
  await expect(row.first()).not.toContainText('(gateway)')
  await expectAccessible(page)
  await expect(bell).toHaveAccessibleName('Notifications')
  await row.first().press('Enter')
  await expect(page).toHaveURL(new RegExp(hash))
  await expect(news).toBeHidden()

  await test.step('a gateway with markup and long texts adds none of them', async () => {
    const lying = await lyingGateway(
      alice.context,
      stack.gatewayUrl,
      /\/messages$/,
      () => ({
        count: 1,
        next: null,
        previous: null,
        results: [
          {
            type: 'MESSAGE',
            messageHash: `0x${'ab'.repeat(32)}`,
            status: 'NEEDS_CONFIRMATION',
            message: '<img src=x onerror=alert(1)>'.repeat(2_000),
            name: '<b>Pay</b>'.repeat(2_000),
            creationTimestamp: Date.now(),
            modifiedTimestamp: Date.now(),
            confirmationsSubmitted: 0,
            confirmationsRequired: 2,
            proposedBy: { value: Bob, name: null, logoUri: null },
            confirmations: [],
          },
        ],
      }),
    )
    await page.setViewportSize({ width: 390, height: 844 })
    await page.reload()
    await expect(bell).toHaveAccessibleName(/, 1 unread/)
    await bell.click()
    const message = news.getByRole('link', { name: /message waits/ })
    await expect(message).toContainText('(gateway)')
    await expect(news).not.toContainText('Pay')
    await expectNoSidewaysScroll(page)
    lying.stop()
  })
})
