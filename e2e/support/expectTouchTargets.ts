import { expect, type Page } from '@playwright/test'

/**
 * Expects a finger to hit every link, button and field: 21 px from the middle,
 * in all four directions, the element or its label is still there. Links within
 * a sentence are as high as its lines.
 */
export async function expectTouchTargets(page: Page): Promise<void> {
  const small = await page.evaluate(() => {
    const reach = 21
    const found: string[] = []
    const selector =
      'a[href], button, input, select, textarea, summary, [role="option"]'
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      if (element.closest('.app-skip, .sr-visually-hidden')) continue
      // The link of a row covers the row.
      const covers =
        getComputedStyle(element, '::after').position === 'absolute' &&
        getComputedStyle(element).position === 'static'
      const row = covers ? element.offsetParent : null
      if (row && Math.min(row.clientWidth, row.clientHeight) >= 44) continue
      const isInline =
        getComputedStyle(element).display === 'inline' ||
        element.matches('.sr-link')
      if (isInline && element.closest('p, dd, li, h1, h2')) continue
      const [label] =
        element instanceof HTMLInputElement &&
        ['checkbox', 'radio'].includes(element.type)
          ? (element.labels ?? [])
          : []
      const target: HTMLElement = label ?? element
      target.scrollIntoView({ block: 'center', inline: 'center' })
      const { left, top, width, height } = target.getBoundingClientRect()
      // A hidden file field is opened by its button.
      if (width < 2 || height < 2) continue
      const x = left + width / 2
      const y = top + height / 2
      const misses = [
        [x - reach, y],
        [x + reach, y],
        [x, y - reach],
        [x, y + reach],
      ].filter(([x = 0, y = 0]) => {
        const hit = document.elementFromPoint(x, y)
        return !(hit && (target.contains(hit) || element.contains(hit)))
      })
      if (misses.length > 0)
        found.push(
          `${element.outerHTML.slice(0, 120)} ${width.toFixed()} x ${height.toFixed()}`,
        )
    }
    scrollTo(0, 0)
    return found
  })
  expect(small, page.url()).toEqual([])
}
