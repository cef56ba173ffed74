import type { Page } from '@playwright/test'
import { demoSafes, devTokens } from '@strongroom/devnet'
import { openConnected } from '../support/connect.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll.ts'
import { expectTouchTargets } from '../support/expectTouchTargets.ts'
import { expect, test } from '../support/test.ts'
import { walletLink } from '../support/walletLink.ts'

const treasury =
  demoSafes(1337).find(({ name }) => name === 'Treasury')?.address ?? '0x'

/** Every page, with something on it. */
async function visitAll(
  page: Page,
  sampleAppUrl: string,
  check: (page: Page) => Promise<void>,
) {
  const visit = async (path: string) => {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('.sr-skeleton')).toHaveCount(0)
      await check(page)
    })
  }
  for (const path of ['/accounts', '/new-safe', '/help', '/no-such-page'])
    await visit(path)
  for (const path of [
    '/home',
    '/balances',
    '/transactions/queue',
    '/transactions/history',
    '/messages',
    '/messages/new',
    '/send',
    '/settings',
    '/settings/security',
    '/settings/signing',
    '/settings/networks',
    '/settings/appearance',
    '/settings/data',
    '/address-book',
    '/apps',
    '/settings/apps',
  ])
    await visit(walletLink(path, treasury))
  await visit(walletLink('/transactions/reject', treasury, { nonce: '2' }))
  const badge = { token: devTokens().badge, id: '1' }
  await visit(walletLink('/send/nft', treasury, badge))
  await visit(walletLink('/apps/open', treasury, { appUrl: sampleAppUrl }))
  for (const appUrl of ['https://unknown.invalid', 'javascript:alert(1)'])
    await visit(walletLink('/apps/open', treasury, { appUrl }))
  await page.goto(walletLink('/messages', treasury))
  const message = page.getByRole('listitem').getByRole('link')
  const messages = message.and(page.locator('[href^="/messages/msg"]'))
  await visit((await messages.first().getAttribute('href')) ?? '')
  for (const list of ['queue', 'history']) {
    await page.goto(walletLink(`/transactions/${list}`, treasury))
    const row = page.getByRole('article').first().getByRole('link').first()
    await visit((await row.getAttribute('href')) ?? '')
  }
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`every page is accessible in ${colorScheme}`, async ({
    stack,
    personOf,
  }) => {
    test.slow()
    const alice = await personOf('Alice', { colorScheme })
    const { page } = alice
    await page.goto('/accounts')
    await page.getByRole('button', { name: 'Connect wallet' }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
    await openConnected(alice, '/accounts')
    await visitAll(page, stack.sampleAppUrl, expectAccessible)
  })

test('every page fits a small phone, and a finger', async ({
  stack,
  personOf,
}) => {
  test.slow()
  const viewport = { width: 360, height: 640 }
  const alice = await personOf('Alice', { viewport, hasTouch: true })
  await openConnected(alice, '/accounts')
  await visitAll(alice.page, stack.sampleAppUrl, async (page) => {
    await expectNoSidewaysScroll(page)
    await expectTouchTargets(page)
  })
})

test('links load ahead, open in new tabs and keep Back and Forward', async ({
  stack,
  personOf,
}) => {
  const { context, page } = await personOf('Alice')
  const queue = new RegExp(`/transactions/queue\\?safe=geth:${treasury}$`)
  const one = new RegExp(
    `/transactions/tx\\?safe=geth:${treasury}&id=multisig_`,
  )
  await page.goto(walletLink('/home', treasury))
  const menu = page.getByRole('navigation', { name: 'Safe' })
  const link = menu.getByRole('link', { name: 'Transactions' })
  const listed = page.waitForResponse(
    (response) =>
      response.url().startsWith(stack.gatewayUrl) &&
      response.url().includes('/transactions/history'),
  )
  await link.click()
  await expect(page).toHaveURL(queue)
  await expect(link).toHaveAttribute('aria-current', 'page')
  // Pointing at a link requests the data of its page.
  await page.getByRole('link', { name: 'History' }).hover()
  await listed

  const row = page.getByRole('article').first().getByRole('link').first()
  for (const how of [
    { button: 'middle' as const },
    { modifiers: ['ControlOrMeta' as const] },
  ]) {
    const opened = context.waitForEvent('page')
    await row.click(how)
    const tab = await opened
    await expect(tab).toHaveURL(one)
    await tab.close()
    await expect(page).toHaveURL(queue)
  }
  await row.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(one)
  await expect(page.getByRole('main')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(queue)
  await page.goForward()
  await expect(page).toHaveURL(one)
})

test('an address that names no page or no safe says so', async ({
  personOf,
}) => {
  const { page } = await personOf('Alice')
  const pages: [string, string][] = [
    ['/no-such-page', 'There is no such page'],
    ['/home', 'No safe is open'],
    ['/home?safe=garbage', 'This link does not name a safe'],
    [`/home?safe=nope:${treasury}`, 'This network is not known here'],
    [walletLink('/transactions/tx', treasury), 'No transaction is named'],
    [
      walletLink('/transactions/reject', treasury, { nonce: '1e3' }),
      'There is nothing to reject',
    ],
    [walletLink('/messages/msg', treasury), 'No message is named'],
    [walletLink('/apps/open', treasury), 'This is not the address of an app'],
    ['/apps/open', 'This is not the address of an app'],
  ]
  for (const [path, text] of pages)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('main').getByText(text)).toBeVisible()
    })
  // The choice of a network keeps the rest of the address.
  await page.goto(`/transactions/tx?safe=${treasury}&id=some`)
  await page.getByRole('link', { name: 'Local', exact: true }).click()
  await expect(page).toHaveURL(
    new RegExp(`/transactions/tx\\?safe=geth:${treasury}&id=some$`),
  )
})
