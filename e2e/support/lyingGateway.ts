import type { BrowserContext } from '@playwright/test'

/** Changes a gateway's answer; the body is parsed JSON. */
export type Lie = (body: unknown) => unknown

/**
 * Puts a dishonest gateway in front of the pages of a context: answers whose
 * path matches are changed on the way, everything else is passed on.
 */
export async function lyingGateway(
  context: BrowserContext,
  gatewayUrl: string,
  pattern: RegExp,
  lie: Lie,
): Promise<{ changedAnswers: () => number; stop: () => void }> {
  let changedAnswers = 0
  let isLying = true
  const matches = (url: URL) =>
    url.origin === new URL(gatewayUrl).origin && pattern.test(url.pathname)
  await context.route(matches, async (route) => {
    if (!isLying || route.request().method() === 'OPTIONS')
      return route.fallback()
    const response = await route.fetch()
    const text = await response.text()
    let body: unknown
    try {
      body = JSON.parse(text)
    } catch {
      return route.fulfill({ response, body: text })
    }
    changedAnswers++
    await route.fulfill({ response, json: lie(body) })
  })
  return {
    changedAnswers: () => changedAnswers,
    // An answer may be on its way: its route must not be taken from it.
    stop() {
      isLying = false
    },
  }
}
