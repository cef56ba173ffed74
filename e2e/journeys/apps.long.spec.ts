import type { BrowserContext, Page } from '@playwright/test'
import { demoSafes } from '@strongroom/devnet'
import type { Address } from 'viem'
import { changeConfig } from '../support/changeConfig.ts'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll.ts'
import { lyingGateway } from '../support/lyingGateway.ts'
import { expect, test } from '../support/test.ts'
import { walletLink } from '../support/walletLink.ts'

const frameOf = (page: Page) => page.frameLocator('iframe.sr-app-frame-app')

/** A site that exists only for the browsers of a test. */
async function serveSite(
  context: BrowserContext,
  origin: string,
  files: Record<string, object | string>,
) {
  await context.route(`${origin}/**`, (route) => {
    const file = files[new URL(route.request().url()).pathname]
    if (file === undefined) return route.fulfill({ status: 404 })
    return route.fulfill({
      contentType: typeof file === 'string' ? 'text/html' : 'application/json',
      headers: { 'access-control-allow-origin': '*' },
      body: typeof file === 'string' ? file : JSON.stringify(file),
    })
  })
}

test('listed: search, pin, details, open, a batch is signed', async ({
  stack,
  personOf,
}) => {
  const safe = await createFundedSafe(stack)
  const alice = await personOf('Alice')
  const { page, wallet } = alice
  await openConnected(alice, walletLink('/apps', safe))
  const card = page.getByRole('article', { name: /^Payouts/ })

  await test.step('found', async () => {
    await page.getByLabel('Search apps').fill('nothing like this')
    await expect(page.getByText('No app matches')).toBeVisible()
    await page.getByLabel('Search apps').fill('several TRANSFERS')
    await page.getByLabel('Tag', { exact: true }).selectOption('payments')
    await expect(card).toBeVisible()
    // Its own picture, not the first letter of its name.
    await expect
      .poll(() =>
        card
          .locator('.sr-app-icon img')
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Pin Payouts' }).click()
    await page.reload()
    await expect(page.getByRole('region', { name: 'Pinned' })).toContainText(
      'Payouts',
    )
  })
  await test.step('looked at', async () => {
    await page.getByRole('button', { name: 'Details of Payouts' }).click()
    const dialog = page.getByRole('dialog', { name: 'Payouts' })
    await expect(dialog.getByText(stack.sampleAppUrl)).toBeVisible()
    await expect(dialog.getByText('Local, Saigon (local)')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('link', { name: 'Open app' }).click()
  })
  await test.step('a batch', async () => {
    await expect(page.getByText(stack.sampleAppUrl).first()).toBeVisible()
    await expect(page.getByText('No pending transactions')).toBeVisible()
    const app = frameOf(page)
    await app.getByRole('button', { name: 'Propose batch of two' }).click()
    await expect(page.getByText('Send 0.002 ETH to 2 recipients')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/apps\/open/)
    await expect(app.getByText('Rejected in the wallet')).toBeVisible()
    await app.getByRole('button', { name: 'Propose batch of two' }).click()
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await expect(app.getByText(/^0x[0-9a-f]{64}$/)).toBeVisible()
    expect(wallet.prompts()).toBe(1)
  })
  await expect(page.getByText('1 pending', { exact: true })).toBeVisible({
    timeout: 30_000,
  })
})

test('the address book: granted once, revoked on the settings page', async ({
  stack,
  personOf,
}) => {
  const safe = await createFundedSafe(stack)
  const alice = await personOf('Alice')
  const { page } = alice
  await openConnected(alice, walletLink('/apps', safe))
  const open = async () => {
    await page.goto(
      walletLink('/apps/open', safe, { appUrl: stack.sampleAppUrl }),
    )
    await frameOf(page).getByRole('tab', { name: 'Contacts' }).click()
  }
  const ask = () =>
    frameOf(page)
      .getByRole('button', { name: /Ask for the address book|Ask again/ })
      .click()
  const prompt = page.getByRole('dialog')
  const names = frameOf(page).getByText('Carol', { exact: true })

  await open()
  await ask()
  await expect(prompt).toContainText(stack.sampleAppUrl)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(prompt).toBeHidden()
  await expect(
    frameOf(page).getByText('You did not let this app read'),
  ).toBeVisible()
  await ask()
  await prompt.getByRole('button', { name: 'Allow' }).click()
  await expect(names).toBeVisible()
  await open()
  await ask()
  await expect(names).toBeVisible()
  await expect(prompt).toBeHidden()

  await page.getByRole('link', { name: 'App permissions' }).click()
  const card = page.getByRole('region', { name: stack.sampleAppUrl })
  await expect(card.getByLabel('Read your address book')).toBeChecked()
  await expectAccessible(page)
  await card.getByLabel('Read your address book').uncheck()
  await page.getByRole('button', { name: /^Remove http/ }).click()
  await expect(card.getByLabel('Read your address book')).toBeHidden()
  await open()
  await ask()
  await expect(prompt).toBeVisible()
})

test('an own app: shown first, warned of, opened, left, removed', async ({
  stack,
  personOf,
}) => {
  const safe = await createFundedSafe(stack)
  const alice = await personOf('Alice')
  const { page, context } = alice
  const speak = `<!doctype html><title>x</title><h1>Here</h1><script>
    parent.postMessage({id:'1',method:'getSafeInfo',params:undefined,env:{sdkVersion:'9.1.0'}},'*')
    addEventListener('message', ({data}) => { if (data.id === '1') document.body.append(data.data.safeAddress) })
  </script>`
  await serveSite(context, 'https://own.example', {
    '/tool': speak,
    '/tool/manifest.json': {
      name: 'Own\u202e tool',
      description: '<b>Counts</b>',
      icons: [],
      safe_apps_permissions: ['clipboard-write', 'camera', 'nonsense'],
    },
  })
  await serveSite(context, 'https://elsewhere.example', { '/': speak })
  await openConnected(alice, walletLink('/apps', safe))

  await test.step('an address without an app', async () => {
    await page.getByLabel('App address').fill('https://own.example/none')
    await page.getByRole('button', { name: 'Check app' }).click()
    await expect(
      page.getByText("The app doesn't support Safe App functionality"),
    ).toBeVisible()
  })
  await test.step('added', async () => {
    await page.getByLabel('App address').fill('https://own.example/tool')
    await page.getByRole('button', { name: 'Check app' }).click()
    const preview = page.getByRole('region', { name: 'What the app says' })
    await expect(preview.getByText('Own tool')).toBeVisible()
    await expect(preview.getByText('<b>Counts</b>')).toBeVisible()
    await expect(
      preview.getByText('https://own.example', { exact: true }),
    ).toBeVisible()
    await expect(preview.getByText('clipboard write')).toBeVisible()
    await expectAccessible(page)
    await preview.getByRole('button', { name: 'Add app' }).click()
    await page.reload()
    await page.getByRole('link', { name: 'Open Own tool' }).click()
  })
  await test.step('opened', async () => {
    await expect(page.getByText('This app is not reviewed')).toBeVisible()
    await expect(page.getByLabel('clipboard write')).toBeChecked()
    // The wallet's own headers withhold it.
    await expect(page.getByLabel('camera')).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Open app' }).click()
    await expect(frameOf(page).getByText(safe)).toBeVisible()
    await expect(page.locator('iframe.sr-app-frame-app')).toHaveAttribute(
      'allow',
      'clipboard-write https://own.example',
    )
  })
  await test.step('an app that navigated to another site', async () => {
    await page
      .frames()
      .find((frame) => frame.url().startsWith('https://own.example'))
      ?.goto('https://elsewhere.example/')
    await expect(page.getByText('The app has left its address')).toBeVisible()
    await expect(
      page.getByText('https://elsewhere.example').first(),
    ).toBeVisible()
    await expect(frameOf(page).getByText('Here')).toBeVisible()
    await expect(frameOf(page).getByText(safe)).toBeHidden()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Open the app again' }).click()
    await expect(frameOf(page).getByText(safe)).toBeVisible()
  })
  await test.step('removed', async () => {
    await page.getByRole('link', { name: 'Close app' }).click()
    await page.getByRole('button', { name: 'Details of Own tool' }).click()
    await page.getByRole('button', { name: /^Remove app/ }).click()
    await expect(page.getByRole('link', { name: 'Open Own tool' })).toBeHidden()
    await page.getByRole('link', { name: 'App permissions' }).click()
    await expect(page.getByText('No permissions granted yet')).toBeVisible()
  })
})

test('a gateway that lies or is down', async ({ stack, personOf }) => {
  const safe = await createFundedSafe(stack)
  const alice = await personOf('Alice')
  const { page, context } = alice
  const { changedAnswers, stop } = await lyingGateway(
    context,
    stack.gatewayUrl,
    /\/safe-apps$/,
    (body) =>
      (body as object[]).flatMap((app) => [
        { ...app, url: 'javascript:alert(1)' },
        { ...app, url: stack.walletUrl, name: 'Inside' },
        {
          ...app,
          name: 'Pay\u202eouts',
          accessControl: {
            type: 'DOMAIN_ALLOWLIST',
            value: ['https://other.example'],
          },
        },
      ]),
  )
  await openConnected(alice, walletLink('/apps', safe))
  await expect(page.getByText(/1 app without a usable/)).toBeVisible()
  await expect(page.getByText(/Its makers do not let localhost/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open Inside' })).toBeHidden()
  expect(changedAnswers()).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Pin Payouts' }).click()
  await stop()
  await context.route(`${stack.gatewayUrl}/**/safe-apps*`, (route) =>
    route.abort(),
  )
  await page.reload()
  await expect(
    page.getByText('The list of apps could not be loaded'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Open Payouts' }).click()
  await expect(frameOf(page).getByText(safe.slice(-4)).first()).toBeVisible()
})

test('a link to an app without a safe offers the safes the owner accepted', async ({
  stack,
  personOf,
}) => {
  const safe = await createFundedSafe(stack)
  const alice = await personOf('Alice')
  const { page } = alice
  const stranger = await createFundedSafe(stack)
  await openConnected(alice, `/open-safe?ref=geth:${safe}`)
  await page.getByRole('button', { name: 'Add to my safes' }).click()
  await expect(page).toHaveURL(/\/home\?/)
  const appUrl = encodeURIComponent(stack.sampleAppUrl)
  await page.goto(`/apps/open?appUrl=${appUrl}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Choose a safe for Payouts (${new URL(stack.sampleAppUrl).host})`,
  )
  await expectAccessible(page)
  const list = page.getByRole('list', { name: 'Safes' })
  await expect(list.locator(`a[href*="${safe}"]`)).toBeVisible()
  // Anybody can create a safe that names Alice as an owner.
  await expect(list.locator(`a[href*="${stranger}"]`)).toHaveCount(0)
  await list.locator(`a[href*="${safe}"]`).click()
  await expect(frameOf(page).getByText(safe.slice(-4)).first()).toBeVisible()
})

test('an owner whose safes were never accepted learns so, and where to accept one', async ({
  stack,
  personOf,
}) => {
  await createFundedSafe(stack)
  const alice = await personOf('Alice')
  const { page, context } = alice
  // Without the names of the demo, all of these safes merely name Alice.
  await changeConfig(context, { demoNames: {} })
  const appUrl = encodeURIComponent(stack.sampleAppUrl)
  await openConnected(alice, `/apps/open?appUrl=${appUrl}`)
  await expect(
    page.getByText(
      /safes? names? you as an owner, but you have (?:not )?added/,
    ),
  ).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('button', { name: 'Connect wallet' }),
  ).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Check and add a safe' }).click()
  await expect(page).toHaveURL(/\/accounts$/)
})

test('choosing another safe starts an open app anew, for that safe alone', async ({
  personOf,
}) => {
  const [treasury = '0x', personal = '0x'] = ['Treasury', 'Personal'].map(
    (name) => demoSafes(1337).find((safe) => safe.name === name)?.address,
  )
  const alice = await personOf('Alice')
  const { page } = alice
  await openConnected(alice, walletLink('/apps', treasury as Address))
  await page.getByRole('link', { name: 'Open Payouts' }).click()
  const app = frameOf(page)
  await expect(app.getByText(`geth:${treasury}`).first()).toBeVisible()
  await app.getByLabel('Amount').fill('7')
  await page.getByRole('region', { name: 'Safe' }).getByRole('button').click()
  await page
    .getByRole('dialog', { name: 'Switch safe' })
    .getByRole('link', { name: /^Personal/ })
    .click()
  await page.getByRole('link', { name: 'Open Payouts' }).click()
  await expect(app.getByText(`geth:${personal}`).first()).toBeVisible()
  await expect(app.getByText(treasury.slice(2))).toHaveCount(0)
  await expect(app.getByLabel('Amount')).not.toHaveValue('7')
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`on a phone, ${colorScheme}`, async ({ stack, personOf }) => {
    const safe = await createFundedSafe(stack)
    const viewport = { width: 390, height: 844 }
    const alice = await personOf('Alice', {
      viewport,
      colorScheme,
      hasTouch: true,
    })
    const { page } = alice
    await openConnected(alice, walletLink('/apps', safe))
    await expect(page.getByRole('article')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('link', { name: 'Open Payouts' }).click()
    const app = frameOf(page)
    await app.getByRole('button', { name: 'Propose batch of two' }).click()
    await expect(page.getByText('Send 0.002 ETH to 2 recipients')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(app.getByText('Rejected in the wallet')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
