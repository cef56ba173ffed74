import { parseEther } from 'viem'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { readExecuted } from '../support/readSafe.ts'
import { expect, test } from '../support/test.ts'
import { transactionLink, walletLink } from '../support/walletLink.ts'

const { Dave } = ownerAccounts

test('an app of another site proposes, and the owners decide', async ({
  stack,
  chain,
  personOf,
}) => {
  const safe = await createFundedSafe(stack)
  const alice = await personOf('Alice')
  const { page, wallet } = alice
  await openConnected(alice, walletLink('/apps', safe))
  await page.getByRole('link', { name: 'Open sample app' }).click()
  const app = page.frameLocator('iframe')
  await expect(app.getByText(`geth:${safe}`).first()).toBeVisible()
  await expect(app.getByText('2 of 3')).toBeVisible()
  await expectAccessible(page)

  await test.step('turned down', async () => {
    await app.getByRole('button', { name: 'Propose batch of two' }).click()
    const { host } = new URL(stack.sampleAppUrl)
    await expect(page.getByText(`wants to send (${host})`)).toBeVisible()
    await expect(page.getByText('Send 0.002 ETH to 2 recipients')).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(app.getByText('Rejected in the wallet')).toBeVisible()
    expect(wallet.prompts()).toBe(0)
  })

  let safeTxHash = ''
  await test.step('signed', async () => {
    await app.getByLabel('Recipient').fill(Dave)
    await app.getByLabel('Amount').fill('0.75')
    await app.getByRole('button', { name: 'Propose transfer' }).click()
    await expect(page.getByText(/Send\s+0\.75\s*ETH/)).toBeVisible()
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    const answer = app.getByText(/^0x[0-9a-f]{64}$/)
    await expect(answer).toBeVisible()
    safeTxHash = (await answer.textContent()) ?? ''
    expect(wallet.prompts()).toBe(1)
  })

  await test.step('confirmed and executed by Bob', async () => {
    const bob = await personOf('Bob')
    await openConnected(bob, transactionLink(safe, safeTxHash))
    await bob.page.getByRole('button', { name: 'Execute', exact: true }).click()
    await expect(
      bob.page.getByText(/^Done\. Executed in block \d+/),
    ).toBeVisible()
    expect(await readExecuted(chain, safe)).toEqual([safeTxHash])
    expect(await chain.getBalance({ address: safe })).toBe(parseEther('9.25'))
  })
})
