import type { BrowserContext } from '@playwright/test'

/**
 * Text that a page has copied. The pages of the product may not read the clipboard, so
 * another page does.
 */
export async function readClipboard(context: BrowserContext): Promise<string> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await context.newPage()
  await page.route('http://localhost/clipboard', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Clipboard</p>' }),
  )
  await page.goto('http://localhost/clipboard')
  const text = await page.evaluate(() => navigator.clipboard.readText())
  await page.close()
  return text
}
