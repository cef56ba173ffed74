import { readFile } from 'node:fs/promises'
import { demoSafes } from '@strongroom/devnet'
import type { Address } from 'viem'
import { expectAccessible } from '../support/expectAccessible.ts'
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { expect, test } from '../support/test.ts'
import { walletLink } from '../support/walletLink.ts'

const treasury = demoSafes(1337).find(({ name }) => name === 'Treasury')
  ?.address as Address
const book = walletLink('/address-book', treasury)
const supplier = '0x1234567890AbcdEF1234567890aBcdef12345678'
const { Dave } = ownerAccounts
/** Dave's first and last digits. */
const alike =
  `${Dave.slice(0, 6)}${'0'.repeat(32)}${Dave.slice(-4)}`.toLowerCase()

test('a name is added, replaced after a question, found, renamed and removed', async ({
  personOf,
}) => {
  const { page } = await personOf('Alice')
  await page.goto(book)
  const rows = page.getByRole('list', { name: 'Names' }).getByRole('listitem')
  const add = async (name: string) => {
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByLabel('Address', { exact: true }).fill(supplier)
    await page.getByRole('button', { name: 'Save name' }).click()
  }
  await add('Supplier')
  await expect(rows.filter({ hasText: 'Supplier' })).toHaveCount(1)
  await add('Mallory')
  const question = page.getByRole('dialog', { name: 'Replace Supplier?' })
  await question.getByRole('button', { name: 'Keep Supplier' }).click()
  await expect(rows.filter({ hasText: 'Mallory' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Save name' }).click()
  await question.getByRole('button', { name: 'Replace name' }).click()
  await expect(rows.filter({ hasText: 'Mallory' })).toHaveCount(1)

  await page.getByRole('button', { name: 'Rename Mallory' }).click()
  const rename = page.getByRole('dialog', { name: 'Rename Mallory' })
  await rename.getByLabel('New name').fill('Supplier Ltd')
  await rename.getByRole('button', { name: 'Save name' }).click()
  await page.getByRole('searchbox', { name: 'Search' }).fill('supplier 0x1234')
  await expect(rows).toHaveCount(1)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Remove Supplier Ltd' }).click()
  await expect(rows).toHaveCount(0)
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(1)

  await page.getByRole('link', { name: 'Send to Supplier Ltd' }).click()
  await expect(page.getByLabel('Recipient')).toHaveValue(supplier)
})

test('a CSV file is checked line by line, and nothing is stored before consent @long', async ({
  personOf,
}) => {
  const { page } = await personOf('Alice')
  await page.goto(book)
  const rows = page.getByRole('list', { name: 'Names' }).getByRole('listitem')
  await expect(rows.filter({ hasText: 'Dave' })).toHaveCount(1)
  const before = await rows.count()
  await page.getByLabel('CSV file to import').setInputFiles({
    name: 'book.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        'address,name,chainId',
        `${supplier},Supplier,1337`,
        `${Dave},David,1337`,
        `${alike},Payroll,1337`,
        `${supplier.replace('A', 'a')},Typo,1337`,
      ].join('\r\n'),
    ),
  })
  await expect(
    page.getByText('2 new, 1 renamed, 0 unchanged, 1 refused.'),
  ).toBeVisible()
  await expect(
    page.getByText('Looks like Dave, but is another address.'),
  ).toBeVisible()
  await expect(page.getByText(/The checksum is wrong/)).toBeVisible()
  await expect(page.getByLabel('Add Supplier')).toBeChecked()
  await expect(page.getByLabel('Replace Dave')).not.toBeChecked()
  await expect(page.getByLabel('Add Payroll')).not.toBeChecked()
  expect(await rows.count()).toBe(before)
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Store 1 name' }).click()
  await expect(page.getByText('1 name was stored')).toBeVisible()
  await expect(rows).toHaveCount(before + 1)

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const text = await readFile(await (await saved).path(), 'utf8')
  expect(text).toContain(`${supplier},Supplier,1337\r\n`)
  expect(text).toContain(`${Dave},Dave,1337\r\n`)
  expect(text).not.toContain(alike)
})
