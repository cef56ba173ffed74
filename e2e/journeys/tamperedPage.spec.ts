import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { copyFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
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

// A thief of the static files keeps the scripts and changes what else the page is made
// of: styles, fonts, its markup and its inline scripts.

const assets = join(root, 'apps/wallet/dist/assets')
const hashOf = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Places of the inline scripts in the page. */
const inline = { guard: 0, theme: 1, early: 2, fonts: 3, preload: 4 }

/** Replaces the text of an inline script; without a text the script is removed. */
const editInline =
  (place: number, edit: (code: string) => string | undefined) =>
  (html: string) => {
    let at = -1
    return html.replace(/<script>([\s\S]*?)<\/script>/gu, (tag, code) => {
      at += 1
      if (at !== place) return tag
      const text = edit(code)
      return text === undefined ? '' : `<script>${text}</script>`
    })
  }

/** Removes the script that watches for changes, and the text that it hides. */
const withoutGuard = (html: string) =>
  editInline(
    inline.guard,
    () => undefined,
  )(html).replace(/<div id="stopped">.*?<\/div>/u, '')

const displayOf = (tab: Tab, selector: string) =>
  tab.evaluate((selector) => {
    const element = document.querySelector(selector)
    return element && getComputedStyle(element).display
  }, selector)

const fontsOf = (tab: Tab) =>
  tab.evaluate(
    () =>
      Array.from(document.fonts, ({ family }) =>
        family.replaceAll('"', ''),
      ).sort(),
    undefined,
  )

for (const { name, test } of testsOfBrowsers)
  test.describe(`${name}${longIf(name !== 'Chromium')}`, () => {
    const sheet = 'main{display:none!important}'
    for (const [kind, tag] of [
      ['linked', '<link rel="stylesheet" href="/evil.css">'],
      ['among the files', '<link rel="stylesheet" href="/assets/evil.css">'],
      [
        'with its own hash',
        `<link rel="stylesheet" href="/assets/evil.css" integrity="${hashOf(sheet)}" crossorigin>`,
      ],
      ['inline', `<style>${sheet}</style>`],
      ['imported', '<style>@import "/evil.css"</style>'],
    ] as const)
      test(`ignores an added style sheet (${kind})`, async ({ host, tab }) => {
        host.answers.set('/evil.css', sheet)
        host.answers.set('/assets/evil.css', sheet)
        await host.publish(
          undefined,
          editPage((html) => html.replace('</head>', `${tag}</head>`)),
        )
        await tab.open(`${host.url}/help`)
        await expectHelp(tab)
        expect(await displayOf(tab, 'main')).not.toBe('none')
      })

    test('shows the app alone in a page with added content', async ({
      host,
      tab,
    }) => {
      const words = 'Send everything to Mallory'
      const shadow = `<template shadowrootmode="open" shadowrootclonable><p>${words}</p><slot></slot></template>`
      await host.publish(
        undefined,
        editPage((html) =>
          html
            .replace('<html ', '<html class="sr-dialog" inert ')
            .replace(/<body[^>]*>/u, `$&${shadow}<h1>${words}</h1>`)
            .replace(
              /<div id="root"[^>]*>/u,
              `<dialog open>${words}</dialog><div id="root" title="${words}">${shadow}`,
            )
            .replace('</body>', `<p role="alert">${words}</p></body>`),
        ),
      )
      await tab.open(`${host.url}/help`)
      await expectHelp(tab)
      expect(await textOf(tab)).not.toContain('Mallory')
      const page = await tab.evaluate(
        () => ({
          attributes: document.documentElement
            .getAttributeNames()
            .filter((name) => !/^(?:lang|dir|data-)/.test(name)),
          body: Array.from(document.body.children, (element) => [
            element.id,
            element.shadowRoot === null,
            element.getAttribute('title'),
          ]),
          hasShadow: document.body.shadowRoot !== null,
        }),
        undefined,
      )
      expect(page).toEqual({
        attributes: [],
        body: [['root', true, null]],
        hasShadow: false,
      })
    })

    for (const [kind, stand] of [
      ['', ''],
      [' and an element has its name', '<form id="strongroomCheck"></form>'],
    ] as const)
      test(`does not start when the script is missing that watches for changes${kind}`, async ({
        host,
        tab,
      }) => {
        await host.publish(
          undefined,
          editPage((html) =>
            withoutGuard(html).replace('</body>', `${stand}</body>`),
          ),
        )
        await tab.open(`${host.url}/help`)
        await expect
          .poll(() => textOf(tab), { timeout: 30_000 })
          .toMatch(/^Strongroom has stopped/u)
        expect(await textOf(tab)).not.toContain('Status of a transaction')
      })

    for (const [kind, isGuarded] of [
      ['', true],
      [', without the script that watches for changes', false],
    ] as const)
      test(`takes hashes from no other list in the page${kind}`, async ({
        host,
        tab,
      }) => {
        await host.publish(undefined, async (dir) => {
          const integrity: Record<string, string> = {}
          const html = await readFile(join(dir, 'index.html'), 'utf8')
          for (const file of readdirSync(assets)) {
            const path = `/assets/${file}`
            // The page itself names the first scripts.
            if (!file.endsWith('.js') || html.includes(`="${path}"`)) continue
            const code = evil + (await readFile(join(dir, path), 'utf8'))
            await editFile(join(dir, path), () => code)
            integrity[path] = hashOf(code)
          }
          const list = JSON.stringify({ integrity })
          await editPage((html) =>
            (isGuarded ? html : withoutGuard(html)).replace(
              '<div id="root"',
              // Not a script to the browser, but one to a selector.
              `<svg><script type="importmap">${list}</script></svg>$&`,
            ),
          )(dir)
        })
        await tab.open(`${host.url}/help`)
        await expect
          .poll(() => textOf(tab).catch(() => ''), { timeout: 30_000 })
          .toContain(title)
        expect(await ranEvil(tab)).toBe(false)
      })

    for (const script of ['theme', 'early', 'fonts', 'preload'] as const)
      test(`stops when an inline script is changed (${script})`, async ({
        host,
        tab,
      }) => {
        await host.publish(
          undefined,
          editPage(editInline(inline[script], (code) => evil + code)),
        )
        await tab.open(`${host.url}/help`)
        await expectStopped(tab)
      })

    test('runs the app unchanged without the inline scripts that make it faster', async ({
      host,
      tab,
    }) => {
      await host.publish(
        undefined,
        editPage((html) =>
          // The last first: each removal moves the places behind it.
          [inline.preload, inline.fonts, inline.early, inline.theme].reduce(
            (text, place) => editInline(place, () => undefined)(text),
            html,
          ),
        ),
      )
      await tab.open(`${host.url}/help`)
      await expectHelp(tab)
      expect(await textOf(tab)).not.toContain(title)
    })

    /** A font that arrives after the first texts is used from the next visit on. */
    const openUntil = (tab: Tab, url: string, fonts: readonly string[]) =>
      expect
        .poll(
          async () => {
            await tab.open(`${url}/help`)
            await expectHelp(tab)
            return fontsOf(tab)
          },
          { timeout: 90_000 },
        )
        .toEqual(fonts)

    test('uses the fonts of the build', async ({ host, tab }) => {
      await host.publish()
      await openUntil(tab, host.url, ['Geist', 'Geist Mono'])
    })

    for (const [changed, source, left] of [
      ['geist', 'geist-mono', 'Geist Mono'],
      ['geist-mono', 'geist', 'Geist'],
    ] as const)
      test(`uses no changed font (${changed})`, async ({ host, tab }) => {
        await host.publish(undefined, (dir) => {
          const fontAt = (font: string) =>
            readdirSync(join(dir, 'assets')).find((file) =>
              file.endsWith(`-${font}.woff2`),
            ) ?? font
          return copyFile(
            join(dir, 'assets', fontAt(source)),
            join(dir, 'assets', fontAt(changed)),
          )
        })
        await openUntil(tab, host.url, [left])
      })
  })
