import { expect } from '@playwright/test'
import type { Tab } from '../support/browsers.ts'
import {
  buildIn,
  buildOf,
  expectText,
  openPinned,
  press,
  testsOfPinned,
} from '../support/pinnedRelease.ts'

// What the browser stores of the accepted release is damaged, or is deleted by the site
// or the browser.

const lost = 'This browser lost the release that you accepted'

/** Damages the record of the accepted release, or its copy. */
const damage = (tab: Tab, paths: string[]) =>
  tab.evaluate(async (paths) => {
    const cache = await caches.open('strongroom-pin')
    for (const path of paths) await cache.put(path, new Response('{'))
  }, paths)

/** The accepted release by the record in the browser, and whether its files are stored. */
const acceptedIn = (tab: Tab) =>
  tab
    .evaluate(async () => {
      const pin = await (await caches.match('/pin.json'))?.json()
      const { id } = pin.accepted as { id: string }
      const list = await caches.match('/release.json', { cacheName: id })
      return list === undefined ? `${id} without files` : id
    }, undefined)
    .catch(() => '')

for (const { name, test } of testsOfPinned)
  test.describe(name, () => {
    test('opens without the host although its record is damaged', async ({
      host,
      tab,
    }) => {
      await damage(tab, ['/pin.json'])
      await host.stop()
      await tab.open(`${host.url}/help`)
      await expectText(tab, 'Status of a transaction')
      expect(await buildIn(tab)).toBe('first')
    })

    test('says that it lost the release when the record and its copy are damaged', async ({
      host,
      tab,
    }) => {
      const id = await acceptedIn(tab)
      await damage(tab, ['/pin.json', '/pin-copy.json'])
      await tab.open(`${host.url}/help`)
      await expectText(tab, lost)
      await expect.poll(() => acceptedIn(tab), { timeout: 30_000 }).toBe(id)
    })

    test('opens the release before when the accepted one is deleted, and stores it again', async ({
      host,
      tab,
    }) => {
      await host.publish(buildOf('second', '2026-05-03'))
      await tab.open(`${host.url}/help/release`)
      await expectText(tab, 'A newer release')
      await press(tab, 'Update')
      await expectText(tab, 'Update to this release?')
      await press(tab, 'Update')
      await expect.poll(() => buildIn(tab).catch(() => '')).toBe('second')
      const id = await acceptedIn(tab)
      await tab.evaluate((id) => caches.delete(id), id)
      await tab.open(`${host.url}/help`)
      await expect.poll(() => buildIn(tab).catch(() => '')).toBe('first')
      await expectText(tab, lost)
      await expect.poll(() => acceptedIn(tab), { timeout: 60_000 }).toBe(id)
      await tab.open(`${host.url}/help`)
      await expect.poll(() => buildIn(tab).catch(() => '')).toBe('second')
    })

    test('keeps the record of its release when the site deletes all that is stored', async ({
      host,
      tab,
    }) => {
      await tab.open(`${host.url}/help/release`)
      await expectText(tab, 'The site serves your release.')
      const id = await acceptedIn(tab)
      host.served.changeHeaders = (headers) => ({
        ...{ ...headers, 'Clear-Site-Data': '"storage"' },
      })
      await host.publish(buildOf('first', '2026-05-02'))
      await press(tab, 'Check every file now')
      await expectText(tab, lost)
      // Chromium hides the header from the page, which sees only what is gone.
      await expect
        .poll(() => acceptedIn(tab), { timeout: 30_000 })
        .toContain(id)
      host.served.changeHeaders = (headers) => headers
      await host.publish(buildOf('first', '2026-05-02'))
      await press(tab, 'Check every file now')
      await expect.poll(() => acceptedIn(tab), { timeout: 60_000 }).toBe(id)
      await expectText(tab, lost)
      await openPinned(tab, host.url)
      await expectText(tab, lost)
    })
  })
