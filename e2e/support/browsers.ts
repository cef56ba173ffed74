import { test as base, type Page } from '@playwright/test'
import { launchWhole } from './launchWhole.ts'
import { openFirefox } from './openFirefox.ts'
import { openWalletHost } from './walletHost.ts'

/** The part of a browser that tests of both browsers use. */
export interface Tab {
  open(url: string): Promise<void>
  evaluate<given, result>(
    run: (given: given) => result | Promise<result>,
    given: given,
  ): Promise<result>
  close(): Promise<void>
}

export const tabOf = (page: Page): Tab => ({
  open: async (url) => void (await page.goto(url, { waitUntil: 'commit' })),
  evaluate: (run, given) => page.evaluate(run as never, given) as never,
  close: () => page.close(),
})

/** Starts a browser whose tabs share what they store. */
const browsers: Record<
  string,
  () => Promise<{ openTab(): Promise<Tab>; close(): Promise<void> }>
> = {
  async Chromium() {
    const browser = await launchWhole()
    const context = await browser.newContext()
    return {
      async openTab() {
        return tabOf(await context.newPage())
      },
      close: () => browser.close(),
    }
  },
  Firefox: openFirefox,
}

/** The text that a tab shows; empty while it changes its page. */
export const textOf = (tab: Tab): Promise<string> =>
  tab.evaluate(() => document.documentElement.innerText, undefined)

/** A gateway that no test asks anything. */
export const gatewayUrl = 'http://localhost:5999'

/** Tests in each browser, with a host of the built wallet and a tab. */
export const testsOfBrowsers = Object.entries(browsers).map(
  ([name, launch]) => ({
    name,
    test: base.extend<
      { host: Awaited<ReturnType<typeof openWalletHost>>; tab: Tab },
      { opened: Awaited<ReturnType<typeof launch>> }
    >({
      opened: [
        // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter
        async ({}, use) => {
          const browser = await launch()
          await use(browser)
          await browser.close()
        },
        { scope: 'worker', timeout: 60_000 },
      ],
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter
      host: async ({}, use) => {
        const host = await openWalletHost({ gatewayUrl })
        await use(host)
        await host.close()
      },
      tab: async ({ opened }, use) => {
        const tab = await opened.openTab()
        await use(tab)
        await tab.close()
      },
    }),
  }),
)
