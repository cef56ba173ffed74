import { expect } from '@playwright/test'
import type { Address } from 'viem'
import { openConnected } from './connect.ts'
import type { Person } from './test.ts'
import { transactionLink } from './walletLink.ts'

/** The last owner needed confirms what an app proposed, and executes it. */
export async function confirmInWallet(
  person: Person,
  safe: Address,
  safeTxHash: string,
): Promise<void> {
  const { page } = person
  const link = transactionLink(safe, safeTxHash)
  // Once connected, the wallet knows the account again.
  if (page.url() === 'about:blank') await openConnected(person, link)
  else await page.goto(link)
  await page.getByRole('button', { name: 'Execute', exact: true }).click()
  await expect(page.getByText(/^Done\. Executed in block \d+/)).toBeVisible()
}
