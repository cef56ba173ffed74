import { expect, type Page } from '@playwright/test'

/** Expects every element to fit the window in width. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.querySelectorAll('body *')]
      .filter((each) => each.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 5)
      .map((each) => each.outerHTML.slice(0, 160))
  })
  expect(wide, page.url()).toEqual([])
}
