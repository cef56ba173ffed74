import axe from 'axe-core'
import {
  type Browser,
  type BrowserContext,
  chromium,
  type Page,
} from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { type SitesOptions, startSites } from './startSites.ts'

export type Next =
  | { method: string; params?: readonly unknown[] }
  | { call: string; options?: object }

interface Axe {
  run(
    options: object,
  ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
}

/**
 * A browser of its own for each test, the wallet, and an app that calls it.
 * Every test fails when a page breaks the content security policy.
 */
export function useBrowser(sitesOptions: () => Promise<SitesOptions>) {
  // Windows open and close at the machine's pace.
  vi.setConfig({ testTimeout: 120_000 })
  let browser: Browser
  let context: BrowserContext
  let sites: Awaited<ReturnType<typeof startSites>>
  let violations: string[]
  let popups: Page[]

  beforeAll(async () => {
    const executablePath = process.env['CHROMIUM_PATH']
    sites = await startSites(await sitesOptions())
    browser = await chromium.launch({
      args: ['--no-sandbox'],
      ...(executablePath === undefined ? {} : { executablePath }),
    })
  }, 120_000)

  afterAll(async () => {
    await browser?.close()
    await sites?.stop()
  })

  beforeEach(async () => {
    violations = []
    popups = []
    context = await browser.newContext()
    context.setDefaultTimeout(30_000)
    context.on('console', (message) => {
      if (/Content Security Policy|Trusted/.test(message.text()))
        violations.push(message.text())
    })
  })

  afterEach(async () => {
    await context.close()
    expect(violations).toEqual([])
  })

  const openApp = async (path = '/', query: Record<string, string> = {}) => {
    const page = await context.newPage()
    const url = new URL(path, sites.dapp)
    url.searchParams.set('wallet', sites.wallet)
    for (const [key, value] of Object.entries(query))
      url.searchParams.set(key, value)
    await page.goto(url.href)
    return page
  }

  const prepare = (page: Page, next: Next) =>
    page.evaluate((request) => {
      globalThis.next = request as never
    }, next)

  /** Clicks in the app and gives the popup that the click opened. */
  const ask = async (page: Page, next: Next): Promise<Page> => {
    // The published provider gives all its popups one name: while one of them
    // still shows its last page, the next request would take its window.
    await expect
      .poll(() => popups.every((popup) => popup.isClosed()), {
        timeout: 10_000,
      })
      .toBe(true)
    await prepare(page, next)
    const opened = page.waitForEvent('popup')
    await page.click('button')
    const popup = await opened
    popups.push(popup)
    return popup
  }

  const outcome = <value = unknown>(page: Page) =>
    page.evaluate(() => globalThis.outcome) as Promise<value>

  return {
    openApp,
    ask,
    prepare,
    outcome,
    get context() {
      return context
    },
    get sites() {
      return sites
    },
    /** Violations that a test means to cause. */
    forgive() {
      violations.length = 0
    },
    /** Creates the account of this browser through the wallet's first page. */
    async createAccount() {
      const page = await context.newPage()
      await page.goto(sites.wallet)
      await page.getByRole('button', { name: 'Create account' }).click()
      await page.getByText('Account 1').waitFor()
      await page.close()
    },
    /** Connects an app that finds an account. */
    async connect<address = `0x${string}`>(page: Page): Promise<address> {
      const popup = await ask(page, { method: 'eth_requestAccounts' })
      await popup.getByRole('button', { name: 'Connect' }).click()
      const [address] = await outcome<[address]>(page)
      return address
    },
    /** Breaks no WCAG 2.2 A or AA rule that axe can see. */
    async expectAccessible(page: Page) {
      // Waits until transitions of colours have ended and buttons are enabled.
      const isChanging = () =>
        document.querySelector('button:disabled') !== null ||
        document.getAnimations().some((each) => each instanceof CSSTransition)
      await expect
        .poll(() => page.evaluate(isChanging), { timeout: 10_000 })
        .toBe(false)
      // Evaluated beside the page's own scripts: its policy stays as it is.
      await page.evaluate(axe.source)
      const found = await page.evaluate(async () => {
        const page = globalThis as unknown as { axe: Axe }
        const { violations: all } = await page.axe.run({
          runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
        })
        return all.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
      })
      expect(found).toEqual([])
    },
  }
}
