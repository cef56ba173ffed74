import { expect, type Page } from '@playwright/test'
import type { InjectedWallet } from './injectedWallet.ts'

/**
 * Expects a page that says why it offers neither signing nor executing, and that a
 * click on the buttons does nothing.
 */
export async function expectShut(
  page: Page,
  wallet: InjectedWallet,
  says: string | RegExp,
): Promise<void> {
  // The checks themselves wait up to 10 s for a node that does not answer.
  await expect(page.getByText(says).first()).toBeVisible({ timeout: 40_000 })
  const buttons = page
    .getByRole('main')
    .getByRole('button', { name: /^(Sign|Execute)/ })
  for (const button of await buttons.all()) {
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await button.click({ force: true })
  }
  expect(wallet.prompts()).toBe(0)
}
