import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { test as base, expect } from '../support/test.ts'
import { editFile, openWalletHost } from '../support/walletHost.ts'

/** Another build, with a title of its own. */
const buildOf = (title: string) => (dir: string) =>
  editFile(join(dir, 'index.html'), (html) =>
    html.replace('<html ', `<html id="${title}" `),
  )

/** Opens the list of safes and waits until the build of the host is stored. */
async function openStored(context: BrowserContext, url: string) {
  const page = await context.newPage()
  await page.goto(`${url}/accounts`)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  return page
}

/** A host with the build `first`, and a visitor whose browser has stored it. */
const test = base.extend<{
  host: Awaited<ReturnType<typeof openWalletHost>>
  visitor: { context: BrowserContext; page: Page }
}>({
  host: async ({ stack }, use) => {
    const host = await openWalletHost({ gatewayUrl: stack.gatewayUrl })
    await host.publish(buildOf('first'))
    await use(host)
    await host.close()
  },
  visitor: async ({ host, personOf }, use) => {
    const { context } = await personOf('Alice', { serviceWorkers: 'allow' })
    await use({ context, page: await openStored(context, host.url) })
  },
})

const build = (page: Page) => page.locator('html').getAttribute('id')

test('opens without a network, says so, and stores no answer', async ({
  host,
  visitor: { context, page },
}) => {
  await context.setOffline(true)
  await page.goto(`${host.url}/accounts`)
  await expect(page.getByText('You are offline')).toBeVisible()
  await expect(page.getByRole('main')).toBeVisible()
  const stored = await page.evaluate(async () => {
    const names = await caches.keys()
    const all = await Promise.all(
      names.map(async (name) => (await caches.open(name)).keys()),
    )
    return all.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(stored.length).toBeGreaterThan(50)
  expect(stored.filter((path) => !/^\/(?:assets\/|$)/u.test(path))).toEqual([])
})

test('opens a new version when Reload is pressed, in that tab alone', async ({
  host,
  visitor: { context, page },
}) => {
  const other = await openStored(context, host.url)
  await page.reload()
  await host.publish(buildOf('second'))
  await page.reload()
  await expect(page.getByText('A new version is ready')).toBeVisible()
  expect(await build(page)).toBe('first')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.locator('html#second')).toBeAttached()
  expect(await build(other)).toBe('first')
  // The worker still has the code that its host deleted.
  await other.getByRole('link', { name: 'Create a safe' }).first().click()
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await other.reload()
  await expect(other.locator('html#second')).toBeAttached()
})

test('keeps its version when a new one is broken', async ({
  host,
  visitor: { page },
}) => {
  await host.publish(buildOf('broken'), (dir) =>
    editFile(join(dir, 'index.html'), (html) => `${html}<!-- changed -->`),
  )
  const outcome = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    const update = registration?.update()
    const found = await new Promise<ServiceWorker | null | undefined>((done) =>
      registration?.addEventListener('updatefound', () =>
        done(registration.installing),
      ),
    )
    await update
    return new Promise((done) => {
      const check = () => found?.state === 'redundant' && done(found.state)
      found?.addEventListener('statechange', check)
      check()
    })
  })
  expect(outcome).toBe('redundant')
  await page.reload()
  expect(await build(page)).toBe('first')
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByText('A new version is ready')).toHaveCount(0)
})
