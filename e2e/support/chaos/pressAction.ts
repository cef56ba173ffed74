import { expect, type Locator, type Page } from '@playwright/test'
import type { Address, Hex } from 'viem'
import type { Person } from '../test.ts'
import type { Random } from './createRandom.ts'
import type { FaultyServers } from './faultyServers.ts'

/** The texts that the page of a review showed before its button was pressed. */
export interface Reviewed {
  /** Everything on the page, without spaces, in lower case. */
  readonly text: string
  /** Fields that are signed, by their label without spaces, in lower case. */
  readonly fields: Readonly<Record<string, string>>
  /** The message of this run on the page, if there is one. */
  readonly message: string | undefined
}

/** One owner who does something at random. */
export interface Actor {
  readonly name: string
  readonly person: Person
  readonly servers: FaultyServers
  /** Numbers of the action that is under way. */
  random: Random
  /** Whether pages are opened by links alone, never by their address. */
  isByLinks: boolean
  readonly safe: Address
  readonly to: Address
  /** Page of the review whose button was pressed last. */
  reviewed: Reviewed | undefined
  /** Prompts that were compared with the page so far. */
  readonly compared: () => number
  /** Hashes of what this browser has signed and stored for itself. */
  readonly kept: Set<Hex>
  /** Values in wei of the payments in this browser's draft batch. */
  readonly drafts: Set<string>
}

/** Milliseconds to wait for what a fault may prevent. */
export const soon = 20_000

/** Milliseconds to wait for what needs servers that may fail. */
export const patience = ({ servers }: Actor): number =>
  ['clear', 'gatewaySlow'].includes(servers.weather()) ? soon : 3_000

/** Waits a bounded time, since a fault may prevent what is waited for. */
export const comes = (promise: Promise<unknown>): Promise<boolean> =>
  promise.then(
    () => true,
    () => false,
  )

/** Reasons that no waiting changes: another owner or an earlier nonce comes first. */
const lastingReason =
  /You (?:confirmed|signed)|once nonce|already (?:on its way|used)|is not an owner/

const bar = (page: Page) => page.locator('.sr-review-buttons')

/** Name of the button that posts a signature the gateway did not take. */
export const sendAgain = 'Send the signature again'

const mainButton = (page: Page): Locator =>
  bar(page)
    .getByRole('button', { name: /^(?:Sign|Execute|Sign and execute)$/ })
    .or(bar(page).getByRole('button', { name: sendAgain }))

/** Opens the folds of a review, and reads what is on its page. */
async function readReviewed(page: Page): Promise<Reviewed> {
  // A fold renders its content once it is open, from a chunk of its own.
  await page.waitForFunction(() => {
    const folds = [...document.querySelectorAll('main details.sr-fold')].filter(
      (one) =>
        one.matches('.sr-hashes') ||
        one.querySelector('summary')?.textContent?.includes('All fields'),
    ) as HTMLDetailsElement[]
    for (const fold of folds)
      if (!fold.open) fold.querySelector('summary')?.click()
    // A message has no fields.
    const isWhole =
      folds.some((fold) => fold.matches('.sr-hashes')) &&
      (folds.some((fold) => !fold.matches('.sr-hashes')) ||
        /Chaos message/.test(document.querySelector('main')?.textContent ?? ''))
    return (
      isWhole &&
      folds.every((fold) => fold.querySelector('.sr-hash, dl') !== null)
    )
  })
  return page.evaluate(() => {
    const plain = (node: Element | null) =>
      (node?.textContent ?? '').replace(/\s/g, '').toLowerCase()
    const main = document.querySelector('main')
    const fold = [...document.querySelectorAll('main details.sr-fold')].find(
      (one) =>
        one.querySelector('summary')?.textContent?.includes('All fields'),
    )
    const fields = [...(fold?.querySelectorAll('dt') ?? [])].map(
      (term) => [plain(term), plain(term.nextElementSibling)] as const,
    )
    const [message] = main?.textContent?.match(/Chaos message \w+ \w+\./) ?? []
    return { text: plain(main), fields: Object.fromEntries(fields), message }
  })
}

/**
 * Waits until the button of a review can be pressed.
 *
 * @returns The reason on the page where it cannot.
 */
async function waitForOffer(actor: Actor): Promise<string | undefined> {
  const { page } = actor.person
  const offered = bar(page)
    .locator('button:not([aria-disabled])')
    .and(mainButton(page))
  const reasons = bar(page).locator('.sr-button-reason')
  const lasting = reasons.filter({ hasText: lastingReason })
  const done = page
    .getByText(/^Done\. Executed in block|^The safe contract accepts/)
    // The page of what another owner has executed.
    .or(page.getByRole('heading', { name: 'Execution', exact: true }))
    // Another owner has executed another transaction with its nonce.
    .or(page.getByRole('main').getByText('Replaced', { exact: true }))
  const end = offered.or(lasting).or(done).first()
  if (await comes(end.waitFor({ timeout: 2 * patience(actor) }))) {
    if ((await offered.count()) > 0) return undefined
    if ((await done.count()) > 0) return 'executed or complete'
  }
  const reason = await reasons.allTextContents()
  return reason.join(' ') || 'no button'
}

/**
 * Presses the button of a review and waits until the action ended, or, where the
 * wallet's answer is delayed by `hold`, until the wallet was asked.
 */
export async function pressAction(
  actor: Actor,
  hold?: { readonly reached: Promise<void> },
): Promise<string> {
  const { person, compared } = actor
  const { page, wallet } = person
  const reason = await waitForOffer(actor)
  if (reason !== undefined) return `not offered: ${reason}`
  const button = mainButton(page).first()
  try {
    actor.reviewed = await readReviewed(page)
  } catch (error) {
    // The execution by another owner takes the button and the review away.
    if (await button.isVisible()) throw error
    return 'not offered any more'
  }
  const before = wallet.prompts()
  const name = (await button.allTextContents())[0]
  if (name === undefined || !(await comes(button.click({ timeout: soon }))))
    return 'not offered any more'
  const busy = bar(page).locator('button[aria-busy=true]')
  const isOver = async () => (await busy.count()) === 0
  const isAsked = () => wallet.prompts() > before
  await expect
    .poll(async () => isAsked() || (await isOver()), { timeout: 60_000 })
    .toBe(true)
  // Leaving earlier would take away the page that the prompt is compared with.
  const isCompared = () => compared() === wallet.prompts()
  await expect.poll(isCompared, { timeout: 30_000 }).toBe(true)
  if (hold === undefined)
    await expect.poll(isOver, { timeout: 60_000 }).toBe(true)
  await expect.poll(isCompared, { timeout: 30_000 }).toBe(true)
  if (isAsked()) return `asked the wallet (${name})`
  const problems = page.locator('.sr-review-bar [role=alert]')
  // A signature that exists is only sent: the wallet is not asked.
  if (name === sendAgain && (await problems.count()) === 0) return 'sent'
  return `refused (${name}): ${(await problems.allTextContents()).join(' ')}`
}
