import { expect } from '@playwright/test'
import { expectUsable } from './actions.ts'
import { type Actor, comes, soon } from './pressAction.ts'

/** Pages that every safe's owner reaches by links, from any of them. */
export const linkedPages = [
  ...['/home', '/balances', '/send', '/apps', '/address-book', '/settings'],
  ...['/transactions/queue', '/transactions/history', '/messages'],
] as const

/**
 * Visits each page to which some link leads, by pressing links and going back: a page is
 * never loaded again.
 *
 * @returns The paths of the pages, in the order of the visits.
 */
export async function visitAllPages(actor: Actor): Promise<string[]> {
  const { page } = actor.person
  const visited = new Set<string>()
  const pathOf = (url: string) => new URL(url).pathname
  const linksOf = () =>
    page.locator('a[href^="/"]:visible:not([target]):not([download])')
  const visit = async (): Promise<void> => {
    const here = pathOf(page.url())
    visited.add(here)
    await expectUsable(actor)
    for (;;) {
      const hrefs = await linksOf().evaluateAll((links) =>
        links.map((link) => link.getAttribute('href') ?? ''),
      )
      const next = hrefs.find((href) => {
        const { pathname, search } = new URL(href, page.url())
        return search.includes('safe=') && !visited.has(pathname)
      })
      if (next === undefined) return
      visited.add(pathOf(new URL(next, page.url()).href))
      const link = page
        .locator(`a[href=${JSON.stringify(next)}]:visible`)
        .first()
      if (!(await comes(link.click({ timeout: soon })))) {
        // What the page has read meanwhile may have taken the link away.
        await expect(link, `${next} can be pressed`).toBeHidden()
        continue
      }
      await page.waitForURL((url) => url.pathname !== here)
      await visit()
      await page.goBack()
      await page.waitForURL((url) => url.pathname === here)
    }
  }
  await visit()
  return [...visited]
}
