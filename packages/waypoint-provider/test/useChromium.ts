import {
  type Browser,
  type BrowserContext,
  chromium,
  type Page,
} from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { Policy } from './pages/walletPage.ts'
import { startSites } from './startSites.ts'

/** A browser with fresh storage for each test, the app and the wallet. */
export function useChromium(
  policy: () => Policy,
  options: {
    /**
     * Blocks popups as a user's browser does; automation lets every popup open.
     */
    isBlocking?: boolean
  } = {},
) {
  let browser: Browser
  let context: BrowserContext
  let sites: Awaited<ReturnType<typeof startSites>>

  beforeAll(async () => {
    const executablePath = process.env['CHROMIUM_PATH']
    sites = await startSites(policy())
    browser = await chromium.launch({
      args: ['--no-sandbox'],
      ...(options.isBlocking
        ? { ignoreDefaultArgs: ['--disable-popup-blocking'] }
        : {}),
      ...(executablePath === undefined ? {} : { executablePath }),
    })
  }, 120_000)

  afterAll(async () => {
    await browser?.close()
    await sites?.stop()
  })

  beforeEach(async () => {
    context = await browser.newContext()
    context.setDefaultTimeout(20_000)
    sites.configure({ act: 'approve' })
  })

  afterEach(() => context.close())

  const open = async (path = '/', query: Record<string, string> = {}) => {
    const page = await context.newPage()
    const url = new URL(path, sites.dapp)
    url.searchParams.set('wallet', sites.wallet)
    url.searchParams.set('rpc', policy().rpcUrl)
    for (const [name, value] of Object.entries(query))
      url.searchParams.set(name, value)
    await page.goto(url.href)
    await page.waitForFunction(() => 'loadLibraries' in globalThis)
    return page
  }
  const outcome = <value = unknown>(page: Page) =>
    page.evaluate(() => globalThis.outcome) as Promise<value>
  const prepare = (page: Page, method: string, params: unknown[] = []) =>
    page.evaluate(
      (args) => {
        globalThis.task = () => globalThis.provider.request(args)
      },
      { method, params },
    )

  return {
    open,
    outcome,
    prepare,
    configure: (next: Partial<Policy>) => sites.configure(next),
    /** Clicks, for a popup that closes by itself. */
    async ask<value = unknown>(
      page: Page,
      method: string,
      params: unknown[] = [],
    ) {
      await prepare(page, method, params)
      await page.click('button')
      return outcome<value>(page)
    },
    /** Clicks, and gives the popup that stays open. */
    async askInPopup(page: Page, method: string, params: unknown[] = []) {
      sites.configure({ act: 'wait' })
      await prepare(page, method, params)
      const opened = page.waitForEvent('popup')
      await page.click('button')
      const popup = await opened
      await popup.waitForFunction(() => 'reply' in globalThis)
      return popup
    },
    get context() {
      return context
    },
    get sites() {
      return sites
    },
  }
}
