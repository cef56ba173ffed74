import type { Browser, BrowserContextOptions } from '@playwright/test'
import { createInjectedWallet } from './injectedWallet.ts'
import type { OwnerName } from './ownerAccounts.ts'
import type { Stack } from './stack.ts'
import type { Person } from './test.ts'
import { type Interaction, watchInteractions } from './watchInteractions.ts'
import { watchPages } from './watchPage.ts'

/**
 * Opens a browser of its own for an owner. `close` returns policy violations
 * and uncaught errors of its pages, which must be empty.
 */
export async function openPerson(
  browser: Browser,
  stack: Stack,
  owner: OwnerName,
  options?: BrowserContextOptions,
): Promise<
  Person & {
    close(): Promise<readonly string[]>
    interactions(): readonly Interaction[]
  }
> {
  const { serviceWorkers = 'block', ...others } = options ?? {}
  const context = await browser.newContext({
    baseURL: stack.walletUrl,
    // Journeys change answers on their way, which a worker would hide.
    serviceWorkers,
    ...others,
  })
  // Where it could be registered, each new browser stores all files of the release
  // first: half of the processor time of a journey.
  if (serviceWorkers === 'block')
    await context.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
    })
  const { problems } = await watchPages(context)
  const interactions = await watchInteractions(context)
  const { rpcUrls } = stack
  const wallet = await createInjectedWallet(context, { owner, rpcUrls })
  return {
    context,
    wallet,
    interactions,
    page: await context.newPage(),
    async close() {
      // A lie may still be on its way when the test ends.
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      await context.close()
      return problems
    },
  }
}
