import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { root } from '../../scripts/stack/settings.ts'
import {
  gatewayUrl,
  type Tab,
  tabOf,
  testsOfBrowsers,
  textOf,
} from './browsers.ts'
import { editFile, openWalletHost } from './walletHost.ts'

export const dist = join(root, 'apps/wallet/dist')
export const [worker = ''] = readdirSync(dist).filter((name) =>
  /^worker-/.test(name),
)

/** Takes over at once, and answers every page. */
export const evilWorker = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate')
    event.respondWith(new Response('<p>Sign in again</p>', { headers: { 'Content-Type': 'text/html' } }))
})`

/** Another build, whose page has a mark of its own. */
export const buildOf = (mark: string, date = '') => {
  return async (dir: string) => {
    // `bindFiles` runs right after the change, and writes the list with this date.
    process.env['STRONGROOM_DATE'] = date
    await editFile(join(dir, 'index.html'), (html) =>
      html.replace('<html ', `<html data-build="${mark}" `),
    )
  }
}

export const buildIn = (tab: Tab) =>
  tab.evaluate(() => document.documentElement.dataset['build'], undefined)

export async function expectText(tab: Tab, text: string | RegExp) {
  await expect
    .poll(() => textOf(tab).catch(() => ''), { timeout: 60_000 })
    .toMatch(text)
}

/** Presses a button or link by its text; the last one, where a dialog repeats it. */
export async function press(tab: Tab, name: string) {
  await expect
    .poll(
      () =>
        tab
          .evaluate((name) => {
            const found = [...document.querySelectorAll('button, a')].filter(
              (element) => element.textContent === name,
            )
            const last = found.at(-1) as HTMLElement | undefined
            last?.click()
            return last !== undefined
          }, name)
          .catch(() => false),
      { timeout: 30_000 },
    )
    .toBe(true)
}

/** Waits until this browser has accepted the release of the host. */
export async function openPinned(tab: Tab, url: string) {
  await tab.open(`${url}/help`)
  await expect
    .poll(
      () =>
        tab
          .evaluate(async () => {
            const registration = await navigator.serviceWorker.getRegistration()
            const pin = await caches.match('/pin.json')
            return registration?.active?.state === 'activated' && pin
              ? ((await pin.json()).accepted.sha256 as string)
              : ''
          }, undefined)
          .catch(() => ''),
      { timeout: 60_000 },
    )
    .toMatch(/^[\da-f]{64}$/)
}

/** Tests in each browser, whose tab has accepted the release of a host. */
export const testsOfPinned = testsOfBrowsers.map(({ name, test }) => ({
  name,
  test: test.extend({
    host: async ({ host }, use) => {
      await host.publish(buildOf('first', '2026-05-02'))
      await use(host)
    },
    tab: async ({ tab, host }, use) => {
      await openPinned(tab, host.url)
      await use(tab)
    },
  }),
}))

/** A test in Playwright's own browser, whose page has accepted the release of a host. */
export const testInPage = base.extend<{
  host: Awaited<ReturnType<typeof openWalletHost>>
  page: Page
  tab: Tab
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter
  host: async ({}, use) => {
    const host = await openWalletHost({ gatewayUrl })
    await host.publish(buildOf('first'))
    await use(host)
    await host.close()
  },
  tab: async ({ page, host }, use) => {
    const tab = tabOf(page)
    await openPinned(tab, host.url)
    await use(tab)
  },
})
