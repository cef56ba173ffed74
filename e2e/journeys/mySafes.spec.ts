import { openConnected } from '../support/connect.ts'
import { expect, test } from '../support/test.ts'

test('safes are pinned and renamed for good, and their total names its source', async ({
  personOf,
}) => {
  const alice = await personOf('Alice')
  const { page } = alice
  await openConnected(alice, '/accounts')
  const rows = page.getByRole('list', { name: 'Safes' }).getByRole('listitem')
  const council = rows.filter({ hasText: 'Council' })
  await expect(council).toBeVisible()
  await expect(rows.first()).toContainText('Treasury')
  const total = page
    .getByText('All my safes, according to the gateway')
    .locator('..')
  await expect(total).toContainText(/\$[\d,]+\.\d\d/)

  const act = async (name: string, what: string) => {
    await page.getByRole('button', { name: `Actions for ${name}` }).click()
    await page.getByRole('menuitem', { name: what }).click()
  }
  await act('Council', 'Pin to the top')
  await expect(rows.first()).toContainText('Council')
  await expect(rows.first()).toContainText('Pinned')
  await act('Council', 'Rename')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Board')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(rows.first()).toContainText('Board')
  await expect(council).toHaveCount(0)

  await page.reload()
  await expect(rows.first()).toContainText('Board')
  await act('Board', 'Unpin')
  await expect(rows.first()).toContainText('Treasury')
})
