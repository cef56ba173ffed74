import type { Page } from '@playwright/test'
import { expectAccessible } from './expectAccessible.ts'
import { expect } from './test.ts'

/** Presses a button and gives the popup that it opens. */
export async function popupOf(
  page: Page,
  press: () => Promise<void>,
): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await press()
  const popup = await opened
  // Approving needs a popup that has been visible for a while.
  await popup.bringToFront()
  return popup
}

/** Presses a button of the popup wallet, which closes soon afterwards. */
export async function answer(popup: Page, button: string): Promise<void> {
  await popup.getByRole('button', { name: button, exact: true }).click()
}

/** The popup is accessible once its button may be pressed. */
export async function expectPopupAccessible(
  popup: Page,
  button: string,
): Promise<void> {
  await expect(
    popup.getByRole('button', { name: button, exact: true }),
  ).toBeEnabled()
  await expectAccessible(popup)
}

/** Opens the wallet's list of wallets and asks the popup wallet to connect. */
export function askToConnect(page: Page): Promise<Page> {
  return popupOf(page, async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: 'Connect wallet' })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Connect a wallet' })
    await dialog.getByRole('button', { name: 'Ronin Waypoint' }).click()
  })
}

/** The address that the page's popup wallet gave it. */
export async function connectedAddress(page: Page): Promise<`0x${string}`> {
  const address = await page.evaluate(() =>
    localStorage.getItem('RONIN.WAYPOINT:ADDRESS'),
  )
  expect(address).toMatch(/^0x[0-9a-fA-F]{40}$/)
  return address as `0x${string}`
}
