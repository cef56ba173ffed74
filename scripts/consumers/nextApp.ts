import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { checkTypes } from './checkTypes.ts'
import { connectWallet } from './connectWallet.ts'
import { run } from './run.ts'
import { startProgram } from './startProgram.ts'
import { visit } from './visit.ts'

const quiet = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }

/** Next.js: the build. Server components run in `checkNextApp`. */
export async function buildNextApp(folder: string): Promise<void> {
  const bin = (name: string) => join(folder, 'node_modules/.bin', name)
  await run(folder, [bin('next'), 'build'], quiet)
  // After the build, which writes the declarations of Next.js itself.
  await checkTypes(folder, [bin('tsc'), '-p', '.'])
}

/** Server components, their payload, and the same page in a browser. */
export async function checkNextApp(
  folder: string,
  gateway: string,
  browser: Browser,
): Promise<string[]> {
  const next = join(folder, 'node_modules/.bin/next')
  const command = [next, 'start', '--port', '0', '--hostname', '127.0.0.1']
  const server = await startProgram(folder, command, {
    ...quiet,
    GATEWAY_URL: gateway,
  })
  try {
    const read = ['2 of 3 owners', 'Treasury', 'USDC']
    await compare(server.url, read, browser, async (page) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await connectWallet(page)
      if (asked.some((url) => url.startsWith(gateway)))
        throw new Error('What the server had read was read again.')
    })
    const cookie = 'tanto.RECONNECT.MOCK=true'
    const known = await fetch(server.url, { headers: { cookie } })
    if (!(await known.text()).includes('Connecting…'))
      throw new Error('A visitor with a wallet was sent a connect button.')
    const shown = ['On the server', 'Alice', 'Safe transaction hash']
    await compare(`${server.url}/components`, shown, browser)
  } finally {
    await server.stop()
  }
  return [
    'next build and next start: the safe in the HTML, read on the server',
    'hydrated without a word on the console, nothing read twice, connecting',
  ]
}

/** Wants the texts in what the server sends, and the same page in a browser. */
async function compare(
  url: string,
  texts: readonly string[],
  browser: Browser,
  use: (page: Page) => Promise<void> = async () => undefined,
): Promise<void> {
  const html = await (await fetch(url)).text()
  for (const text of texts)
    if (!html.includes(text))
      throw new Error(`${url}: the server did not render "${text}":\n${html}`)
  await visit(browser, url, async (page) => {
    const sent = await page.evaluate(
      (source) =>
        new DOMParser()
          .parseFromString(source, 'text/html')
          .querySelector('main')?.textContent,
      html,
    )
    const shown = await page.locator('main').textContent()
    if (sent !== shown)
      throw new Error(`The server sent:\n${sent}\nShown is:\n${shown}`)
    await use(page)
  })
}
