import type { Page } from '@playwright/test'
import { demoSafes } from '@strongroom/devnet'
import { openConnected } from '../support/connect.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll.ts'
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
  for (const path of ['/accounts', '/new-safe', '/no-such-page'])
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
    '/address-book',
    '/apps',
    '/settings/apps',
  ])
    await visit(walletLink(path, treasury))
  await visit(walletLink('/transactions/reject', treasury, { nonce: '2' }))
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

test('every page fits a phone in width', async ({ stack, personOf }) => {
  test.slow()
  const viewport = { width: 390, height: 844 }
  const alice = await personOf('Alice', { viewport, hasTouch: true })
  await openConnected(alice, '/accounts')
  await visitAll(alice.page, stack.sampleAppUrl, expectNoSidewaysScroll)
})
