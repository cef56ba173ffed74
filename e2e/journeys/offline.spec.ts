import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { securityHeaders } from '../../apps/wallet/headers.ts'
import { writeServiceWorker } from '../../apps/wallet/scripts/writeServiceWorker.ts'
import { serveStatic } from '../../scripts/stack/serveStatic.ts'
import { root } from '../../scripts/stack/settings.ts'
import { freePorts } from '../support/freePorts.ts'
import { test as base, expect } from '../support/test.ts'

/** A host of the built wallet, whose build can be replaced. */
async function openHost(gatewayUrl: string) {
  const folder = await mkdtemp(join(tmpdir(), 'strongroom-offline-'))
  const [port = 0] = await freePorts(1)
  const config = { gatewayUrl }
  let site: Awaited<ReturnType<typeof serveStatic>> | undefined
  return {
    url: `http://localhost:${port}`,
    /** Serves a build with another title; `spoil` may change it afterwards. */
    async publish(title: string, spoil?: (dir: string) => Promise<void>) {
      await site?.close()
      const dir = join(folder, title)
      await cp(join(root, 'apps/wallet/dist'), dir, { recursive: true })
      const page = join(dir, 'index.html')
      const html = await readFile(page, 'utf8')
      await writeFile(page, html.replace('<html ', `<html id="${title}" `))
      writeServiceWorker(dir)
      await spoil?.(dir)
      const inline = JSON.parse(
        await readFile(join(dir, '.vite/inline.json'), 'utf8'),
      )
      site = await serveStatic({
        dir,
        port,
        hosts: ['127.0.0.1', '::1'],
        config,
        headers: (path) => securityHeaders(config, path, inline),
      })
    },
    async close() {
      await site?.close()
      await rm(folder, { recursive: true })
    },
  }
}

/** Opens the list of safes and waits until the build of the host is stored. */
async function openStored(context: BrowserContext, url: string) {
  const page = await context.newPage()
  await page.goto(`${url}/accounts`)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  return page
}

/** A host with the build `first`, and a visitor whose browser has stored it. */
const test = base.extend<{
  host: Awaited<ReturnType<typeof openHost>>
  visitor: { context: BrowserContext; page: Page }
}>({
  host: async ({ stack }, use) => {
    const host = await openHost(stack.gatewayUrl)
    await host.publish('first')
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
  await host.publish('second')
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
  await host.publish('broken', async (dir) => {
    const file = join(dir, 'index.html')
    await writeFile(file, `${await readFile(file, 'utf8')}<!-- changed -->`)
  })
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
