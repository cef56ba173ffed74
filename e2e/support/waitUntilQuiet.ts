import type { Page } from '@playwright/test'

/**
 * Waits until half a second has passed without the end of another request. The
 * stream of events stays open, so the network is never idle.
 */
export const waitUntilQuiet = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let before = -1
        const look = () => {
          const now = performance.getEntriesByType('resource').length
          if (now === before) return resolve()
          before = now
          setTimeout(look, 500)
        }
        look()
      }),
  )
