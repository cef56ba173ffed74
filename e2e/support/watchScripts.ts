import type { Page } from '@playwright/test'

/**
 * Whether the page has loaded a script with a text, from now on. Names of files do not
 * tell what they have: the build joins small ones.
 */
export function watchScripts(page: Page): (text: string) => Promise<boolean> {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js'))
      scripts.push(response.text().catch(() => ''))
  })
  return async (text) =>
    (await Promise.all(scripts)).some((script) => script.includes(text))
}
