import { devTokens } from '@strongroom/devnet'
import { erc20Abi, parseAbi, parseUnits } from 'viem'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe, fundWithToken } from '../support/createFundedSafe.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { expect, test } from '../support/test.ts'
import { walletLink } from '../support/walletLink.ts'

const { Alice, Dave, Erin } = ownerAccounts
const { usd } = devTokens()
const dollars = (amount: string) => parseUnits(amount, 6)
const abi = parseAbi([
  'function getModulesPaginated(address start, uint256 pageSize) view returns (address[] array, address next)',
  'function getTokenAllowance(address safe, address delegate, address token) view returns (uint256[5])',
  'function getDelegates(address safe, uint48 start, uint8 pageSize) view returns (address[] results, uint48 next)',
])

test('an account that is no owner spends within a limit, until the owners remove it', async ({
  stack,
  chain,
  personOf,
}) => {
  const safe = await createFundedSafe(stack, { owners: [Alice], threshold: 1 })
  await fundWithToken(stack, safe, usd, dollars('500'))
  const balanceOf = (account: `0x${string}`) =>
    chain.readContract({
      ...{ abi: erc20Abi, address: usd, functionName: 'balanceOf' },
      args: [account],
    })
  const before = await balanceOf(Erin)

  // An owner gives the limit. The first one enables the module in the same batch.
  const alice = await personOf('Alice')
  const { page } = alice
  await openConnected(alice, walletLink('/settings/spending-limits', safe))
  await expect(page.getByText('No spending limits yet')).toBeVisible()
  await page.getByRole('link', { name: 'New limit' }).click()
  const review = page.getByRole('button', { name: 'Review' })
  await page.getByLabel('Beneficiary').fill(safe)
  await page.getByLabel('Token').selectOption(usd)
  await page.getByLabel('Amount').fill('0')
  await review.click()
  await expect(
    page.getByText('The safe can’t have a limit of its own.'),
  ).toBeVisible()
  await expect(page.getByText('The amount must be above zero.')).toBeVisible()
  await page.getByLabel('Beneficiary').fill(Dave)
  await page.getByLabel('Amount').fill('100')
  await expect(page.getByLabel('Resets')).toHaveValue('weekly')
  await expect(page.getByText('This turns spending limits on')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await review.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /turn on spending limits .*spend up to 100\s*USD every week without any confirmation/i,
  )
  const execute = page.getByRole('button', { name: 'Execute', exact: true })
  await page.getByLabel(/^I know what the warnings above mean/).check()
  await execute.click()
  await expect(page.getByText(/^Executed in block \d+/)).toBeVisible()
  const [modules] = await chain.readContract({
    ...{ abi, address: safe, functionName: 'getModulesPaginated' },
    args: ['0x0000000000000000000000000000000000000001', 10n],
  })
  const [module = safe] = modules
  const allowance = () =>
    chain.readContract({
      ...{ abi, address: module, functionName: 'getTokenAllowance' },
      args: [safe, Dave, usd],
    })
  expect((await allowance()).slice(0, 3)).toEqual([dollars('100'), 0n, 10_080n])

  // The beneficiary, who is no owner, pays without anybody's confirmation.
  const dave = await personOf('Dave')
  await openConnected(dave, walletLink('/settings/spending-limits', safe))
  await expect(dave.page.getByText('100 USD left')).toBeVisible()
  await dave.page.getByRole('link', { name: /^Send with the limit/ }).click()
  await dave.page.getByLabel('Recipient').fill(Erin)
  await dave.page.getByLabel('Amount').fill('100.01')
  await dave.page.getByRole('button', { name: 'Review' }).click()
  await expect(
    dave.page.getByText(/more than the 100 USD that is left until/),
  ).toBeVisible()
  await dave.page.getByLabel('Amount').fill('40')
  await dave.page.getByRole('button', { name: 'Review' }).click()
  await expect(
    dave.page.getByText('Your RPC simulated this very call: it goes through.'),
  ).toBeVisible()
  await expectAccessible(dave.page)
  await dave.page.getByRole('button', { name: 'Send now' }).click()
  await expect(dave.page.getByText('60 USD left')).toBeVisible()
  expect(dave.wallet.prompts()).toBe(1)
  expect(await balanceOf(Erin)).toBe(before + dollars('40'))
  expect((await allowance())[1]).toBe(dollars('40'))

  // The form for transfers offers the limit too. He signs a second payment this time,
  // and somebody else sends it.
  await dave.page.goto(walletLink('/send', safe))
  await dave.page.getByLabel('Recipient').fill(Erin)
  await dave.page.getByLabel('Asset').selectOption(usd)
  await dave.page.getByLabel('Amount').fill('10')
  await dave.page.getByRole('link', { name: 'Use my spending limit' }).click()
  await dave.page.getByRole('button', { name: /^Sign, and let/ }).click()
  const link = dave.page.getByText(/^http.*signature=0x/)
  const url = new URL(`${await link.textContent()}`)
  const bob = await personOf('Bob')
  await openConnected(bob, `${url.pathname}${url.search}`)
  await expect(bob.page.getByText(/^Signed by/)).toBeVisible()
  await bob.page.getByRole('button', { name: 'Send now' }).click()
  await expect(bob.page.getByText('50 USD left')).toBeVisible()
  expect(await balanceOf(Erin)).toBe(before + dollars('50'))
  // The same link is refused the second time.
  await bob.page.goto(`${url.pathname}${url.search}`)
  await expect(bob.page.getByText('This signature is not valid')).toBeVisible()

  await page.goto(walletLink('/settings/spending-limits', safe))
  await expect(page.getByText('50 USD left')).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByText(/^Resets /)).toBeVisible()
  await page.getByRole('button', { name: /^Start anew: the limit of/ }).click()
  await expect(
    page.getByText('100 USD every week (50 USD spent)'),
  ).toBeVisible()
  await execute.click()
  await expect(page.getByText(/^Executed in block \d+/)).toBeVisible()
  expect((await allowance()).slice(0, 2)).toEqual([dollars('100'), 0n])

  await page.goto(walletLink('/settings/spending-limits', safe))
  await expect(page.getByText('100 USD left')).toBeVisible()
  await page.getByRole('button', { name: /^Remove the limit of/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Remove all spending limits of/,
  )
  await execute.click()
  await expect(page.getByText(/^Executed in block \d+/)).toBeVisible()
  expect((await allowance())[0]).toBe(0n)
  const [delegates] = await chain.readContract({
    ...{ abi, address: module, functionName: 'getDelegates' },
    args: [safe, 0, 10],
  })
  expect(delegates).toEqual([])
  await dave.page.reload()
  await expect(
    dave.page.getByText('There is no such spending limit'),
  ).toBeVisible()
})
