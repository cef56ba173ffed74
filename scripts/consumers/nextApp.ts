import { join } from 'node:path'
import type { Browser } from 'playwright'
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
  await checkTypes(folder, [bin('tsc6'), '-p', '.'])
}

/** Server components, what they send, and the same page in a browser. */
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
    const html = await (await fetch(server.url)).text()
    for (const text of ['2 of 3 owners', 'Treasury', 'USDC'])
      if (!html.includes(text))
        throw new Error(`The server did not render "${text}":\n${html}`)

    await visit(browser, server.url, async (page) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      const main = page.locator('main')
      const sent = await page.evaluate(
        (source) =>
          new DOMParser()
            .parseFromString(source, 'text/html')
            .querySelector('main')?.textContent,
        html,
      )
      const shown = await main.textContent()
      if (sent !== shown)
        throw new Error(`The server sent:\n${sent}\nShown is:\n${shown}`)
      await connectWallet(page)
      if (asked.some((url) => url.startsWith(gateway)))
        throw new Error('What the server had read was read again.')
    })
    await visit(browser, `${server.url}/components`, async (page) => {
      await page.getByRole('heading', { name: 'On the server' }).waitFor()
    })
  } finally {
    await server.stop()
  }
  return [
    'next build and next start: the safe in the HTML, read on the server',
    'hydrated without a word on the console, nothing read twice, connecting',
  ]
}
