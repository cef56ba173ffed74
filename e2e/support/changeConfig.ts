import type { BrowserContext } from '@playwright/test'

/**
 * Adds to the configuration that stands in every page of the wallet, and takes the
 * coins of its chains out where it should name none.
 */
export async function changeConfig(
  context: BrowserContext,
  additions: object,
  { withoutCoins = false }: { withoutCoins?: boolean } = {},
): Promise<void> {
  // A page that is answered by a route may not call servers of this machine, so the
  // element is changed as soon as the browser has parsed it, before any script runs.
  await context.addInitScript(
    ({ more, withoutCoins }) => {
      const change = () => {
        const place = document.getElementById('strongroom-config')
        const text = place?.firstChild
        if (!text?.nodeValue || !place?.nextElementSibling) return
        observer.disconnect()
        const config = { ...JSON.parse(text.nodeValue), ...more }
        if (withoutCoins)
          for (const id of Object.keys(config.chains))
            delete config.chains[id].nativeCurrency
        // Trusted Types refuse a new text of a script element, not of its text node.
        text.nodeValue = JSON.stringify(config)
      }
      const observer = new MutationObserver(change)
      observer.observe(document, { childList: true, subtree: true })
    },
    { more: additions, withoutCoins },
  )
}
