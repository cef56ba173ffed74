import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test'
import { type ChainReader, createChainReader } from './chainReader.ts'
import { createInjectedWallet, type InjectedWallet } from './injectedWallet.ts'
import type { OwnerName } from './ownerAccounts.ts'
import { type Stack, startStack } from './stack.ts'
import { watchPages } from './watchPage.ts'

/** One person at one browser, with one wallet. */
export interface Person {
  context: BrowserContext
  page: Page
  wallet: InjectedWallet
}

export interface Fixtures {
  /** Opens a browser of its own for an owner. */
  personOf(owner: OwnerName, options?: BrowserContextOptions): Promise<Person>
  /** Reads chain 1337 directly. */
  chain: ChainReader
}

/**
 * Playwright's test with the running product. At the end of every test each
 * page that was opened must be free of policy violations and uncaught errors.
 */
export const test = base.extend<Fixtures, { stack: Stack }>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const stack = await startStack()
      await use(stack)
      await stack.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  chain: async ({ stack }, use) => {
    await use(createChainReader(stack.rpcUrls[1337]))
  },
  personOf: async ({ browser, stack }, use) => {
    const open: { context: BrowserContext; problems: readonly string[] }[] = []
    await use(async (owner, options) => {
      const context = await browser.newContext({
        baseURL: stack.walletUrl,
        ...options,
      })
      const { problems } = await watchPages(context)
      open.push({ context, problems })
      const { rpcUrls } = stack
      const wallet = await createInjectedWallet(context, { owner, rpcUrls })
      return { context, wallet, page: await context.newPage() }
    })
    for (const { context } of open) await context.close()
    expect(open.flatMap(({ problems }) => problems)).toEqual([])
  },
})

export { expect }
