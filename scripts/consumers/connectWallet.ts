import type { Page } from 'playwright'

/**
 * Connects the mock wallet through the dialog. The first click may come before
 * the page listens, so it is repeated until the dialog is there.
 */
export async function connectWallet(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  const connect = page.getByRole('button', { name: 'Connect', exact: true })
  for (let tries = 0; !(await dialog.isVisible()); tries++) {
    if (tries === 30) throw new Error('The connect dialog did not open.')
    await connect.click({ timeout: 1000 }).catch(() => undefined)
    await dialog.waitFor({ timeout: 1000 }).catch(() => undefined)
  }
  await dialog.getByRole('button', { name: 'Mock wallet' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText('00AA').first().waitFor()
}
