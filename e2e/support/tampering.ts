import { join } from 'node:path'
import { expect } from '@playwright/test'
import { type Tab, textOf } from './browsers.ts'
import { editFile } from './walletHost.ts'

/** A script that leaves a mark where it runs. */
export const evil = 'globalThis.evilRan=true;'

/** Whether that script ran. */
export const ranEvil = (tab: Tab) =>
  tab.evaluate(() => 'evilRan' in globalThis, undefined)

/** First words of a page that stopped. */
export const title = 'Strongroom has stopped'

/** The page says in plain text that it stopped, and has no style sheet that could hide it. */
export async function expectStopped(tab: Tab) {
  await expect
    // The router may load the page anew once when it misses a part.
    .poll(() => textOf(tab).catch(() => ''), { timeout: 30_000 })
    .toMatch(/^Strongroom has stopped/u)
  const left = await tab.evaluate(
    () =>
      document.styleSheets.length +
      document.adoptedStyleSheets.length +
      document.querySelectorAll('button, a, input').length,
    undefined,
  )
  expect(left).toBe(0)
  expect(await ranEvil(tab)).toBe(false)
}

/** The page of help has loaded whole. */
export async function expectHelp(tab: Tab) {
  await expect
    .poll(() => textOf(tab), { timeout: 30_000 })
    .toContain('Status of a transaction')
  await expect
    .poll(() => tab.evaluate(() => document.readyState, undefined))
    .toBe('complete')
}

/** Changes the page of a build, as a thief of the files would. */
export const editPage = (edit: (html: string) => string) => (dir: string) =>
  editFile(join(dir, 'index.html'), (html) => {
    const edited = edit(html)
    expect(edited).not.toBe(html)
    return edited
  })
