import type { Page } from '@playwright/test'
import { devTokens } from '@strongroom/devnet'
import { parseUnits } from 'viem'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe, fundWithToken } from '../support/createFundedSafe.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { readClipboard } from '../support/readClipboard.ts'
import { expect, test } from '../support/test.ts'
import { walletLink } from '../support/walletLink.ts'

const { Alice } = ownerAccounts

/** What the browser remembers of safes. */
const remembered = (page: Page) =>
  page.evaluate(() => localStorage.getItem('strongroom.v1.safes') ?? '[]')

test('a funded safe shows where to send to, and on which network only', async ({
  stack,
  personOf,
}) => {
  const safe = await createFundedSafe(stack, { owners: [Alice], threshold: 1 })
  const { page, context } = await personOf('Alice')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(walletLink('/home', safe))
  await page.getByRole('button', { name: 'Receive' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Receive' })
  await expect(dialog.getByText('Only send on Local')).toBeVisible()
  await expect(dialog.getByText('official Safe 1.4.1')).toBeVisible()
  await expect(
    dialog.getByRole('img', { name: `QR code of ${safe}` }),
  ).toBeVisible()
  await expectAccessible(page)

  const copied = () => readClipboard(context)
  const copy = dialog.getByRole('button', { name: 'Copy address' })
  await copy.click()
  await expect.poll(copied).toBe(safe)
  await dialog.getByLabel(/^Start with the network’s prefix/).check()
  await copy.click()
  await expect.poll(copied).toBe(`geth:${safe}`)
  await expect(
    dialog.getByRole('img', { name: `QR code of geth:${safe}` }),
  ).toBeVisible()

  await page.setViewportSize({ width: 360, height: 640 })
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Receive' })).toBeFocused()
})

test('a safe from a link joins the list when asked, which tells empty from unpriced @long', async ({
  stack,
  personOf,
}) => {
  const only = { owners: [Alice], threshold: 1, value: 0n } as const
  const empty = await createFundedSafe(stack, only)
  const unpriced = await createFundedSafe(stack, only)
  await fundWithToken(stack, unpriced, devTokens().gold, parseUnits('3', 18))
  const alice = await personOf('Alice')
  const { page } = alice
  await openConnected(alice, walletLink('/home', unpriced))
  await expect(
    page.getByText('The gateway knows no prices for what this safe holds.'),
  ).toBeVisible()
  for (const safe of [empty, unpriced])
    await test.step(`add ${safe}`, async () => {
      await page.goto(walletLink('/home', safe))
      await page
        .getByRole('banner')
        .getByRole('button', { name: 'Local' })
        .click()
      const dialog = page.getByRole('dialog', { name: 'Switch safe' })
      const add = dialog.getByRole('link', { name: 'Add to my safes' })
      await expect(add).toBeVisible()
      await expectAccessible(page)
      // Opening the page does not store the safe.
      expect(await remembered(page)).not.toContain(safe)
      await add.click()
      await page.getByRole('button', { name: 'Add to my safes' }).click()
      await expect(page).toHaveURL(new RegExp(`/home.*${safe}$`))
      await expect.poll(() => remembered(page)).toContain(safe)
      await page
        .getByRole('banner')
        .getByRole('button', { name: 'Local' })
        .click()
      await expect(dialog.getByRole('list', { name: 'Safes' })).toContainText(
        'Local',
      )
      await expect(add).toHaveCount(0)
    })
  await page.goto('/accounts')
  for (const [safe, says] of [
    [empty, 'Empty'],
    [unpriced, 'No price'],
  ] as const) {
    const row = page.locator('.app-row-item', {
      has: page.locator(`[href*="${safe}"]`),
    })
    await expect(row).toContainText(says)
    await expect(row).not.toContainText('0.00')
  }
})
