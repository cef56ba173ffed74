import type { Page } from '@playwright/test'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll.ts'
import { freePorts } from '../support/freePorts.ts'
import { openPerson } from '../support/openPerson.ts'
import {
  type AppAnswer,
  type AppSite,
  html,
  json,
  serveApp,
} from '../support/serveAppPages.ts'
import { expect, longIf, test } from '../support/test.ts'
import { walletLink } from '../support/walletLink.ts'

// Apps that are down, refuse to be framed, lead elsewhere or stay silent: the
// wallet shows it, and never shows their address as that of the page it frames.

const plain = html('<!doctype html><title>Page</title><h1>A page</h1>')
const speaking = html(
  `<!doctype html><title>App</title><h1>App</h1><script>
    parent.postMessage({id:'1',method:'getSafeInfo',env:{sdkVersion:'9.1.0'}},'*')
  </script>`,
)
const manifest = { name: 'Tool', description: 'Counts', iconPath: 'icon.svg' }
const allowed = { 'access-control-allow-origin': '*' }

const status = (
  code: number,
  text: string,
  headers: Record<string, string> = {},
) =>
  ((response) =>
    response
      .writeHead(code, { 'content-type': 'text/html', ...headers })
      .end(text)) satisfies AppAnswer

let site: AppSite
let foreign: AppSite

test.beforeAll(async () => {
  foreign = await serveApp({ '/': plain })
  const { origin } = foreign
  site = await serveApp({
    '/deny': status(200, '<h1>Bank</h1>', { 'x-frame-options': 'DENY' }),
    '/ancestors': status(200, '<h1>Bank</h1>', {
      'content-security-policy': "frame-ancestors 'none'",
    }),
    '/failing': status(500, '<h1>Sorry</h1>'),
    '/failing-empty': status(500, ''),
    '/moved': status(302, '', { location: `${origin}/` }),
    '/silent': plain,
    '/speaking': speaking,
    '/speaking/manifest.json': json(manifest),
    '/silent/manifest.json': json(manifest),
    '/missing/manifest.json': status(404, '', allowed),
    '/private/manifest.json': status(200, JSON.stringify(manifest)),
    '/moved/manifest.json': status(302, '', { ...allowed, location: origin }),
    '/huge/manifest.json': json({ ...manifest, rest: 'x'.repeat(300_000) }),
    '/page/manifest.json': status(200, '<!doctype html>', allowed),
    '/nameless/manifest.json': json({ ...manifest, name: 7 }),
    '/plain/manifest.json': json({ ...manifest, description: '' }),
    '/iconless/manifest.json': json({ ...manifest, iconPath: null }),
    '/slow/manifest.json': () => undefined,
    '/features/manifest.json': json({
      ...manifest,
      safe_apps_permissions: ['clipboard-write', 'camera', 'geolocation'],
    }),
  })
})

test.afterAll(async () => {
  await site.stop()
  await foreign.stop()
})

const silence = (page: Page) =>
  page.getByRole('status').filter({
    hasText: 'This page has not connected to your safe',
  })

async function open(page: Page, safe: `0x${string}`, appUrl: string) {
  await page.goto(walletLink('/apps/open', safe, { appUrl }))
  await page.getByRole('button', { name: 'Open app' }).click()
}

test('a page that never connects is shown as unconnected', async ({
  browser,
  stack,
}) => {
  const safe = await createFundedSafe(stack)
  const alice = await openPerson(browser, stack, 'Alice')
  const { context } = alice
  const [free] = await freePorts(1)
  const urls = [
    '/deny',
    '/ancestors',
    '/failing',
    '/failing-empty',
    '/moved',
    '/silent',
  ].map((path) => site.origin + path)
  const tabs = await Promise.all(
    [...urls, `http://127.0.0.1:${free}/dead`].map(async (url) => {
      const page = await context.newPage()
      await open(page, safe, url)
      return { page, url }
    }),
  )
  for (const { page, url } of tabs)
    await test.step(url, async () => {
      await expect(silence(page)).toBeVisible()
      await expect(page.getByText('Requested, not confirmed')).toBeVisible()
      const out = page.getByRole('link', { name: /^Open it in a new tab/ })
      await expect(out).toHaveAttribute('href', url)
      await expect(out).toHaveAttribute('rel', 'noopener noreferrer')
    })
  const problems = await alice.close()
  // The browser logs this about the page that refuses to be framed.
  expect(problems.filter((text) => !/frame-ancestors/.test(text))).toEqual([])
})

