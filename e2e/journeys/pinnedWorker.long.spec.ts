import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import {
  buildIn,
  evilWorker,
  expectText,
  openPinned,
  testInPage,
  testsOfPinned,
  worker,
} from '../support/pinnedRelease.ts'

// The worker opens the accepted release. The host serves other bytes at its address, or
// the browser still has the worker of an earlier release.

for (const { name, test } of testsOfPinned)
  test.describe(name, () => {
    test('removes a worker whose bytes the host changed, and opens none of them', async ({
      host,
      tab,
    }) => {
      host.answers.set(`/${worker}`, evilWorker)
      await tab.open(`${host.url}/help`)
      await expectText(tab, 'This site replaced a program of this wallet')
      await expectText(tab, worker)
      expect(
        await tab.evaluate(
          async () => (await navigator.serviceWorker.getRegistrations()).length,
          undefined,
        ),
      ).toBe(0)
      await tab.open(`${host.url}/help`)
      await expectText(tab, 'Status of a transaction')
      await expectText(tab, 'This site replaced a program of this wallet')
    })

    test('opens its own page for a form of another site, and for paths that no release has', async ({
      host,
      tab,
    }) => {
      const paths = ['/pay.html', '/assets/pay.js', '/descriptors/pay.html']
      for (const path of ['/', ...paths])
        host.answers.set(path, '<p>Sign in again</p>')
      for (const path of paths) {
        await tab.open(`${host.url}${path}`)
        await expectText(tab, 'Connect wallet')
        expect(await buildIn(tab)).toBe('first')
      }
      const site = createServer((_, response) => {
        response.setHeader('Content-Type', 'text/html')
        response.end(`<form method="post" action="${host.url}/"></form>`)
      }).listen(0, '127.0.0.1')
      await once(site, 'listening')
      const { port } = site.address() as AddressInfo
      await tab.open(`http://127.0.0.1:${port}/`)
      await expect
        .poll(() =>
          tab
            .evaluate(() => {
              document.forms[0]?.submit()
              return document.forms.length
            }, undefined)
            .catch(() => 0),
        )
        .toBe(1)
      await expect.poll(() => buildIn(tab).catch(() => '')).toBe('first')
      for (const path of paths) expect(host.requests).not.toContain(path)
      site.closeAllConnections()
      site.close()
    })

    test('starts no worker from a script that no release has', async ({
      host,
      tab,
    }) => {
      await tab.open(`${host.url}/help`)
      await expectText(tab, 'Status of a transaction')
      host.answers.set('/evil.js', 'postMessage("evil")')
      const heard = await tab.evaluate(async () => {
        const { trustedTypes } = globalThis as {
          trustedTypes?: {
            createPolicy(
              name: string,
              rules: { createScriptURL: (url: string) => string },
            ): { createScriptURL(url: string): string }
          }
        }
        const url = '/evil.js'
        const worker = new Worker(
          trustedTypes
            ?.createPolicy('service-worker', { createScriptURL: () => url })
            .createScriptURL(url) ?? url,
        )
        return new Promise((done) => {
          worker.onmessage = ({ data }) => done(data)
          worker.onerror = () => done('refused')
        })
      }, undefined)
      expect(heard).toBe('refused')
      expect(host.requests).not.toContain('/evil.js')
    })

    test('moves an installation of the earlier worker after its owner pressed Reload', async ({
      host,
      opened,
    }) => {
      // The earlier worker stored one build, and waited for 'activate'.
      host.answers.set('/old.html', '<p>Earlier page</p>')
      host.answers.set(
        '/service-worker.js',
        `self.addEventListener('install', (event) => event.waitUntil(
          caches.open('strongroom-0123456789abcdef').then((cache) =>
            cache.put('/', new Response('<p>Earlier build</p>', { headers: { 'Content-Type': 'text/html' } })))))
        self.addEventListener('fetch', (event) => {
          if (event.request.mode === 'navigate' && !event.request.url.endsWith('.html'))
            event.respondWith(caches.match('/'))
        })`,
      )
      const old = await opened.openTab()
      await old.open(`${host.url}/old.html`)
      await expectText(old, 'Earlier page')
      await old.evaluate(async () => {
        const { trustedTypes } = globalThis as {
          trustedTypes?: {
            createPolicy(
              name: string,
              rules: { createScriptURL: (url: string) => string },
            ): { createScriptURL(url: string): string }
          }
        }
        const url = '/service-worker.js'
        await navigator.serviceWorker.register(
          trustedTypes
            ?.createPolicy('service-worker', { createScriptURL: () => url })
            .createScriptURL(url) ?? url,
          { updateViaCache: 'none' },
        )
        await navigator.serviceWorker.ready
      }, undefined)
      await old.open(`${host.url}/help`)
      await expectText(old, 'Earlier build')

      host.answers.clear()
      await old.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration()
        await registration?.update()
      }, undefined)
      const isWaiting = () =>
        old.evaluate(
          async () =>
            (await navigator.serviceWorker.getRegistration())?.waiting?.state,
          undefined,
        )
      await expect.poll(isWaiting).toBe('installed')
      await old.evaluate(async () => {
        const { serviceWorker } = navigator
        const changed = new Promise((done) =>
          serviceWorker.addEventListener('controllerchange', done),
        )
        const registration = await serviceWorker.getRegistration()
        registration?.waiting?.postMessage('activate')
        await changed
      }, undefined)
      await openPinned(old, host.url)
      expect(await buildIn(old)).toBe('first')
      const activeWorker = () =>
        old.evaluate(
          async () =>
            (await navigator.serviceWorker.getRegistration())?.active
              ?.scriptURL,
          undefined,
        )
      await expect.poll(activeWorker).toBe(`${host.url}/${worker}`)
      await old.open(`${host.url}/help`)
      await expect
        .poll(
          () =>
            old
              .evaluate(
                () => caches.has('strongroom-0123456789abcdef'),
                undefined,
              )
              .catch(() => true),
          { timeout: 30_000 },
        )
        .toBe(false)
      await old.close()
    })
  })

testInPage(
  'removes a replaced worker that the browser’s own update check found',
  async ({ host, page, tab }) => {
    // The page's own check is over: only the browser's update check is left to find it.
    await tab.open(`${host.url}/help/release`)
    await expectText(tab, 'The site serves your release.')
    host.answers.set(`/${worker}`, evilWorker)
    // A day later the browser asks the host, and not its own cache.
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.clearBrowserCache')
    await tab.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      await registration?.update()
    }, undefined)
    await expectText(tab, 'This site replaced a program of this wallet')
    await tab.open(`${host.url}/help`)
    await expectText(tab, 'Status of a transaction')
    await expectText(tab, 'This site replaced a program of this wallet')
  },
)
