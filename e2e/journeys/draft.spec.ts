import { devTokens } from '@strongroom/devnet'
import { erc20Abi, parseUnits } from 'viem'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe, fundWithToken } from '../support/createFundedSafe.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { readSafe } from '../support/readSafe.ts'
import { expect, test } from '../support/test.ts'
import { walletLink } from '../support/walletLink.ts'

const { Alice, Dave, Erin } = ownerAccounts

test('an owner collects transfers in a draft and executes them as one', async ({
  stack,
  chain,
  personOf,
}) => {
  const { usd } = devTokens()
  const safe = await createFundedSafe(stack, { owners: [Alice], threshold: 1 })
  await fundWithToken(stack, safe, usd, parseUnits('500', 6))
  const balanceOf = (account: `0x${string}`) =>
    chain.readContract({
      abi: erc20Abi,
      address: usd,
      functionName: 'balanceOf',
      args: [account],
    })
  const before = await balanceOf(Erin)

  const alice = await personOf('Alice')
  const { page } = alice
  await openConnected(alice, walletLink('/send', safe))
  await page.getByLabel('Recipient').fill(Erin)
  await page.getByLabel('Asset').selectOption(usd)
  await page.getByLabel('Amount').fill('100')
  await page.getByRole('button', { name: 'Add to batch' }).click()
  const list = page.getByRole('region', { name: 'Actions in order' })
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('link', { name: 'Transfer', exact: true }).click()
  await page.getByLabel('Recipient').fill(Dave)
  await page.getByLabel('Amount').fill('0.25')
  await page.getByRole('button', { name: 'Add to batch' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await page.reload()
  await expect(list.getByRole('listitem').first()).toContainText('USD')
  await page.getByRole('button', { name: 'Move action 2' }).press('ArrowUp')
  await expect(list.getByRole('listitem').first()).toContainText('ETH')
  await page.getByRole('button', { name: 'Review 2 actions' }).click()
  await page.getByRole('button', { name: 'Execute', exact: true }).click()
  await expect(page.getByText(/^Executed in block \d+/)).toBeVisible()
  expect(await balanceOf(Erin)).toBe(before + parseUnits('100', 6))
  expect(await readSafe(chain, safe)).toMatchObject({ nonce: 1n })
})
