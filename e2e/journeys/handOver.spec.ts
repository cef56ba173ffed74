import type { BrowserContext, Page } from '@playwright/test'
import { parseEther } from 'viem'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import type { Stack } from '../support/stack.ts'
import { expect, test } from '../support/test.ts'
import { walletLink } from '../support/walletLink.ts'

const { Dave } = ownerAccounts

/** A browser that never reaches the gateway. */
const stopGateway = (context: BrowserContext, { gatewayUrl }: Stack) =>
  context.route(
    (url) => url.origin === new URL(gatewayUrl).origin,
    (route) => route.abort(),
  )

/** The link that the dialog copies. */
async function copyLink(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy link' }).click()
  return page.evaluate(() => navigator.clipboard.readText())
}

test('two owners sign and execute a payment while the gateway is stopped', async ({
  stack,
  personOf,
  chain,
}) => {
  const safe = await createFundedSafe(stack)
  const before = await chain.getBalance({ address: Dave })
  const alice = await personOf('Alice')
  const bob = await personOf('Bob', { viewport: { width: 390, height: 844 } })
  for (const { context } of [alice, bob]) await stopGateway(context, stack)

  await openConnected(alice, walletLink('/send', safe))
  const { page } = alice
  await page.getByLabel('Recipient').fill(Dave)
  await page.getByLabel('Amount').fill('1.5')
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('button', { name: 'Hand over' }).click()
  await page
    .getByRole('button', { name: 'Continue without the gateway' })
    .click()
  await expect(page.getByText('no signature yet')).toBeVisible()
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(page.getByText('Without the gateway: 1 signature')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Hand over' }).click()
  const link = await copyLink(page)
  expect(alice.wallet.prompts()).toBe(1)

  // A letter of the fragment is changed on its way.
  const at = link.length - 40
  const letter = link[at] === 'A' ? 'B' : 'A'
  const changed = link.slice(0, at) + letter + link.slice(at + 1)
  await openConnected(bob, changed.replace(stack.walletUrl, ''))
  await expect(bob.page.getByText('Nothing was imported.')).toBeVisible()
  await expect(bob.page.getByText('No bundles yet')).toBeVisible()
  await expectAccessible(bob.page)

  await bob.page.getByLabel('Link or text').fill(link)
  await bob.page.keyboard.press('Tab')
  await bob.page.keyboard.press('Enter')
  await expect(
    bob.page.getByText('Without the gateway: 1 signature'),
  ).toBeVisible()
  await expect(bob.page.getByText(/^Verified:/)).toBeVisible()
  await expectNoSidewaysScroll(bob.page)
  await bob.page.getByRole('button', { name: 'Execute', exact: true }).click()
  await expect(bob.page.getByText(/^Executed in block/)).toBeVisible()
  expect(await chain.getBalance({ address: Dave })).toBe(
    before + parseEther('1.5'),
  )
})
