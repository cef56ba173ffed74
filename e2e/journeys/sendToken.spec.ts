import { devTokens } from '@strongroom/devnet'
import { erc20Abi, parseUnits } from 'viem'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe, fundWithToken } from '../support/createFundedSafe.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { readSafe } from '../support/readSafe.ts'
import { expect, test } from '../support/test.ts'
import { walletLink } from '../support/walletLink.ts'

const { Alice, Erin } = ownerAccounts

test('a single owner sends a token with six decimals', async ({
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
  const { page, wallet } = alice
  await openConnected(alice, walletLink('/balances', safe))
  await expect(page.getByText('500').first()).toBeVisible()
  await page.goto(walletLink('/send', safe))
  await page.getByLabel('Recipient').fill(Erin)
  await page.getByLabel('Asset').selectOption(usd)
  const review = page.getByRole('button', { name: 'Review' })
  await page.getByLabel('Amount').fill('0.1234567')
  await review.click()
  await expect(page.getByText('at most 6 decimals')).toBeVisible()
  await page.getByLabel('Amount').fill('500.01')
  await review.click()
  await expect(page.getByText('Not enough balance')).toBeVisible()
  await page.getByLabel('Amount').fill('123.45')
  await review.click()
  await expect(page.getByText(/Send\s+123\.45\s*USD/)).toBeVisible()
  await expect(
    page.getByText('About $123.45 (prices by the gateway).'),
  ).toBeVisible()

  await expect(page.getByRole('main')).toBeFocused()

  // A reload keeps the review, and Back returns to the form as it was typed.
  await page.reload()
  await expect(page.getByText(/Send\s+123\.45\s*USD/)).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Amount')).toHaveValue('123.45')
  await page.reload()
  await expect(page.getByLabel('Recipient')).toHaveValue(Erin)
  await expect(page.getByLabel('Amount')).toHaveValue('123.45')
  await review.click()
  await expect(page.getByText(/Send\s+123\.45\s*USD/)).toBeVisible()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page.getByLabel('Amount')).toHaveValue('123.45')
  await review.click()
  await page.getByRole('button', { name: 'Execute', exact: true }).click()
  await expect(page.getByText(/^Done\. Executed in block \d+/)).toBeVisible()

  // The only signer approves by sending.
  expect(wallet.prompts()).toBe(1)
  expect(await balanceOf(Erin)).toBe(before + parseUnits('123.45', 6))
  expect(await balanceOf(safe)).toBe(parseUnits('376.55', 6))
  expect(await readSafe(chain, safe)).toMatchObject({ nonce: 1n })

  // A payment that was made leaves an empty form.
  await page.goBack()
  await page.goBack()
  await expect(page.getByLabel('Amount')).toHaveValue('')
})
