import { once } from 'node:events'
import {
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  test,
} from '@playwright/test'
import { PermissionsError } from '@strongroom/safe-apps-bridge/compat'
import { listComponents } from '../../docs/build/stories.ts'
import { buildDocs, serveDocs } from '../../scripts/stack/serveDocs.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll.ts'
import { freePorts } from '../support/freePorts.ts'
import { longIf } from '../support/test.ts'
import { watchPages } from '../support/watchPage.ts'

// The documentation as it is built and served, with the kit's live stories.

let url: string
let close: () => Promise<void>

test.beforeAll(async () => {
  test.setTimeout(1_200_000)
  const [code] = await once(buildDocs(), 'exit')
  expect(code, 'pnpm run docs').toBe(0)
  const [port = 0] = await freePorts(1)
  url = `http://127.0.0.1:${port}`
  close = (await serveDocs({ port, hosts: ['127.0.0.1'] })).close
})
test.afterAll(() => close?.())

/** Opens a context whose pages must log no error and break no policy. */
async function openWatched(
  context: BrowserContext,
): Promise<{ readonly page: Page; readonly problems: () => string[] }> {
  const watch = await watchPages(context)
  const errors: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  const page = await context.newPage()
  return { page, problems: () => [...watch.problems, ...errors] }
}

test('default: each component has a page that frames its stories', async ({
  request,
}) => {
  const components = listComponents()
  expect(components.length).toBeGreaterThan(80)
  const { entries } = await (
    await request.get(`${url}/storybook/index.json`)
  ).json()
  const missing: string[] = []
  for (const component of components) {
    const page = await request.get(`${url}/components/${component}.html`)
    const frames = [...(await page.text()).matchAll(/data-story="([^"]+)"/gu)]
    const known = frames.filter(
      ([, id = '']) => entries[id]?.title.split('/').at(-1) === component,
    )
    if (known.length === 0 || known.length < frames.length)
      missing.push(component)
  }
  expect(missing).toEqual([])
})

for (const [component, story, content] of [
  ['Button', 'Primary', 'Confirm'],
  ['TransactionSentence', 'Payment', 'Send'],
  ['Address', 'Full', '0x'],
] as const)
  test(`behavior: the frames of ${component} render without an error${longIf(component !== 'Button')}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ colorScheme: 'dark' })
    const { page, problems } = await openWatched(context)
    await page.goto(`${url}/components/${component}.html`)
    await expect(page.getByText(/^\d+\.\d\d\u00a0kB alone/u)).toBeVisible()
    const frame = page.getByTitle(`${component}: ${story}`, { exact: true })
    const inside = frame.contentFrame()
    // Storybook loads its whole preview first.
    await expect(inside.locator('#storybook-root')).toContainText(content, {
      timeout: 60_000,
    })
    await expect(inside.locator('html')).toHaveAttribute(
      'data-sr-theme',
      'dark',
    )
    await page.getByRole('switch', { name: 'Switch to light theme' }).click()
    await expect(inside.locator('html')).toHaveAttribute(
      'data-sr-theme',
      'light',
    )
    expect(problems()).toEqual([])
    await context.close()
  })

test('behavior: a story that clicks by itself waits for the reader', async ({
  browser,
}) => {
  const context = await browser.newContext()
  const { page, problems } = await openWatched(context)
  await page.goto(`${url}/components/Button.html`)
  await page
    .getByRole('button', { name: 'Play story: Button: Pressed' })
    .click()
  const frame = page.getByTitle('Button: Pressed', { exact: true })
  await expect(
    frame.contentFrame().getByRole('button', { name: 'Confirm' }),
  ).toBeFocused()
  const opened = context.waitForEvent('page')
  await page
    .getByRole('link', { name: 'Open in Storybook: Button: Pressed' })
    .click()
  const storybook = await opened
  await expect(
    storybook
      .frameLocator('#storybook-preview-iframe')
      .getByRole('button', { name: 'Confirm' }),
  ).toBeVisible()
  expect(problems()).toEqual([])
  await context.close()
})

for (const [name, kind] of [
  ['getSafeInfo', 'a call'],
  ['SafeInfo', 'an interface'],
  ['GatewayCall', 'a type'],
] as const)
  test(`behavior: the search finds ${name}, ${kind}, and asks no other host`, async ({
    browser,
  }) => {
    const context = await browser.newContext()
    const foreign: string[] = []
    context.on('request', (request) => {
      if (!request.url().startsWith(url)) foreign.push(request.url())
    })
    const { page, problems } = await openWatched(context)
    await page.goto(url)
    await page.getByRole('button', { name: 'Search Ctrl K' }).click()
    await page.getByRole('searchbox').fill(name)
    const place = `/reference/gateway-sdk/#${name.toLowerCase()}`
    await page.locator(`a.result[href$="${place}"]`).click()
    await expect(page).toHaveURL(`${url}${place}`)
    await expect(
      page.locator(`h3[id="${name.toLowerCase()}"]`),
    ).toBeInViewport()
    expect(foreign).toEqual([])
    expect(problems()).toEqual([])
    await context.close()
  })

test('behavior: a name in a block shows its type under the pointer and the focus', async ({
  browser,
}) => {
  const context = await browser.newContext()
  const { page, problems } = await openWatched(context)
  await page.clock.install()
  await page.goto(`${url}/guides/verify-a-signature.html`)
  const block = page.locator('pre', { hasText: 'recoverSigner(' }).first()
  const names = block.locator('.typed-name')
  const popup = page.getByRole('tooltip')
  const name = names.getByText('recoverSigner', { exact: true }).first()

  await name.hover()
  await expect(popup).toContainText(
    'function recoverSigner(signature: Hex, hash: Hex): Promise<Address>',
  )
  await expect(popup).toContainText('Recovers who made a 65-byte signature')
  await expect(name).toHaveAccessibleDescription(/Recovers who made/u)
  // The pointer may enter the popup, for instance to copy the type.
  await popup.hover()
  await page.clock.runFor(2_000)
  await expect(popup).toBeVisible()
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(popup).toBeHidden()

  await block.focus()
  await page.keyboard.press('Tab')
  await expect(names.first()).toBeFocused()
  await expect(popup).toContainText('Arrow keys')
  await page.keyboard.press('ArrowRight')
  await expect(names.nth(1)).toBeFocused()
  await expect(popup).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  expect(problems()).toEqual([])
  await context.close()
})

test('behavior: docsPath of an error opens its explanation', async ({
  page,
}) => {
  const { docsPath } = new PermissionsError('Permissions rejected', 4001)
  await page.goto(`${url}${docsPath}`)
  await expect(
    page.getByRole('heading', { name: 'PermissionsError' }),
  ).toBeInViewport()
})

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]
const pages = [
  '/',
  '/guides/signing-safely.html',
  '/guides/verify-a-signature.html',
  '/reference/react-hooks/functions/useBalances.html',
  '/components/',
  '/components/Card.html',
]
for (const colorScheme of ['light', 'dark'] as const)
  for (const viewport of sizes)
    test(`behavior: pages are accessible at ${viewport.width} px in the ${colorScheme}${longIf((colorScheme === 'dark') !== viewport.width < 500)}`, async ({
      browser,
    }) => {
      const options: BrowserContextOptions = { colorScheme, viewport }
      const context = await browser.newContext(options)
      const { page, problems } = await openWatched(context)
      for (const path of pages) {
        await page.goto(`${url}${path}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
      }
      expect(problems()).toEqual([])
      await context.close()
    })
