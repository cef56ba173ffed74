import type { Locator, Page } from '@playwright/test'
import { parseEther } from 'viem'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { readSafe } from '../support/readSafe.ts'
import { expect, test } from '../support/test.ts'
import { walletLink } from '../support/walletLink.ts'

const { Alice, Bob, Dave, Erin } = ownerAccounts

/** More elements than any page here has in its Tab order. */
const mostTabs = 120

const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement)

/** Moves the focus to an element by Tab alone, round the page if it has to. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let pressed = 0; pressed < mostTabs; pressed++) {
    if (await isFocused(target)) {
      await expect(target, 'the focus is in sight').toBeInViewport()
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${target}.`)
}

/** Presses a button or a link. */
async function press(
  page: Page,
  role: 'button' | 'link',
  name: string | RegExp,
) {
  const target = page.getByRole(role, { name, exact: true }).first()
  await expect(target).toBeEnabled()
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Types into a field in the place of what it has. */
async function type(page: Page, label: string, text: string) {
  await tabTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
}

test('owners compose, sign and execute a batch by the keyboard alone on a phone', async ({
  stack,
  chain,
  personOf,
}) => {
  test.slow()
  const safe = await createFundedSafe(stack, { owners: [Alice, Bob] })
  const viewport = { width: 390, height: 844 }
  const before = await Promise.all(
    [Dave, Erin].map((address) => chain.getBalance({ address })),
  )
  const alice = await personOf('Alice', { viewport })
  const { page } = alice
  const connect = async (on: Page, wallet: string, path: string) => {
    await on.goto(path)
    await press(on, 'button', 'Connect wallet')
    const dialog = on.getByRole('dialog')
    await tabTo(on, dialog.getByRole('button', { name: wallet }))
    await on.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
  }
  await connect(page, alice.wallet.name, walletLink('/home', safe))

  await test.step('composes', async () => {
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox')).toBeFocused()
    await page.keyboard.type('draft batch')
    await expect(page.getByRole('option').first()).toHaveText('Draft batch')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/transactions\/draft\?/)
    await press(page, 'link', 'Several recipients')
    await type(page, 'Recipients', `${Dave},0.25`)
    await press(page, 'button', 'Add 1 transfer')
    await press(page, 'link', 'Transfer')
    await type(page, 'Recipient', Erin)
    await type(page, 'Amount', '0.5')
    await press(page, 'button', 'Add to batch')
    const rows = page
      .getByRole('region', { name: 'Actions in order' })
      .getByRole('listitem')
    await expect(rows).toHaveCount(2)
    await expect(rows.first()).toContainText('0.25 ETH')
    await tabTo(page, page.getByRole('button', { name: 'Move action 2' }))
    await page.keyboard.press('ArrowUp')
    await expect(rows.first()).toContainText('0.5 ETH')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

  await test.step('reviews and signs', async () => {
    await press(page, 'button', 'Review 2 actions')
    await expect(page.getByText(/Send 0\.75 ETH to 2 recipients/)).toBeVisible()
    await expectNoSidewaysScroll(page)
    await press(page, 'button', 'Sign')
    await expect(page).toHaveURL(/\/transactions\/tx/)
    expect(alice.wallet.prompts()).toBe(1)
  })

  await test.step('another owner executes', async () => {
    const bob = await personOf('Bob', { viewport })
    const { searchParams } = new URL(page.url())
    const id = searchParams.get('id') ?? ''
    const link = walletLink('/transactions/tx', safe, { id })
    await connect(bob.page, bob.wallet.name, link)
    await press(bob.page, 'button', 'Execute')
    await expect(
      bob.page.getByText(/^Done\. Executed in block \d+/),
    ).toBeVisible()
  })

  const after = await Promise.all(
    [Dave, Erin].map((address) => chain.getBalance({ address })),
  )
  expect(after).toEqual([
    (before[0] ?? 0n) + parseEther('0.25'),
    (before[1] ?? 0n) + parseEther('0.5'),
  ])
  expect(await readSafe(chain, safe)).toMatchObject({ nonce: 1n })
})
