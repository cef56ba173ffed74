import type { Browser, Page } from 'playwright'

/**
 * Opens a page, waits for `look`, and expects an empty console: React reports
 * differences between server and browser there.
 *
 * @param prepare Runs before the page is loaded.
 * @throws Error with what the page reported
 */
export async function visit(
  browser: Browser,
  url: string,
  look: (page: Page) => Promise<void>,
  prepare?: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await browser.newPage()
  page.setDefaultTimeout(30_000)
  const said: string[] = []
  page.on('console', (message) => {
    const type = message.type()
    // The policy names features of every browser and platform; Chromium on Linux
    // lacks a few of them and says so.
    if (/Permissions-Policy header: Unrecognized/.test(message.text())) return
    if (type === 'error' || type === 'warning')
      said.push(`${type}: ${message.text()}`)
  })
  page.on('pageerror', (error) => said.push(`thrown: ${error.message}`))
  page.on('requestfailed', (request) =>
    said.push(`failed: ${request.url()} ${request.failure()?.errorText}`),
  )
  try {
    await prepare?.(page)
    await page.goto(url)
    await look(page)
  } catch (error) {
    const text = (await page.locator('body').textContent()) ?? ''
    throw new Error(
      `${url}: ${error}\n${said.join('\n')}\nThe page says:\n${text.slice(0, 800)}`,
    )
  } finally {
    await page.close()
  }
  if (said.length > 0) throw new Error(`${url} reported:\n${said.join('\n')}`)
}
