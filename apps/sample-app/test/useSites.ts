import {
  type Browser,
  type BrowserContext,
  chromium,
  type FrameLocator,
  type Page,
} from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { startSites } from './startSites.ts'

/** Starts the sites and a browser for the tests of a file. */
export function useSites() {
  // A generous limit for a busy machine; the tests wait for events.
  vi.setConfig({ testTimeout: 120_000 })
  let browser: Browser
  let context: BrowserContext
  let other: Browser | undefined
  let sites: Awaited<ReturnType<typeof startSites>>
  let violations: string[]

  const executablePath =
    process.env['CHROMIUM_SHELL_PATH'] ?? process.env['CHROMIUM_PATH']
  const launch = {
    args: ['--no-sandbox'],
    ...(executablePath === undefined ? {} : { executablePath }),
  }

  beforeAll(async () => {
    sites = await startSites()
    browser = await chromium.launch(launch)
  }, 120_000)

  afterAll(async () => {
    await browser?.close()
    await sites?.stop()
  })

  beforeEach(async () => {
    violations = []
    context = await browser.newContext()
    context.setDefaultTimeout(30_000)
    context.on('console', (message) => {
      if (/Content Security Policy|Trusted/.test(message.text()))
        violations.push(message.text())
    })
    context.on('weberror', (error) => violations.push(String(error.error())))
  })

  afterEach(async () => {
    await context.close()
    await other?.close()
    other = undefined
  })

  return {
    get sites() {
      return sites
    },
    get context() {
      return context
    },
    /** Policy violations and uncaught errors. */
    get violations() {
      return violations
    },
    /**
     * Opens the app in Chromium with windows, which gives frames of other sites storage
     * or refuses it, as a private window does. Chromium without windows always gives it.
     */
    async openWhole({
      storage,
    }: {
      storage: boolean
    }): Promise<{ page: Page; app: FrameLocator }> {
      const whole = process.env['CHROMIUM_PATH']
      other = await chromium.launch({
        ...(whole && { executablePath: whole }),
        args: [
          '--no-sandbox',
          `--${storage ? 'disable' : 'enable'}-features=TrackingProtection3pcd`,
        ],
      })
      const page = await other.newPage()
      page.setDefaultTimeout(30_000)
      await page.goto(`${sites.wallet}/?app=${encodeURIComponent(sites.app)}`)
      return { page, app: page.frameLocator('iframe') }
    },
    /** Opens the app in a wallet; `query` goes to the wallet's page. */
    async open(
      query = '',
      host = sites.wallet,
    ): Promise<{ page: Page; app: FrameLocator }> {
      const page = await context.newPage()
      await page.goto(`${host}/?app=${encodeURIComponent(sites.app)}${query}`)
      return { page, app: page.frameLocator('iframe') }
    },
  }
}

/** Opens a tab of the app. */
export async function openTab(app: FrameLocator, name: string): Promise<void> {
  await app.getByRole('tab', { name, exact: true }).click()
}
