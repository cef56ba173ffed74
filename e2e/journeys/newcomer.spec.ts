import { demoSafes } from '@strongroom/devnet'
import type { Address } from 'viem'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { readSafe } from '../support/readSafe.ts'
import { expect, test } from '../support/test.ts'
import { walletLink } from '../support/walletLink.ts'

const { Carol } = ownerAccounts

function demoSafe(name: string): Address {
  const safe = demoSafes(1337).find((each) => each.name === name)
  if (safe === undefined) throw new Error(`There is no demo safe ${name}.`)
  return safe.address
}

test('a newcomer becomes a demo owner and confirms a waiting transaction', async ({
  chain,
  personOf,
}) => {
  const { page, wallet } = await personOf('Alice')
  await page.goto('/accounts')
  await page.getByRole('button', { name: 'Connect wallet' }).first().click()
  await page
    .getByRole('dialog', { name: 'Connect' })
    .getByRole('button', { name: 'Dev wallet' })
    .click()
  const prompt = (name: string) => page.getByRole('dialog', { name })
  await prompt('Choose a demo owner')
    .getByRole('button', { name: 'Carol' })
    .click()
  const list = page.getByRole('list', { name: 'Safes' })
  for (const name of ['Treasury', 'Council', 'Heritage', 'Frontier'])
    await expect(
      list.locator(`a[href*="${demoSafe(name)}"]`),
      name,
    ).toBeVisible()
  await expect(
    list.locator(`a[href*="saigon:${demoSafes(2021)[0]?.address}"]`),
  ).toBeVisible()
  await expect(list.locator(`a[href*="${demoSafe('Personal')}"]`)).toHaveCount(
    0,
  )

  const council = demoSafe('Council')
  const before = await readSafe(chain, council)
  await list.locator(`a[href*="${council}"]`).click()
  await page.getByRole('link', { name: 'Review', exact: true }).click()
  const acknowledge = page.getByLabel(/^I understand the risks above/)
  const execute = page.getByRole('button', { name: 'Execute', exact: true })
  await expect(execute).toBeVisible()
  await acknowledge.check()
  await page.getByLabel('Execute right away').uncheck()
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await prompt('Sign typed data as Carol')
    .getByRole('button', { name: 'Confirm' })
    .click()
  await execute.click()
  await prompt('Send a transaction as Carol')
    .getByRole('button', { name: 'Confirm' })
    .click()
  await expect(page.getByText(/^Done\. Executed in block \d+/)).toBeVisible()
  const after = await readSafe(chain, council)
  expect(after.owners).toHaveLength(before.owners.length + 1)
  expect(after.nonce).toBe(before.nonce + 1n)
  expect(after.owners).toContain(Carol)
  expect(wallet.requests, 'the other wallet was left alone').toEqual([])
})

test('the demo safes have a past @long', async ({ personOf }) => {
  const { page } = await personOf('Alice')
  const rows = page.getByRole('article')
  const open = (name: string) =>
    page.goto(walletLink('/transactions/history', demoSafe(name)))

  await open('Treasury')
  await expect(rows.filter({ hasText: 'BADGE' })).toContainText('Received')
  await expect(rows.filter({ hasText: '18,500.5' })).toContainText('USD')
  await expect(rows.filter({ hasText: '−1.5' })).toContainText('ETH')
  const days = page.getByRole('heading', { name: /, 20\d\d$/ })
  expect(await days.count()).toBeGreaterThan(3)
  await open('Council')
  // The other test of this file may have added an owner too, at nonce 1.
  await expect(
    rows
      .filter({ has: page.getByRole('img', { name: 'Nonce 0', exact: true }) })
      .filter({ hasText: 'Add owner' }),
  ).toContainText('Executed')
  await open('Heritage')
  await expect(rows.filter({ hasText: 'Failed' })).toContainText('GOLD')
  await open('Frontier')
  await expect(rows.filter({ hasText: 'Enable module' })).toHaveCount(1)
  await expect(rows.filter({ hasText: 'Module' })).not.toHaveCount(0)
})
