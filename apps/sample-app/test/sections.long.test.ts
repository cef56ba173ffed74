import { expect, test } from 'vitest'
import { expectAccessible } from './expectAccessible.ts'
import { openTab, useSites } from './useSites.ts'

const frame = useSites()
const dave = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

test('default: balances and the chain', async () => {
  const { app } = await frame.open()
  await app.getByText('2 of 3').waitFor()
  await openTab(app, 'Safe')
  await app.getByRole('button', { name: 'Read balances' }).click()
  await app.getByRole('row', { name: /Ether.*10.*\$20,000/ }).waitFor()
  await app.getByRole('button', { name: 'Read the chain' }).click()
  const block = await frame.sites.chain.client.getBlockNumber()
  await app.getByText(String(block), { exact: true }).waitFor()
  expect(frame.violations).toEqual([])
})

test('behavior: requests the address book and suggests its names', async () => {
  const { page, app } = await frame.open()
  await openTab(app, 'Contacts')
  await app.getByRole('button', { name: 'Ask for the address book' }).click()
  await app.getByText('Dave the baker').waitFor()
  expect(await app.getByText('Erin elsewhere').count()).toBe(0)
  await expectAccessible(page)
  await openTab(app, 'Pay')
  await app.getByLabel('Recipient').pressSequentially('baker')
  await app.getByRole('option', { name: /Dave the baker/ }).click()
  expect(await app.getByLabel('Recipient').inputValue()).toBe(dave)
})

test('behavior: an address book that is taken back is forgotten', async () => {
  const { page, app } = await frame.open()
  await openTab(app, 'Contacts')
  await app.getByRole('button', { name: 'Ask for the address book' }).click()
  await app.getByText('Dave the baker').waitFor()
  await page.evaluate(() => globalThis.host.emit('permissionsChanged', []))
  await app.getByRole('button', { name: 'Ask for the address book' }).waitFor()
  expect(await app.getByText('Dave the baker').count()).toBe(0)
})

test('error: an address book that is refused', async () => {
  const { page, app } = await frame.open()
  await page.evaluate(() => {
    globalThis.allowsAddressBook = false
  })
  await openTab(app, 'Contacts')
  await app.getByRole('button', { name: 'Ask for the address book' }).click()
  await app
    .getByText('You did not let this app read the address book.')
    .waitFor()
  await openTab(app, 'Settings')
  await app.getByRole('button', { name: 'Show permissions' }).click()
  // This wallet reports granted permissions only.
  await app.getByText('None so far.').waitFor()
})

for (const query of ['', '&dark'])
  test(`behavior: every tab by keyboard, readable, with “${query}”`, async () => {
    const { page, app } = await frame.open(query)
    await app.getByText('2 of 3').waitFor()
    await app.getByRole('tab', { name: 'Pay' }).focus()
    for (const name of [
      'Safe',
      'Builder',
      'Sign',
      'Contacts',
      'Settings',
      'Pay',
    ]) {
      await page.keyboard.press('ArrowRight')
      await app.getByRole('tab', { name, selected: true }).waitFor()
      await app.getByRole('tabpanel', { name }).locator('h2').first().waitFor()
      await expectAccessible(page)
    }
  })
