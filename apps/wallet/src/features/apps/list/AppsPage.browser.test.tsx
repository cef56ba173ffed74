import { createSafeApp } from '@strongroom/gateway-sdk/testing'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openAppStores } from '../../../storage/openAppStores.ts'
import { renderInSafe } from '../../../testing/renderInSafe.tsx'
import { AppsPage } from './AppsPage.tsx'
import { appsSetting } from './appsSetting.test.fixture.ts'
import { saveApp } from './saveApp.ts'

// The machine may be busy with other tests.
vi.setConfig({ testTimeout: 60_000 })

const tag = page.getByRole('combobox', { name: 'Tag' })
const card = (name: string) =>
  page.getByRole('article', { name: new RegExp(`^${name}`) })
const show = (...setting: Parameters<typeof appsSetting>) =>
  renderInSafe(<AppsPage />, appsSetting(...setting))

const swap = createSafeApp({
  url: 'https://swap.example',
  name: 'Swap',
  description: 'Trades tokens',
  tags: ['trade'],
  developerWebsite: 'https://makers.example',
})
const pay = createSafeApp({
  url: 'https://pay.example',
  name: 'Pay',
  description: 'Sends wages',
  tags: ['wages'],
})

test('default: search, tags and pins', async () => {
  const { services } = await show([swap, pay])
  await expect.element(card('Swap')).toBeVisible()
  await page.getByLabelText('Search apps').fill('wages pay.example')
  await expect.element(card('Swap')).not.toBeInTheDocument()
  await expect.element(page.getByText('1 of 2 apps')).toBeVisible()
  await page.getByLabelText('Search apps').fill('nothing like it')
  await page.getByRole('button', { name: 'Show all apps' }).click()
  await tag.selectOptions('trade')
  await expect.element(card('Pay')).not.toBeInTheDocument()
  await tag.selectOptions('')
  await page.getByRole('button', { name: 'Pin Pay' }).click()
  await expect
    .element(
      page
        .getByRole('region', { name: 'Pinned' })
        .getByText('Pay', { exact: true }),
    )
    .toBeVisible()
  const { pinned } = openAppStores(services.stores).apps.get()
  expect(pinned['1337']?.map(({ url }) => url)).toEqual([
    'https://pay.example/',
  ])
})

test('behavior: details name the makers and where links lead', async () => {
  await show([swap])
  await page.getByRole('button', { name: 'Details of Swap' }).click()
  const dialog = page.getByRole('dialog', {
    name: 'Swap according to the gateway',
  })
  await expect.element(dialog.getByText('Every wallet')).toBeVisible()
  await expect
    .element(dialog.getByRole('link', { name: /makers\.example/ }))
    .toHaveAttribute('href', 'https://makers.example/')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('behavior: an app that another wallet alone may show is refused', async () => {
  await show([
    createSafeApp({
      name: 'Closed',
      accessControl: {
        type: 'DOMAIN_ALLOWLIST',
        value: ['https://other.example'],
      },
    }),
  ])
  await expect
    .element(card('Closed').getByText(/Its makers do not let/))
    .toBeVisible()
  expect(card('Closed').getByRole('link').elements()).toEqual([])
})

test('error: shows hostile texts and links of a gateway harmlessly', async () => {
  await show([
    createSafeApp({ url: 'javascript:alert(1)', name: 'Script' }),
    createSafeApp({ url: location.origin, name: 'Inside' }),
    createSafeApp({
      url: 'https://evil.example',
      name: 'Safe\u202e\u200bApp',
      description: '<img src=x onerror=alert(1)>'.repeat(50),
      iconUrl: 'javascript:alert(1)',
      tags: ['\u202etag', 'x'.repeat(500)],
      developerWebsite: 'javascript:alert(1)',
      provider: { name: 'Bank\u202e', url: 'data:text/html,x' },
      socialProfiles: [{ platform: 'GITHUB', url: 'javascript:alert(1)' }],
    }),
  ])
  await expect.element(page.getByText(/1 app without a usable/)).toBeVisible()
  await expect
    .element(card('Inside').getByText(/this wallet’s own address/))
    .toBeVisible()
  await page.getByRole('button', { name: 'Details of SafeApp' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  const links = [...document.querySelectorAll('a')].map(
    (link) => new URL(link.href).protocol,
  )
  expect(links.every((protocol) => /^https?:$/.test(protocol))).toBe(true)
  const images = [...document.querySelectorAll('img')].map(({ src }) => src)
  expect(images.filter((src) => !src.startsWith('https:'))).toEqual([])
  expect(document.body.textContent).not.toMatch(/[\u202e\u200b]/)
})

test('error: lists pins and added apps while the gateway is down', async () => {
  const setting = appsSetting('down')
  const { services } = await renderInSafe(<AppsPage />, setting)
  const { apps } = openAppStores(services.stores)
  saveApp(apps, 'pinned', '1337', swap as never)
  saveApp(apps, 'custom', '1337', pay as never)
  await expect
    .element(page.getByText('The list of apps could not be loaded'))
    .toBeVisible()
  await expect.element(card('Swap')).toBeVisible()
  await expect.element(card('Pay').getByText('Added by you')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Open Pay' }))
    .toHaveAttribute('href', expect.stringContaining('pay.example'))
  await expect.element(page.getByLabelText('App address')).toBeVisible()
})

test('behavior: shows a text for a network without apps', async () => {
  await show([swap], { features: [] })
  await expect
    .element(page.getByText('Apps are switched off on Local'))
    .toBeVisible()
})

test('error: refuses invalid addresses and the wallet’s own', async () => {
  await show([])
  const field = page.getByLabelText('App address')
  const look = page.getByRole('button', { name: 'Check app' })
  for (const [text, said] of [
    ['javascript:alert(1)', 'Enter an https address.'],
    ['http://app.example', 'Enter an https address.'],
    [location.origin, 'This is the wallet itself.'],
  ] as const) {
    await field.fill(text)
    await look.click()
    await expect.element(page.getByText(said)).toBeVisible()
  }
  expect(document.querySelectorAll('iframe').length).toBe(0)
})
