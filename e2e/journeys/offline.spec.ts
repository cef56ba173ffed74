import type { BrowserContext, Page } from '@playwright/test'
import { test as base, expect } from '../support/test.ts'
import { openWalletHost } from '../support/walletHost.ts'

/** Opens the list of safes and waits until the build of the host is stored. */
async function openStored(context: BrowserContext, url: string) {
  const page = await context.newPage()
  await page.goto(`${url}/accounts`)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  return page
}

/** A host of the build, and a visitor whose browser has stored it. */
const test = base.extend<{
  host: Awaited<ReturnType<typeof openWalletHost>>
  visitor: { context: BrowserContext; page: Page }
}>({
  host: async ({ stack }, use) => {
    const host = await openWalletHost({ gatewayUrl: stack.gatewayUrl })
    await host.publish()
    await use(host)
    await host.close()
  },
  visitor: async ({ host, personOf }, use) => {
    const { context } = await personOf('Alice', { serviceWorkers: 'allow' })
    await use({ context, page: await openStored(context, host.url) })
  },
})

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
  expect(stored.filter((path) => path.includes('/v1/'))).toEqual([])
})
