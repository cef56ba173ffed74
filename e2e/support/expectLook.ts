import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { shrinkPicture } from './shrinkPicture.ts'
import { waitUntilQuiet } from './waitUntilQuiet.ts'

/**
 * Expects the visible part of a page to look like its picture in `e2e/looks`.
 * Dates and ports, which differ from run to run, are replaced by fixed ones; the count of
 * news is hidden.
 * `e2e/README.md` says how to take new pictures.
 *
 * @throws {Error} when more than 20 pixels differ; names both browsers if the
 * picture is of another major version of Chromium.
 */
export async function expectLook(page: Page, name: string): Promise<void> {
  const kind = 'snapshot'
  const picture = test.info().snapshotPath(`${name}.png`, { kind })
  const versionFile = join(dirname(picture), 'chromium.txt')
  const version = page.context().browser()?.version().split('.')[0] ?? ''
  const isUpdating = test.info().config.updateSnapshots !== 'none'
  await page.mouse.move(0, 0)
  await page.evaluate(steady)
  // Both pictures have a palette, which is the same for the same page.
  const compare = async () =>
    expect(shrinkPicture(await take(page))).toMatchSnapshot(`${name}.png`, {
      // The hairline of a card differs from its ground by more, a rounded colour by less.
      threshold: 0.05,
      maxDiffPixels: 20,
    })
  try {
    if (isUpdating) {
      await waitUntilStill(page)
      await compare()
      await writeFile(versionFile, `${version}\n`)
    } else await expect(compare).toPass({ timeout: 10_000 })
  } catch (error) {
    const taken = (await readFile(versionFile, 'utf8').catch(() => '')).trim()
    if (taken !== version && error instanceof Error)
      error.message += `\nThe pictures are of Chromium ${taken}, this is ${version}. If all pages differ, take new pictures: see e2e/README.md.`
    throw error
  } finally {
    await page.evaluate(() => {
      // The last one is of `steady`; the page has its own before it.
      document.adoptedStyleSheets.pop()
    })
  }
}

const take = (page: Page) =>
  page.screenshot({
    // The page's policy refuses the style element that would hide the caret.
    caret: 'initial',
    mask: [page.locator('iframe')],
    maskColor: '#808080',
  })

/** A comparison waits for late content by itself; a new picture does not. */
async function waitUntilStill(page: Page): Promise<void> {
  await waitUntilQuiet(page)
  let before = await take(page)
  await expect(async () => {
    const now = await take(page)
    const isStill = now.equals(before)
    before = now
    expect(isStill).toBe(true)
  }).toPass({ timeout: 20_000 })
}

/** Runs in the page: takes out of it whatever differs from run to run. */
async function steady() {
  // The page's policy refuses the style element that Playwright would insert.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important } .sr-toast-log-count { visibility: hidden }',
  )
  document.adoptedStyleSheets.push(sheet)

  // The page leaves out a font that comes after its first texts.
  const isServed = location.protocol !== 'about:'
  const html = isServed ? await (await fetch('/')).text() : ''
  const list = /\[\{"family".*?\}\]/.exec(html)?.[0]
  for (const { family, url, weight } of JSON.parse(list ?? '[]')) {
    // The policy allows no font by its address.
    const bytes = await (await fetch(url)).arrayBuffer()
    document.fonts.add(new FontFace(family, bytes, { weight }))
  }

  const fixed = (text: string, inTime: boolean) =>
    inTime
      ? /\d:\d/.test(text)
        ? '22 Nov, 14:02'
        : '22 Nov'
      : text
          .replace(/((?:localhost|127\.0\.0\.1):)\d+/g, '$15173')
          .replace(/\b[A-Z][a-z]{2,8} \d{1,2}, \d{4}/g, 'Nov 22, 2026')
  const settle = () => {
    // Observed are texts alone, so this does not start over.
    for (const field of document.querySelectorAll('input'))
      field.placeholder = fixed(field.placeholder, false)
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const node = texts.currentNode as Text
      const inTime = node.parentElement?.closest('time') != null
      const text = fixed(node.data, inTime)
      if (text !== node.data) node.data = text
    }
  }
  settle()
  new MutationObserver(settle).observe(document.body, {
    characterData: true,
    childList: true,
    subtree: true,
  })
}