test('an app is confirmed by its first message, until its frame loads another page', async ({
  stack,
  personOf,
}) => {
  const safe = await createFundedSafe(stack)
  const { page } = await personOf('Alice')
  await open(page, safe, `${site.origin}/speaking`)
  const requested = page.getByText('Requested, not confirmed')
  const frame = page.frameLocator('iframe.sr-app-frame-app')
  await expect(frame.getByRole('heading', { name: 'App' })).toBeVisible()
  await expect(requested).toBeHidden()
  await page.waitForTimeout(5_500)
  await expect(silence(page)).toBeHidden()
  await page
    .frames()
    .find((each) => each.url().startsWith(site.origin))
    ?.goto(`${foreign.origin}/`)
  await expect(requested).toBeVisible()
  await expect(silence(page)).toBeVisible()
  await silence(page).getByRole('button', { name: 'Reload' }).click()
  await expect(frame.getByRole('heading', { name: 'App' })).toBeVisible()
  await expect(requested).toBeHidden()
  await expect(silence(page)).toBeHidden()
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`an added app that went silent can be removed there, ${colorScheme}, on a phone${longIf(colorScheme === 'light')}`, async ({
    stack,
    personOf,
  }) => {
    const safe = await createFundedSafe(stack)
    const { page } = await personOf('Alice', {
      viewport: { width: 390, height: 844 },
      colorScheme,
    })
    await page.goto(walletLink('/apps', safe))
    await page.getByLabel('App address').fill(`${site.origin}/silent`)
    await page.getByRole('button', { name: 'Check app' }).click()
    await page.getByRole('button', { name: 'Add app' }).click()
    await page.getByRole('link', { name: 'Open Tool' }).click()
    await page.getByRole('button', { name: 'Open app' }).click()
    await expect(silence(page)).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await silence(page).getByRole('button', { name: 'Remove app' }).click()
    await expect(
      page.getByRole('heading', { name: 'Apps', exact: true }),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open Tool' })).toBeHidden()
  })

test('a manifest that cannot be read names its cause', async ({
  stack,
  personOf,
}) => {
  const safe = await createFundedSafe(stack)
  const { page } = await personOf('Alice')
  const [free] = await freePorts(1)
  await page.goto(walletLink('/apps', safe))
  const lookUp = async (url: string) => {
    await page.getByLabel('App address').fill(url)
    await page.getByRole('button', { name: 'Check app' }).click()
  }
  const causes: [string, string][] = [
    ['/missing', 'status 404 (not found)'],
    ['/private', 'Access-Control-Allow-Origin: *'],
    ['/moved', 'redirects manifest.json to another address'],
    ['/huge', 'larger than 256 kB'],
    ['/page', 'not a JSON object'],
    ['/nameless', 'no usable field “name”'],
    ['/plain', 'no usable field “description”'],
    ['/iconless', 'names no icon'],
    ['/slow', 'within 5 seconds'],
  ]
  for (const [path, text] of causes) {
    await lookUp(site.origin + path)
    await expect(page.getByRole('alert')).toContainText(text)
  }
  await lookUp(`http://127.0.0.1:${free}/`)
  await expect(page.getByRole('alert')).toContainText('did not answer')

  await lookUp(`${site.origin}/features`)
  const preview = page.getByRole('region', { name: 'What the app says' })
  await expect(preview).toContainText('Browser features')
  await expect(preview.getByText('clipboard write')).toBeVisible()
  await expect(preview).toContainText('Not available in this wallet')
  await expect(preview.getByText('camera, geolocation')).toBeVisible()
})
