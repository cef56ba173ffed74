import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { bindFiles } from '../../apps/wallet/scripts/bindFiles.ts'
import { root } from '../../scripts/stack/settings.ts'
import { type Tab, testsOfBrowsers, textOf } from '../support/browsers.ts'
import {
  editPage,
  evil,
  expectHelp,
  expectStopped,
  ranEvil,
  title,
} from '../support/tampering.ts'
import { longIf } from '../support/test.ts'
import { editFile } from '../support/walletHost.ts'

// A thief changes files of the static host. Its headers, which a server of its own or
// the host's settings add, stay as the build wrote them.

const dist = join(root, 'apps/wallet/dist')
const scripts = readdirSync(join(dist, 'assets'))
  .filter((name) => name.endsWith('.js'))
  .map((name) => `/assets/${name}`)

/** Opens another page of the wallet without a new document. */
const goTo = (tab: Tab, path: string) =>
  tab.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

for (const { name, test } of testsOfBrowsers) {
  const editScripts = (paths: readonly string[]) => async (dir: string) => {
    for (const path of paths)
      await editFile(join(dir, path), (code) => evil + code)
  }
  const entryOf = async () =>
    /<script type="module"[^>]* src="([^"]+)"/u.exec(
      await readFile(join(dist, 'index.html'), 'utf8'),
    )?.[1] ?? ''

  test.describe(`${name}${longIf(name !== 'Chromium')}`, () => {
    test('runs the published build', async ({ host, tab }) => {
      await host.publish()
      await tab.open(`${host.url}/help`)
      await expectHelp(tab)
      await tab.evaluate(() => {
        for (const button of document.querySelectorAll('button'))
          if (button.textContent === 'Check this copy') button.click()
      }, undefined)
      await expect
        .poll(() => textOf(tab))
        .toContain('This page runs the scripts of the list.')
      await goTo(tab, '/accounts')
      await expect.poll(() => textOf(tab)).toContain('My safes')
      expect(await textOf(tab)).not.toContain(title)
    })

    test('runs none of the scripts after a change of one byte', async ({
      host,
      tab,
    }) => {
      test.setTimeout(300_000)
      expect(scripts.length).toBeGreaterThan(250)
      const texts = new Map<string, string>()
      for (const path of scripts)
        texts.set(path, await readFile(join(dist, path), 'utf8'))
      await host.publish()
      await tab.open(`${host.url}/help`)
      await expectHelp(tab)
      // Parts that the page has loaded come from its memory: a script asks for the
      // others under the page's rules.
      const loaded = new Set(host.requests)
      const others = scripts.filter((path) => !loaded.has(path))
      // An unchanged part that imports only what has loaded shows that parts run.
      const control = others.find((path) =>
        [...`${texts.get(path)}`.matchAll(/(?:from|import)"\.\/([^"]+)"/gu)]
          .map(([, file]) => `/assets/${file}`)
          .every((file) => loaded.has(file)),
      )
      expect(control).toBeDefined()
      const rest = others.filter((path) => path !== control)
      for (const path of rest) host.answers.set(path, `${texts.get(path)};`)
      host.requests.length = 0
      const tryAll = (paths: readonly string[]) =>
        tab.evaluate(async (paths) => {
          const ran: string[] = []
          for (const path of paths)
            await import(path).then(
              () => ran.push(path),
              () => undefined,
            )
          return ran
        }, paths)
      expect(await tryAll(rest)).toEqual([])
      // Each was refused for its own bytes, not for those of its imports. A request may be
      // lost when the server closes an idle connection.
      const asked = new Set(host.requests)
      const lost = rest.filter((path) => !asked.has(path))
      expect(lost.length, lost.join(' ')).toBeLessThanOrEqual(3)
      host.answers.clear()
      expect(await tryAll([`${control}`])).toEqual([control])
    })

    test('stops when a script of the first load is changed', async ({
      host,
      tab,
    }) => {
      await host.publish(undefined, editScripts([await entryOf()]))
      await tab.open(`${host.url}/help`)
      await expectStopped(tab)
    })

    test('stops when all scripts are changed', async ({ host, tab }) => {
      await host.publish(undefined, editScripts(scripts))
      await tab.open(`${host.url}/help`)
      await expectStopped(tab)
    })

    test('stops when a part is changed that loads later', async ({
      host,
      tab,
    }) => {
      await host.publish()
      await tab.open(`${host.url}/help`)
      await expectHelp(tab)
      const loaded = new Set(host.requests)
      for (const path of scripts)
        if (!loaded.has(path))
          host.answers.set(
            path,
            evil + (await readFile(join(dist, path), 'utf8')),
          )
      await goTo(tab, '/new-safe')
      await expectStopped(tab)
    })

    test('stops when a part is missing', async ({ host, tab }) => {
      await host.publish()
      await tab.open(`${host.url}/help`)
      await expectHelp(tab)
      const loaded = new Set(host.requests)
      for (const path of scripts)
        if (!loaded.has(path)) host.answers.set(path, undefined)
      await goTo(tab, '/new-safe')
      await expectStopped(tab)
    })

    for (const [kind, tag] of [
      ['inline', `<script>${evil}</script>`],
      ['external', '<script src="/assets/evil.js"></script>'],
      ['module', '<script type="module" src="/assets/evil.js"></script>'],
    ] as const)
      test(`stops when the page has an added script (${kind})`, async ({
        host,
        tab,
      }) => {
        host.answers.set('/assets/evil.js', evil)
        await host.publish(
          undefined,
          editPage((html) => html.replace('<div id="root"', `${tag}$&`)),
        )
        await tab.open(`${host.url}/help`)
        await expectStopped(tab)
      })

    test('stops when scripts and the list of hashes are replaced together', async ({
      host,
      tab,
    }) => {
      await host.publish(undefined, async (dir) => {
        await editScripts(scripts)(dir)
        bindFiles(dir)
        // The script that watches for changes knows the published list.
        const html = await readFile(join(dist, 'index.html'), 'utf8')
        const [known = ''] = /importmap sha256-[^"'`]+/u.exec(html) ?? []
        await editPage((html) =>
          html.replace(/importmap sha256-[^"'`]+/u, known),
        )(dir)
      })
      await tab.open(`${host.url}/help`)
      await expectStopped(tab)
    })

    test('stops when the list of hashes is missing and a part is changed', async ({
      host,
      tab,
    }) => {
      const entry = await entryOf()
      await host.publish(undefined, async (dir) => {
        await editScripts(scripts.filter((path) => path !== entry))(dir)
        await editPage((html) =>
          html.replace(/<script type="importmap">.*?<\/script>/u, ''),
        )(dir)
      })
      await tab.open(`${host.url}/help`)
      await expect.poll(() => textOf(tab)).toContain(title)
      expect(await ranEvil(tab)).toBe(false)
    })

    test('shows the text of the page itself when the script that hides it is changed', async ({
      host,
      tab,
    }) => {
      await host.publish(
        undefined,
        editPage((html) => html.replace('<script>', `<script>${evil}`)),
      )
      await tab.open(`${host.url}/help`)
      await expect.poll(() => textOf(tab)).toContain(title)
      expect(await ranEvil(tab)).toBe(false)
    })

    test('runs nothing of a page that was written anew', async ({
      host,
      tab,
    }) => {
      host.answers.set('/assets/evil.js', evil)
      await host.publish(undefined, (dir) =>
        editFile(
          join(dir, 'index.html'),
          () => `<!doctype html><body onload="${evil}"><img src=x onerror="${evil}">
          <script>${evil}</script><script src="/assets/evil.js"></script>
          <script type="module">import '/assets/evil.js'</script>
          <link rel="modulepreload" href="/assets/evil.js">
          <iframe srcdoc="<script>parent.${evil}</script>"></iframe>
          <p>Sign in again</p>`,
        ),
      )
      await tab.open(`${host.url}/help`)
      await expect.poll(() => textOf(tab)).toContain('Sign in again')
      expect(await ranEvil(tab)).toBe(false)
    })
  })
}
