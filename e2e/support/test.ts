import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test'
import { type ChainReader, createChainReader } from './chainReader.ts'
import type { InjectedWallet } from './injectedWallet.ts'
import { openPerson } from './openPerson.ts'
import type { OwnerName } from './ownerAccounts.ts'
import { type Stack, startStack } from './stack.ts'

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
export const test = base.extend<
  Fixtures,
  {
    stack: Stack
    /** Tests with another name here get a stack that no other tests have used. */
    stackName: string
  }
>({
  stackName: ['shared', { option: true, scope: 'worker' }],
  stack: [
    // Named, so that another name makes another worker with another stack.
    async ({ stackName: _ }, use) => {
      const stack = await startStack()
      await use(stack)
      await stack.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  chain: async ({ stack }, use) => {
    await use(createChainReader(stack.rpcUrls[1337]))
  },
  personOf: async ({ browser, stack }, use, testInfo) => {
    const open: Awaited<ReturnType<typeof openPerson>>[] = []
    await use(async (owner, options) => {
      const person = await openPerson(browser, stack, owner, options)
      open.push(person)
      return person
    })
    const problems: string[] = []
    for (const person of open) problems.push(...(await person.close()))
    // A reporter sums them up after the run.
    await testInfo.attach('interactions', {
      body: JSON.stringify(open.flatMap((person) => person.interactions())),
      contentType: 'application/json',
    })
    expect(problems).toEqual([])
  },
})

/** Ends the title of a variant of a journey that only the long run has. */
export const longIf = (isLong: boolean) => (isLong ? ' @long' : '')

export { expect }
