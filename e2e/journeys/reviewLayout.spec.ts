import { parseEther } from 'viem'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { lyingGateway } from '../support/lyingGateway.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { proposeTransfer } from '../support/proposeTransfer.ts'
import { expect, test } from '../support/test.ts'
import { transactionLink } from '../support/walletLink.ts'

const { Alice, Dave } = ownerAccounts

test('a review keeps its action in reach, and its title above the refusals', async ({
  stack,
  personOf,
}) => {
  const safe = await createFundedSafe(stack, { threshold: 3 })
  const hash = await proposeTransfer(stack, {
    ...{ safe, to: Dave, value: parseEther('1'), nonce: 0n, signers: [Alice] },
  })
  const bob = await personOf('Bob')
  const { page, context, wallet } = bob
  await openConnected(bob, transactionLink(safe, hash))
  const main = page.getByRole('main')
  const sign = main.getByRole('button', { name: 'Sign', exact: true })
  const aside = main.getByRole('complementary')
  await expect(sign).toBeEnabled()
  await expect(aside.getByText('Your turn')).toHaveCount(2)

  // On a phone the bar of the review takes the place of the tabs.
  await page.setViewportSize({ width: 360, height: 640 })
  await expect(sign).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('link', { name: 'Assets' })).toBeHidden()
  const bar = await main.locator('.sr-review-bar').boundingBox()
  expect(bar?.height).toBeLessThanOrEqual(120)

  // On a desk who confirmed stays beside the calls.
  await page.setViewportSize({ width: 1440, height: 500 })
  await page.getByText('All fields that are signed').click()
  await page.getByText(/^Verified: computed here/).click()
  await page.mouse.move(700, 250)
  await page.mouse.wheel(0, 250)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200)
  await expect(
    aside.getByRole('heading', { name: /^Confirmations/ }),
  ).toBeInViewport()

  // Several refusals at once: the title, then one line for each.
  await lyingGateway(context, stack.gatewayUrl, /\/multisig_/, (body) => {
    const record = structuredClone(body) as { txData: { value: string } }
    record.txData.value = '7'
    return record
  })
  await page.setViewportSize({ width: 390, height: 844 })
  // A reload returns to where the page was scrolled.
  await page.evaluate(() => scrollTo(0, 0))
  await page.reload()
  const refusals = main.locator('.sr-refusals').getByRole('alert')
  await expect(refusals.nth(2)).toBeInViewport()
  const title = await page.getByRole('heading', { level: 1 }).boundingBox()
  const first = await refusals.first().boundingBox()
  expect(title?.y).toBeLessThan(first?.y ?? 0)
  await expect(sign).toHaveAttribute('aria-disabled', 'true')
  const fold = refusals.first().getByText('Show the values')
  await fold.focus()
  await page.keyboard.press('Enter')
  await expect(
    refusals.first().getByText('From the fields shown'),
  ).toBeVisible()
  await expectAccessible(page)
  expect(wallet.prompts()).toBe(0)
})
