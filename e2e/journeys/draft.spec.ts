import { readFile } from 'node:fs/promises'
import { devTokens } from '@strongroom/devnet'
import { type Address, erc20Abi, parseEther, parseUnits } from 'viem'
import type { ChainReader } from '../support/chainReader.ts'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe, fundWithToken } from '../support/createFundedSafe.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { readSafe } from '../support/readSafe.ts'
import { expect, test } from '../support/test.ts'
import { walletLink } from '../support/walletLink.ts'

const { Alice, Bob, Dave, Erin } = ownerAccounts

/** Dollars of the safe that Dave may spend. */
const readAllowance = (chain: ChainReader, safe: Address) =>
  chain.readContract({
    ...{ abi: erc20Abi, address: devTokens().usd },
    ...{ functionName: 'allowance', args: [safe, Dave] },
  })

test('an owner pays three people and calls a contract in one batch', async ({
  stack,
  chain,
  personOf,
}) => {
  const { usd } = devTokens()
  const safe = await createFundedSafe(stack, { owners: [Alice], threshold: 1 })
  await fundWithToken(stack, safe, usd, parseUnits('500', 6))
  const balanceOf = (account: Address) =>
    chain.readContract({
      abi: erc20Abi,
      address: usd,
      functionName: 'balanceOf',
      args: [account],
    })
  const people = [Bob, Dave, Erin] as const
  const before = await Promise.all(people.map(balanceOf))
  const coins = await chain.getBalance({ address: Erin })

  const alice = await personOf('Alice')
  const { page } = alice
  await openConnected(alice, walletLink('/transactions/draft/recipients', safe))
  const text = page.getByLabel('Recipients', { exact: true })
  await page.getByLabel('File of recipients').setInputFiles({
    ...{ name: 'all.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(`${Bob},1\n`.repeat(10_000)),
  })
  await expect(page.getByText(/too long for a list/)).toBeVisible()
  await text.fill('x,1\n'.repeat(501))
  await expect(page.getByText('This list has 501 lines.')).toBeVisible()
  await text.fill(
    `${Bob},10,USD\n${Dave.replace(/[a-f]/, 'A')},20,USD\neth:${Erin},1.5\n`,
  )
  await expect(page.getByText('2 lines are left out')).toBeVisible()
  await expect(page.getByText(/checksum of an address is wrong/)).toBeVisible()
  await expect(page.getByText(/of another network/)).toBeVisible()
  await text.fill(
    `recipient;amount;token\n${Bob};10;USD\n${Dave};20;${usd}\n${Erin};1.5;\n`,
  )
  await expect(page.getByText('In total: 30 USD · 1.5 ETH')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add 3 transfers' }).click()

  const list = page.getByRole('region', { name: 'Actions in order' })
  const rows = list.getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await page.getByRole('link', { name: 'Contract call' }).click()
  await page.getByLabel('Contract', { exact: true }).fill(usd)
  await page.getByLabel('ABI', { exact: true }).fill('[')
  await expect(page.getByText(/neither JSON nor a list/)).toBeVisible()
  await page
    .getByLabel('ABI', { exact: true })
    .fill('approve(address whom, uint256 howMuch)')
  await page.getByLabel('whom (address)').fill(Dave)
  await page.getByLabel('howMuch (uint256)').fill('1.5')
  await expect(page.getByText('fits uint256')).toBeVisible()
  await page.getByLabel('howMuch (uint256)').fill('7000000')
  await page.getByRole('button', { name: 'Add to batch' }).click()
  await expect(rows).toHaveCount(4)

  // Reorders by the keyboard alone; a reload keeps the order.
  const handle = page.getByRole('button', { name: 'Move action 4' })
  await handle.focus()
  await page.keyboard.press('Home')
  await expect(rows.first()).toContainText(/allow|spend/i)
  await expect(
    page.getByRole('button', { name: 'Move action 1' }),
  ).toBeFocused()
  await page.getByLabel('Name of this draft').fill('Salaries')
  await page.reload()
  await expect(rows.first()).toContainText(/allow|spend/i)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Review 4 actions' }).click()
  await expect(page.getByText('Salaries')).toBeVisible()
  await page.getByText('4 calls in one batch').click()
  await expect(page.getByText('Names by an added ABI')).toBeVisible()
  await page.goBack()
  await expect(rows).toHaveCount(4)
  await page.goForward()
  await page.getByRole('button', { name: 'Execute', exact: true }).click()
  await expect(page.getByText(/^Done\. Executed in block \d+/)).toBeVisible()

  const paid = [parseUnits('10', 6), parseUnits('20', 6), 0n]
  for (const [at, person] of people.entries())
    expect(await balanceOf(person)).toBe((before[at] ?? 0n) + (paid[at] ?? 0n))
  expect(await chain.getBalance({ address: Erin })).toBe(
    coins + parseEther('1.5'),
  )
  expect(await readAllowance(chain, safe)).toBe(7_000_000n)
  expect(await readSafe(chain, safe)).toMatchObject({ nonce: 1n })
  await page.goto(walletLink('/transactions/draft', safe))
  await expect(page.getByText('Nothing in this draft yet')).toBeVisible()
})

test('an owner edits, removes and restores actions of a draft @long', async ({
  stack,
  personOf,
}) => {
  const safe = await createFundedSafe(stack, { owners: [Alice], threshold: 1 })
  const alice = await personOf('Alice')
  const { page } = alice
  await openConnected(
    alice,
    walletLink('/send', safe, { to: Erin, value: '1' }),
  )
  const rows = page
    .getByRole('region', { name: 'Actions in order' })
    .getByRole('listitem')
  await page.getByLabel('Amount').fill('0.25')
  await page.getByLabel('Note (optional)').fill('Rent')
  await page.getByRole('button', { name: 'Add to batch' }).click()
  await expect(rows).toHaveCount(1)
  // The note is of a whole transaction: the batch begins without one.
  await expect(page.getByText('The note and the gas fields')).toBeVisible()
  await expect(page.getByLabel('Note (optional)')).toHaveValue('')

  const other = await page.context().newPage()
  await other.goto(walletLink('/send', safe))
  await other.getByLabel('Recipient').fill(Dave)
  await other.getByLabel('Amount').fill('0.5')
  await other.getByRole('button', { name: 'Add to batch' }).click()
  await expect(rows).toHaveCount(2)
  await other.close()

  await page.getByRole('button', { name: 'Actions for 1' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await expect(page.getByLabel('Amount')).toHaveValue('0.25')
  await page.getByLabel('Amount').fill('0.75')
  await page.getByRole('button', { name: 'Save in the batch' }).click()
  await expect(rows.first()).toContainText('0.75 ETH')

  await page.getByRole('button', { name: 'Actions for 1' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect(rows).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows.first()).toContainText('0.75 ETH')

  // Drags the first row below the second one.
  const [from, to] = await Promise.all([
    page.getByRole('button', { name: 'Move action 1' }).boundingBox(),
    page.getByRole('button', { name: 'Move action 2' }).boundingBox(),
  ])
  await page.mouse.move((from?.x ?? 0) + 10, (from?.y ?? 0) + 10)
  await page.mouse.down()
  await page.mouse.move((to?.x ?? 0) + 10, (to?.y ?? 0) + 20, { steps: 5 })
  await page.mouse.up()
  await expect(rows.first()).toContainText('0.5 ETH')
})

test('a draft and its ABI move to another browser by a backup, and run there @long', async ({
  stack,
  chain,
  personOf,
}) => {
  const { usd } = devTokens()
  const safe = await createFundedSafe(stack, { owners: [Alice], threshold: 1 })
  await fundWithToken(stack, safe, usd, parseUnits('500', 6))
  const before = await chain.getBalance({ address: Erin })
  const { page: first } = await personOf('Alice')
  await first.goto(walletLink('/send', safe, { to: Erin }))
  await first.getByLabel('Amount').fill('0.25')
  await first.getByRole('button', { name: 'Add to batch' }).click()
  await first.getByLabel('Name of this draft').fill('Salaries')
  await first.getByRole('link', { name: 'Contract call' }).click()
  await first.getByLabel('Contract', { exact: true }).fill(usd)
  await first
    .getByLabel('ABI', { exact: true })
    .fill('approve(address whom, uint256 howMuch)')
  await first.getByLabel('whom (address)').fill(Dave)
  await first.getByLabel('howMuch (uint256)').fill('7000000')
  await first.getByRole('button', { name: 'Add to batch' }).click()
  await expect(
    first.getByRole('button', { name: 'Review 2 actions' }),
  ).toBeVisible()
  await first.goto(walletLink('/settings/data', safe))
  const saved = first.waitForEvent('download')
  await first.getByRole('button', { name: 'Export a backup' }).click()
  const buffer = await readFile(await (await saved).path())

  const alice = await personOf('Alice')
  const { page } = alice
  await openConnected(alice, walletLink('/settings/data', safe))
  await page.getByLabel('Backup to import').setInputFiles({
    ...{ name: 'backup.json', mimeType: 'application/json', buffer },
  })
  const partOf = (name: string) =>
    page
      .getByRole('list', { name: 'Parts of the backup' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox', { name }) })
  await partOf('Draft batches').getByText('Show 1 entry').click()
  await expect(partOf('Draft batches')).toContainText('Salaries (2)')
  const abis = page.getByRole('checkbox', { name: 'ABIs that you added' })
  // It names calls in reviews, so it is left out unless it is chosen.
  await expect(abis).not.toBeChecked()
  await abis.check()
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByText('Backup imported')).toBeVisible()

  await page.goto(walletLink('/transactions/draft', safe))
  await expect(page.getByLabel('Name of this draft')).toHaveValue('Salaries')
  await page.getByRole('button', { name: 'Review 2 actions' }).click()
  await page.getByText('2 calls in one batch').click()
  await expect(page.getByText('Names by an added ABI')).toBeVisible()
  await page.getByRole('button', { name: 'Execute', exact: true }).click()
  await expect(page.getByText(/^Done\. Executed in block \d+/)).toBeVisible()
  expect(await chain.getBalance({ address: Erin })).toBe(
    before + parseEther('0.25'),
  )
  expect(await readAllowance(chain, safe)).toBe(7_000_000n)
})
