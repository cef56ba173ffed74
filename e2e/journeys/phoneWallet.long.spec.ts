import { parseEther } from 'viem'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { proposeTransfer } from '../support/proposeTransfer.ts'
import { readClipboard } from '../support/readClipboard.ts'
import { readExecuted } from '../support/readSafe.ts'
import { expect, test } from '../support/test.ts'
import { transactionLink } from '../support/walletLink.ts'

const { Alice, Dave } = ownerAccounts

test('an owner confirms and executes with a wallet on a phone', async ({
  stack,
  chain,
  personOf,
}) => {
  const safe = await createFundedSafe(stack)
  const safeTxHash = await proposeTransfer(stack, {
    safe,
    to: Dave,
    value: parseEther('1'),
    nonce: 0n,
    signers: [Alice],
  })
  const { page, context } = await personOf('Alice')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(transactionLink(safe, safeTxHash))
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: 'Connect wallet' }).click()
  const dialog = page.getByRole('dialog', { name: 'Connect a wallet' })
  await dialog.getByRole('button', { name: 'WalletConnect' }).click()
  await dialog.getByRole('button', { name: 'Copy the code' }).click()
  const code = await readClipboard(context)

  const phone = await context.newPage()
  await phone.goto(stack.phoneUrl)
  await phone.getByLabel('Code').fill(code)
  await phone.getByRole('button', { name: 'Use code' }).click()
  await expect(
    phone.getByRole('heading', { name: 'Connect to Strongroom?' }),
  ).toBeVisible()
  await phone.getByLabel('Account').selectOption({ label: 'Bob' })
  await phone.getByRole('button', { name: 'Connect', exact: true }).click()

  await page.bringToFront()
  await expect(dialog).toBeHidden()
  // The account took the place of the button that opened the dialog.
  await expect(banner.getByRole('button', { name: 'Bob' })).toBeFocused()
  await expect(
    banner
      .getByRole('status')
      .filter({ hasText: 'Connected to WalletConnect' }),
  ).toHaveCount(1)

  await page.getByLabel('Execute right away').uncheck()
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await phone.bringToFront()
  await expect(
    phone.getByRole('heading', { name: 'Sign this data?' }),
  ).toBeVisible()
  await phone.getByRole('button', { name: 'Sign' }).click()
  await page.bringToFront()
  await page.getByRole('button', { name: 'Execute', exact: true }).click()
  await phone.bringToFront()
  await phone.getByRole('button', { name: 'Send' }).click()
  await page.bringToFront()
  await expect(page.getByText(/^Done\. Executed in block \d+/)).toBeVisible()
  expect(await readExecuted(chain, safe)).toEqual([safeTxHash])

  // A reload finds the session again; the phone ends it.
  await page.reload()
  await expect(banner.getByRole('button', { name: 'Bob' })).toBeVisible()
  await phone.getByRole('button', { name: 'Disconnect' }).click()
  await expect(
    banner.getByRole('button', { name: 'Connect wallet' }),
  ).toBeVisible()
})

test('a relay out of reach ends with a way to try again', async ({
  personOf,
}) => {
  const { page } = await personOf('Alice')
  await page.routeWebSocket(/^ws:\/\/127\.0\.0\.1/, (socket) => socket.close())
  await page.goto('/accounts')
  await page.getByRole('button', { name: 'Connect wallet' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Connect a wallet' })
  await dialog.getByRole('button', { name: 'WalletConnect' }).click()
  const alert = dialog.getByRole('alert')
  await expect(alert).toContainText('WalletConnect cannot be reached')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByText('Making a code…')).toBeVisible()
})

test('a wallet that only injects itself is listed and connects', async ({
  stack,
  browser,
}) => {
  const page = await browser.newPage({ baseURL: stack.walletUrl })
  await page.addInitScript((account) => {
    // Mobile wallets inject themselves after the page has started.
    addEventListener('DOMContentLoaded', () => {
      const request = async ({ method }: { method: string }) => {
        if (method === 'eth_chainId') return '0x539'
        if (method.endsWith('ccounts')) return [account]
        throw Object.assign(new Error(method), { code: 4200 })
      }
      Object.assign(globalThis, { ethereum: { request, on() {} } })
      dispatchEvent(new Event('ethereum#initialized'))
    })
    // The demo's own wallet announces itself and would take its place.
    addEventListener(
      'eip6963:announceProvider',
      (event) => event.stopImmediatePropagation(),
      { capture: true },
    )
  }, ownerAccounts.Bob)
  await page.goto('/accounts')
  await page.getByRole('button', { name: 'Connect wallet' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Connect a wallet' })
  await dialog.getByRole('button', { name: 'Browser wallet' }).click()
  await expect(dialog).toBeHidden()
  await expect(
    page.getByRole('banner').getByRole('button', { name: 'Bob' }),
  ).toBeVisible()
  await page.close()
})
