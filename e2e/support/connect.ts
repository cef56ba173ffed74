import { expect } from '@playwright/test'
import type { Person } from './test.ts'

/** Connects the person's wallet through the dialog. */
export async function connect({ page, wallet }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Connect wallet' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: wallet.name }).click()
  await expect(dialog).toBeHidden()
}
