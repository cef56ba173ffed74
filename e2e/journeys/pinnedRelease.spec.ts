import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { gatewayUrl, textOf } from '../support/browsers.ts'
import {
  buildIn,
  buildOf,
  dist,
  expectText,
  press,
  testInPage,
  testsOfPinned,
} from '../support/pinnedRelease.ts'
import { longIf } from '../support/test.ts'
import { editFile } from '../support/walletHost.ts'

// An owner has accepted a release. The host then serves something else: another whole
// release, changed files, changed headers, or no answer at all.

/** A script that no page loads at its start. */
function lazyFile(): string {
  const file = readdirSync(join(dist, 'assets')).find((path) =>
    /^DelegatesPage.*\.js$/.test(path),
  )
  if (file === undefined) throw new Error('The build has no such script.')
  return file
}

for (const { name, test } of testsOfPinned)
  test.describe(`${name}${longIf(name !== 'Chromium')}`, () => {
    // Each step reads a release of hundreds of files.
    test.describe.configure({ timeout: 240_000 })

    test('keeps every file of the first release, and opens without the host', async ({
      host,
      tab,
    }) => {
      const stored = await tab.evaluate(async () => {
        const pin = await (await caches.match('/pin.json'))?.json()
        const cache = await caches.open(pin.accepted.id)
        const paths = (await cache.keys()).map(
          ({ url }) => new URL(url).pathname,
        )
        const list = await (await cache.match('/release.json'))?.json()
        return { paths, listed: Object.keys(list.files) }
      }, undefined)
      expect(stored.listed.length).toBeGreaterThan(300)
      expect(stored.paths.toSorted()).toEqual(
        [...stored.listed, '/config.json', '/release.json'].toSorted(),
      )
      await host.stop()
      await tab.open(`${host.url}/help/release`)
      await expectText(tab, 'The site does not answer')
      expect(await buildIn(tab)).toBe('first')
    })

    test('asks before an update, goes back, and forward again without the host', async ({
      host,
      tab,
      opened,
    }) => {
      const other = await opened.openTab()
      await other.open(`${host.url}/help`)
      await expectText(other, 'Status of a transaction')
      await host.publish(buildOf('second', '2026-05-03'))
      await tab.open(`${host.url}/help`)
      await expectText(tab, 'A new release is ready')
      expect(await buildIn(tab)).toBe('first')
      await press(tab, 'Review the change')
      await expectText(tab, 'A newer release')
      const list = await readFile(join(host.folder(), 'release.json'))
      const digest = await crypto.subtle.digest('SHA-256', list)
      expect(await textOf(tab)).toContain(Buffer.from(digest).toString('hex'))
      await press(tab, 'Update')
      await expectText(tab, 'Update to this release?')
      await press(tab, 'Update')
      await expect.poll(() => buildIn(tab).catch(() => '')).toBe('second')

      // The other tab was not reloaded, and gets its code from what is stored.
      expect(await buildIn(other)).toBe('first')
      await host.stop()
      await other.evaluate(() => {
        history.pushState(null, '', '/new-safe')
        dispatchEvent(new PopStateEvent('popstate'))
      }, undefined)
      await expectText(other, /Create a safe/)
      await other.close()

      await expectText(tab, 'The release before')
      await press(tab, 'Use this release')
      await expectText(tab, 'Use this release again?')
      await press(tab, 'Use this release')
      await expect.poll(() => buildIn(tab).catch(() => '')).toBe('first')
      await expectText(tab, 'The release before')
      await press(tab, 'Use this release')
      await expectText(tab, 'Use this release again?')
      await press(tab, 'Use this release')
      await expect.poll(() => buildIn(tab).catch(() => '')).toBe('second')
    })

    test('refuses an update of which one file differs, and says so after a reload', async ({
      host,
      tab,
    }) => {
      const file = lazyFile()
      await host.publish(buildOf('second'), (dir) =>
        editFile(join(dir, 'assets', file), (code) => `${code};`),
      )
      await tab.open(`${host.url}/help`)
      await expectText(tab, 'This site serves changed files')
      await host.stop()
      await tab.open(`${host.url}/help/release`)
      await expectText(tab, 'This site serves changed files')
      await expectText(tab, `/assets/${file}`)
      await expectText(tab, 'The site does not answer')
      expect(await textOf(tab)).not.toContain('A new release is ready')
      expect(await buildIn(tab)).toBe('first')
    })

    test('stays on its release when the page of the host is rewritten', async ({
      host,
      tab,
    }) => {
      await host.publish(buildOf('first', '2026-05-02'), (dir) =>
        editFile(join(dir, 'index.html'), (html) =>
          html.replace('data-build="first"', 'data-build="evil"'),
        ),
      )
      await tab.open(`${host.url}/help`)
      await expectText(tab, 'This site serves changed files')
      await expectText(
        tab,
        /\/index\.html\s+Expected:\s+\S{43}=\s+Served:\s+\S{43}=/,
      )
      expect(await buildIn(tab)).toBe('first')
      // The host is mended: the alert stays until the owner dismisses it.
      await host.publish(buildOf('first', '2026-05-02'))
      await tab.open(`${host.url}/help`)
      await expectText(tab, 'The site serves a complete release again')
      await press(tab, 'Dismiss')
      await expect
        .poll(() => textOf(tab))
        .not.toContain('This site serves changed files')
    })

    test('names a header that the host weakens @long', async ({
      host,
      tab,
    }) => {
      host.served.changeHeaders = ({ 'Integrity-Policy': _, ...headers }) =>
        headers
      await host.publish(buildOf('first', '2026-05-02'))
      await tab.open(`${host.url}/help`)
      await expectText(tab, 'This site serves changed files')
      await expectText(tab, 'Integrity-Policy')
      expect(await buildIn(tab)).toBe('first')
    })

    test('offers an older release as older @long', async ({ host, tab }) => {
      await host.publish(buildOf('old', '2025-01-01'))
      await tab.open(`${host.url}/help`)
      await expectText(tab, 'This site serves an older release')
      expect(await buildIn(tab)).toBe('first')
    })

    test('stays usable while the host hangs, and says after a limit that it does not answer @long', async ({
      host,
      tab,
    }) => {
      host.hangs.add('/release.json')
      await tab.open(`${host.url}/help/release`)
      await expectText(tab, 'Checking the files of this site…')
      expect(await buildIn(tab)).toBe('first')
      const visit = (path: string) =>
        tab.evaluate((path) => {
          history.pushState(null, '', path)
          dispatchEvent(new PopStateEvent('popstate'))
        }, path)
      await visit('/new-safe')
      await expectText(tab, /Create a safe/)
      await visit('/help/release')
      await expectText(tab, 'The site does not answer')
    })

    test('stores no part of an update of which one file hangs, and updates while the host hangs @long', async ({
      host,
      tab,
    }) => {
      const file = lazyFile()
      host.hangs.add(`/assets/${file}`)
      await host.publish(buildOf('second', '2026-05-03'))
      await tab.open(`${host.url}/help/release`)
      await expectText(tab, 'The site does not answer')
      const kept = () =>
        tab.evaluate(
          async () =>
            (await caches.keys()).filter((name) =>
              /^strongroom-(?!pin$)/.test(name),
            ).length,
          undefined,
        )
      expect(await kept()).toBe(1)
      expect(await textOf(tab)).not.toContain('A new release is ready')

      host.hangs.clear()
      await press(tab, 'Check every file now')
      await expectText(tab, 'A newer release')
      expect(await kept()).toBe(2)
      host.hangs.add('/release.json')
      await press(tab, 'Check every file now')
      await expectText(tab, 'Checking the files of this site…')
      await press(tab, 'Update')
      await expectText(tab, 'Update to this release?')
      await press(tab, 'Update')
      await expect
        .poll(() => buildIn(tab).catch(() => ''), { timeout: 10_000 })
        .toBe('second')
    })

    test('asks before it uses other settings of the host @long', async ({
      host,
      tab,
    }) => {
      host.served.config = { gatewayUrl: 'http://localhost:5998' }
      await host.publish(buildOf('first', '2026-05-02'))
      await tab.open(`${host.url}/help`)
      await expectText(tab, 'This site changed its settings')
      const gateway = () =>
        tab.evaluate(
          async () => (await (await fetch('/config.json')).json()).gatewayUrl,
          undefined,
        )
      expect(await gateway()).toBe(gatewayUrl)
      await press(tab, 'Review the change')
      await expectText(tab, 'localhost:5998')
      await press(tab, 'Update')
      await expectText(tab, 'Update to this release?')
      await press(tab, 'Update')
      await expect
        .poll(() => gateway().catch(() => ''), { timeout: 60_000 })
        .toBe('http://localhost:5998')
    })
  })

testInPage(
  'keeps the accepted release when the storage has no room for another @long',
  async ({ host, page, tab }) => {
    const devtools = await page.context().newCDPSession(page)
    const usage = await tab.evaluate(
      async () => (await navigator.storage.estimate()).usage ?? 0,
      undefined,
    )
    await devtools.send('Storage.overrideQuotaForOrigin', {
      origin: host.url,
      quotaSize: usage + 500_000,
    })
    await host.publish(buildOf('second'))
    await page.reload()
    await expectText(tab, 'No room for the new release')
    await host.stop()
    await page.reload()
    expect(await buildIn(tab)).toBe('first')
  },
)
