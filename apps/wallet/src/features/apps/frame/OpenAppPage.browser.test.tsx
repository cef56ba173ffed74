import type { SafeApp } from '@strongroom/gateway-sdk'
import { createSafeApp } from '@strongroom/gateway-sdk/testing'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openAppStores } from '../../../storage/openAppStores.ts'
import { renderInSafe } from '../../../testing/renderInSafe.tsx'
import { appsSetting } from '../list/appsSetting.test.fixture.ts'
import { OpenAppPage } from './OpenAppPage.tsx'

vi.setConfig({ testTimeout: 60_000 })

// An app has five seconds to serve its manifest; these serve none.
const patient = { timeout: 50_000 }
const frames = () => document.querySelectorAll('iframe:not([hidden])').length
const url = 'https://app.invalid/x'

const open = (
  apps: readonly SafeApp[] | 'down',
  appUrl = url,
  features?: readonly string[],
) =>
  renderInSafe(
    <OpenAppPage />,
    appsSetting(apps, {
      path: `/apps/open?appUrl=${encodeURIComponent(appUrl)}`,
      ...(features && { features }),
    }),
  )

test('default: asks before opening an unlisted app, and keeps the answer', async () => {
  const { services } = await open([])
  await expect
    .element(page.getByText('This app is not reviewed'), patient)
    .toBeVisible()
  expect(frames()).toBe(0)
  await page.getByLabelText(/^Do not ask again/).click()
  await page.getByRole('button', { name: 'Open app' }).click()
  await expect
    .element(page.getByText('https://app.invalid', { exact: true }), patient)
    .toBeVisible()
  await expect.poll(frames).toBe(1)
  expect(openAppStores(services.stores).apps.get().trusted).toEqual([
    'https://app.invalid',
  ])
})

test('behavior: a listed app opens without a warning', async () => {
  await open([createSafeApp({ url: 'https://app.invalid', name: 'Listed' })])
  await expect
    .element(page.getByRole('heading', { name: 'Listed' }), patient)
    .toBeVisible()
  await expect.poll(frames).toBe(1)
})

test('behavior: a link to a page above is not marked as the current one', async () => {
  await open([], 'https://')
  const back = page.getByRole('link', { name: 'Back to apps' })
  await expect.element(back, patient).toHaveAttribute('href', '/apps')
  await expect.element(back).not.toHaveAttribute('aria-current')
})

test('behavior: the warning names the unreachable gateway', async () => {
  await open('down')
  await expect
    .element(page.getByText('This app could not be checked'), patient)
    .toBeVisible()
  expect(frames()).toBe(0)
})

test.each([
  [
    'its policy',
    createSafeApp({
      url,
      accessControl: { type: 'DOMAIN_ALLOWLIST', value: ['https://o.example'] },
    }),
    /Its makers do not let/,
  ],
  [
    'its networks',
    createSafeApp({ url, chainIds: ['1'] }),
    /not made for this network/,
  ],
])('error: refused by %s', async (_, app, said) => {
  await open([app])
  await expect.element(page.getByText(said)).toBeVisible()
  expect(frames()).toBe(0)
})

test('error: apps are switched off on the network', async () => {
  await open([createSafeApp({ url })], url, [])
  await expect.element(page.getByText(/^Apps are switched off/)).toBeVisible()
  expect(frames()).toBe(0)
})

test.each([
  'javascript:alert(1)',
  '//evil.example',
  'https://good@evil.example',
  'http://app.example',
  location.origin,
])('error: %s is no address of an app', async (appUrl) => {
  await open([], appUrl)
  await expect
    .element(page.getByText('This is not the address of an app'))
    .toBeVisible()
  expect(frames()).toBe(0)
})
