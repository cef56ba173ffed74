import type { Page } from '@playwright/test'

const filler = 'chaos.filler'

/** Fills the storage of the wallet's site up to its quota. */
export const fillStorage = (page: Page): Promise<void> =>
  page.evaluate((key) => {
    for (let size = 2 ** 22; size >= 16; size /= 2)
      try {
        for (let at = 0; ; at++)
          localStorage.setItem(`${key}.${size}.${at}`, 'x'.repeat(size))
      } catch {
        // Full for this size: smaller ones may still fit.
      }
  }, filler)

/** Makes room again. */
export const freeStorage = (page: Page): Promise<void> =>
  page.evaluate((key) => {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(key)) localStorage.removeItem(name)
  }, filler)

/** Cuts one of the wallet's entries off; returns its name. */
export const damageStorage = (
  page: Page,
  at: number,
): Promise<string | undefined> =>
  page.evaluate((index) => {
    const names = Object.keys(localStorage)
      .filter((name) => /^strongroom\.v1\.[a-z-]+$/.test(name))
      .sort()
    const name = names[index % Math.max(1, names.length)]
    if (name === undefined) return undefined
    const text = localStorage.getItem(name) ?? ''
    localStorage.setItem(name, text.slice(0, text.length / 2))
    return name
  }, at)
