import { tabOf } from '../support/browsers.ts'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import {
  buildIn,
  buildOf,
  expectText,
  openPinned,
  press,
} from '../support/pinnedRelease.ts'
import { expect, test } from '../support/test.ts'
import { openWalletHost } from '../support/walletHost.ts'
import { walletLink } from '../support/walletLink.ts'

test('an update waits until the wallet has answered, and one in another tab loses no signature', async ({
  stack,
  personOf,
}) => {
  const safe = await createFundedSafe(stack)
  const config = await fetch(`${stack.walletUrl}/config.json`)
  const host = await openWalletHost(await config.json())
  await host.publish(buildOf('first', '2026-05-02'))
  const alice = await personOf('Alice', {
    ...{ serviceWorkers: 'allow', baseURL: host.url },
  })
  const { context, page, wallet } = alice
  const tab = tabOf(page)
  await openPinned(tab, host.url)
  await openConnected(alice, walletLink('/send', safe))
  await host.publish(buildOf('second', '2026-05-03'))
  await page.goto(walletLink('/send', safe))
  await expectText(tab, 'A new release is ready')
  await page.getByLabel('Recipient').fill(ownerAccounts.Dave)
  await page.getByLabel('Amount').fill('1')
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  const hold = wallet.holdNext('eth_signTypedData_v4')
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await hold.reached
  const change = page.getByRole('button', { name: 'Review the change' })
  await expect(change).toHaveAttribute('aria-disabled', 'true')
  await expect(change).toHaveAccessibleDescription(
    'Answer the request in your wallet first.',
  )

  const other = tabOf(await context.newPage())
  await other.open(`${host.url}/help/release`)
  await expectText(other, 'A newer release')
  await press(other, 'Update')
  await expectText(other, 'Update to this release?')
  await press(other, 'Update')
  await expect.poll(() => buildIn(other).catch(() => '')).toBe('second')

  // The tab that asks still has its page, and its code of the earlier release.
  expect(await buildIn(tab)).toBe('first')
  hold.release()
  await page.waitForURL('**/transactions/tx?*')
  await expect(
    page.getByText('1 of 2').or(page.getByText('1/2')).first(),
  ).toBeVisible()
  expect(await buildIn(tab)).toBe('first')
  expect(wallet.prompts()).toBe(1)
  await expect(
    page.getByRole('link', { name: 'Review the change' }),
  ).toBeVisible()
  await host.close()
})
