import { shiftClock } from '../support/chaos/openActor.ts'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { proposeTransfer } from '../support/proposeTransfer.ts'
import { expect, test } from '../support/test.ts'
import { transactionLink, walletLink } from '../support/walletLink.ts'

const { Alice, Dave } = ownerAccounts

for (const days of [-1, 1])
  test(`a sign-in, a delegate and a deletion by a clock that is wrong by ${days} day name the clock`, async ({
    stack,
    personOf,
  }) => {
    const safe = await createFundedSafe(stack)
    const alice = await personOf('Alice')
    const { context, page } = alice
    await context.addInitScript(shiftClock, days * 86_400_000)
    await openConnected(alice, walletLink('/home', safe))
    const clock = page.getByText(/If your clock is wrong, correct it/)
    const dialog = page.getByRole('dialog')
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Alice|0x/ })
      .click()
    await page.getByRole('menuitem', { name: 'Sign in' }).click()
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await expect(clock).toBeVisible()
    await expectAccessible(page)

    await page.goto(walletLink('/settings/delegates', safe))
    await page.getByLabel('Account of the delegate').fill(Dave)
    await page.getByLabel('Label').fill('Payroll')
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Sign and add' }).click()
    await expect(clock).toBeVisible()

    const hash = await proposeTransfer(stack, {
      ...{ safe, to: Dave, value: 1n, nonce: 0n },
      signers: [Alice],
    })
    await page.goto(transactionLink(safe, hash))
    await page.getByRole('button', { name: 'Delete' }).click()
    await dialog.getByRole('button', { name: 'Sign and delete' }).click()
    await expect(clock).toBeVisible()
  })
