import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
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
