import { expect } from '@playwright/test'
import type { Person } from './test.ts'

/** Opens a page with the person's wallet connected. */
export async function openConnected(
  { page, wallet }: Person,
  path: string,
): Promise<void> {
  await page.goto(path)
  await page
    .getByRole('banner')
    .getByRole('button', { name: 'Connect wallet' })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: wallet.name }).click()
  await expect(dialog).toBeHidden()
  expect(wallet.prompts(), 'connecting signs nothing').toBe(0)
}
