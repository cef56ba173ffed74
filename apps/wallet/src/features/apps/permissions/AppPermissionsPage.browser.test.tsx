import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { clearAppData, openAppData } from '../../../storage/appData.ts'
import { openAppStores } from '../../../storage/openAppStores.ts'
import { renderInSafe } from '../../../testing/renderInSafe.tsx'
import { appsSafe, appsSetting } from '../list/appsSetting.test.fixture.ts'
import { AppPermissionsPage } from './AppPermissionsPage.tsx'
import { createAppPermissions } from './createAppPermissions.ts'

const origin = 'https://app.example'
const book = 'requestAddressBook'
const scope = `1337:${appsSafe.address.toLowerCase()}`

async function setup() {
  const rendered = await renderInSafe(
    <AppPermissionsPage />,
    appsSetting([], { path: '/settings/apps' }),
  )
  const stores = openAppStores(rendered.services.stores)
  return { stores, permissions: createAppPermissions(stores.permissions) }
}

test('default: changes and removes the permissions of an app', async () => {
  const { stores, permissions } = await setup()
  await expect
    .element(page.getByText('No permissions granted yet'))
    .toBeVisible()
  permissions.grant(origin, [book], { scope })
  stores.apps.set((memory) => ({
    ...memory,
    features: { [origin]: { camera: false } },
  }))
  const card = page.getByRole('region', { name: origin })
  const capability = card.getByLabelText('Read your address book')
  await expect.element(capability).toBeChecked()
  await expect.element(card.getByText(/^Only in 0xd8dA/)).toBeVisible()
  await capability.click()
  expect(permissions.check(origin, book, scope)).toBe('denied')
  await page.getByRole('button', { name: `Allow all to ${origin}` }).click()
  expect(permissions.check(origin, book, scope)).toBe('granted')
  expect(stores.apps.get().features[origin]).toEqual({ camera: true })
  await page.getByRole('button', { name: `Clear all of ${origin}` }).click()
  await expect.element(card.getByLabelText(/camera/)).not.toBeChecked()
  expect(permissions.check(origin, book, scope)).toBe('denied')
  await card.getByLabelText('Save files on this device').click()
  expect(stores.apps.get().features[origin]?.['allow-downloads']).toBe(true)
  await page.getByRole('button', { name: `Remove ${origin}` }).click()
  await expect.element(card).not.toBeInTheDocument()
  expect(permissions.check(origin, book, scope)).toBe('unknown')
})

test('behavior: shows what an app keeps, and deletes it', async () => {
  await clearAppData()
  const place = { origin, scope, limit: 10_000 }
  await openAppData(place).set('batch', 'x'.repeat(2_000))
  const { permissions } = await setup()
  permissions.grant(origin, [book], { scope })
  const card = page.getByRole('region', { name: origin })
  await expect
    .element(card.getByText('Keeps 3 kB of its own data in this browser.'))
    .toBeVisible()
  await card.getByRole('button', { name: `Delete data of ${origin}` }).click()
  await expect.element(card.getByText(/^Keeps/)).not.toBeInTheDocument()
  expect(await openAppData(place).keys()).toEqual([])
  expect(permissions.check(origin, book, scope)).toBe('granted')

  await openAppData(place).set('batch', 'again')
  await card.getByRole('button', { name: `Remove ${origin}` }).click()
  await expect.element(card).not.toBeInTheDocument()
  await expect.poll(() => openAppData(place).keys()).toEqual([])
})
