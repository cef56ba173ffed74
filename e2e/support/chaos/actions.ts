import { expect, type Page } from '@playwright/test'
import { type Hex, parseEther } from 'viem'
import { walletLink } from '../walletLink.ts'
import { createRandom } from './createRandom.ts'
import { faults } from './faultyServers.ts'
import {
  type Actor,
  comes,
  patience,
  pressAction,
  sendAgain,
  soon,
} from './pressAction.ts'
import { damageStorage, fillStorage, freeStorage } from './storageFaults.ts'

/** Milliseconds until the rows of a queue are proven; there may be none. */
const rowWait = 6_000

/** How an action ended, in words for the journal. */
type Outcome = string

const click = (page: Page, name: string | RegExp, exact = true) =>
  comes(
    page.getByRole('button', { name, exact }).first().click({ timeout: soon }),
  )

/** Links on the way to a page to which not every page has a link. */
const ways: Readonly<Record<string, readonly string[]>> = {
  '/messages': ['/transactions/queue'],
  '/messages/new': ['/transactions/queue', '/messages'],
}

/** Goes to a page by visible links alone; returns whether there were some. */
async function follow({ person: { page } }: Actor, path: string) {
  const steps = [...(ways[path] ?? []), path]
  // The same address again keeps the review of a form.
  if (new URL(page.url()).pathname === path) steps.unshift('/home')
  for (const step of steps) {
    const link = page.locator(`a[href^="${step}?"]:visible`).first()
    if (!(await comes(link.click({ timeout: 2_000 })))) return false
  }
  return comes(page.waitForURL((url) => url.pathname === path))
}

/** Goes to a page of the safe: mostly by links, at times by its address. */
async function open(actor: Actor, path: string) {
  const { person, safe, random } = actor
  const { page } = person
  const isInApp = actor.isByLinks || random.next() < 0.85
  if (isInApp && (await follow(actor, path))) return
  if (actor.isByLinks) throw new Error(`No link leads to ${path}.`)
  const link = walletLink(path, safe)
  // The same address again is a reload, which keeps the review of a form.
  if (page.url().endsWith(link)) await page.goto('about:blank')
  await page.goto(link, { waitUntil: 'domcontentloaded' })
}

/** Pages that the navigation leads to. */
const linked = [
  ...(['/home', '/balances', '/transactions/queue', '/settings'] as const),
  ...(['/apps', '/address-book', '/messages'] as const),
] as const

/** Wei that no other payment of this run has, up to 0.009 of the coin. */
const amountOf = ({ random }: Actor) => `0.00${100_000 + random.below(800_000)}`

/** Fills in a payment up to its review; returns what was in the way. */
async function fillIn(actor: Actor): Promise<Outcome | undefined> {
  const value = amountOf(actor)
  const { page } = actor.person
  await open(actor, '/send')
  const amount = page.getByLabel('Amount')
  if (!(await comes(amount.waitFor({ timeout: 2 * patience(actor) }))))
    return 'no form'
  await page.getByLabel('Recipient').fill(actor.to)
  await amount.fill(value)
  return undefined
}

/** Fills in a payment and opens its review. */
async function review(actor: Actor): Promise<Outcome | undefined> {
  const problem = await fillIn(actor)
  if (problem !== undefined) return problem
  return (await click(actor.person.page, 'Review')) ? undefined : 'no review'
}

/** Proposes a payment of this owner. */
export async function propose(
  actor: Actor,
  hold?: { readonly reached: Promise<void> },
): Promise<Outcome> {
  return (await review(actor)) ?? pressAction(actor, hold)
}

/** Signs a payment while the wallet's answer is delayed, and something happens meanwhile. */
async function signMeanwhile(
  actor: Actor,
  happens: () => Promise<void>,
): Promise<Outcome> {
  const hold = actor.person.wallet.holdNext('eth_signTypedData_v4')
  const outcome = await propose(actor, hold)
  if (outcome.startsWith('asked')) {
    await hold.reached
    await happens()
  }
  hold.release()
  return outcome
}

/** The next row that asks this owner for something. */
async function openRow(actor: Actor): Promise<boolean> {
  await open(actor, '/transactions/queue')
  const row = actor.person.page
    .getByRole('article')
    .getByRole('link', { name: /^(?:Confirm|Execute)$/ })
  const empty = actor.person.page.getByText('No pending transactions')
  await comes(row.or(empty).first().waitFor({ timeout: rowWait }))
  return comes(row.first().click({ timeout: 500 }))
}

const storedBundles = (page: Page) =>
  page.evaluate(() => {
    const read = (key: string): { hash: string; signatures: number }[] =>
      JSON.parse(localStorage.getItem(`strongroom.v1.bundles${key}`) ?? '[]')
    // Both: a damaged entry is recovered from its copy.
    const [main, copy] = [read(''), read('.copy')]
    return main.filter((one) =>
      copy.some(
        (other) =>
          other.hash === one.hash && other.signatures === one.signatures,
      ),
    )
  })

const actions = {
  propose,
  async signLocally(actor: Actor) {
    const { page } = actor.person
    const problem = await review(actor)
    if (problem !== undefined) return problem
    if (!(await click(page, 'Hand over'))) return 'no hand over'
    if (!(await click(page, 'Continue without the gateway'))) return 'full'
    const outcome = await pressAction(actor)
    const hash = new URL(page.url()).searchParams.get('id')
    const bundles = await storedBundles(page)
    const isKept = bundles.some((one) => one.hash === hash && one.signatures)
    if (hash && isKept) actor.kept.add(hash as Hex)
    return `${outcome}, ${isKept ? 'kept' : 'not kept'}`
  },
  async addToDraft(actor: Actor) {
    const { page } = actor.person
    const problem = await fillIn(actor)
    if (problem !== undefined) return problem
    const wei = parseEther(await page.getByLabel('Amount').inputValue())
    if (!(await click(page, 'Add to batch'))) return 'no draft'
    await comes(page.waitForURL('**/transactions/draft?*', { timeout: soon }))
    const isKept = await page.evaluate(
      (value) =>
        ['', '.copy'].every((key) =>
          localStorage.getItem(`strongroom.v1.baskets${key}`)?.includes(value),
        ),
      `"${wei}"`,
    )
    if (isKept) actor.drafts.add(`${wei}`)
    return isKept ? 'kept' : 'not kept'
  },
  async confirm(actor: Actor) {
    if (!(await openRow(actor))) return 'no row'
    const { page } = actor.person
    const box = page.getByRole('checkbox', { name: /^Execute right/ })
    const isApart = actor.random.next() < 0.3
    if (isApart && (await comes(box.waitFor({ timeout: 3_000 }))))
      await comes(box.uncheck({ timeout: 3_000 }))
    const outcome = await pressAction(actor)
    if (outcome.startsWith('asked') && actor.servers.weather() === 'clear')
      await comes(
        page
          .getByText(/^Done\. Executed in block|You confirmed/)
          // The last confirmation that was needed.
          .or(page.getByRole('button', { name: 'Execute', exact: true }))
          .first()
          .waitFor({ timeout: soon }),
      )
    return outcome
  },
  async reject(actor: Actor) {
    const { page } = actor.person
    await open(actor, '/transactions/queue')
    const row = page.getByRole('article').getByRole('link', {
      name: /^(?:Confirm|Execute|View|Review)$/,
    })
    if (!(await comes(row.last().click({ timeout: rowWait })))) return 'no row'
    const reject = page.getByRole('link', { name: 'Reject', exact: true })
    if (!(await comes(reject.click({ timeout: soon })))) return 'no rejection'
    const title = page.getByText(/^Reject: cancels every/)
    if (!(await comes(title.waitFor({ timeout: soon })))) return 'no rejection'
    return pressAction(actor)
  },
  async writeMessage(actor: Actor) {
    const { page } = actor.person
    const word = (actor.random.below(2 ** 31) + 2 ** 31).toString(36)
    await open(actor, '/messages/new')
    const field = page.getByLabel('Message')
    const text = `Chaos message ${actor.name} ${word}.`
    if (!(await comes(field.fill(text, { timeout: 2 * patience(actor) }))))
      return 'no form'
    if (!(await click(page, 'Review'))) return 'no review'
    return pressAction(actor)
  },
  async signMessage(actor: Actor) {
    const { page } = actor.person
    await open(actor, '/messages')
    const row = page
      .getByRole('article')
      .filter({ hasText: 'Your turn to sign' })
      .getByRole('link')
    if (!(await comes(row.first().click({ timeout: rowWait })))) return 'no row'
    return pressAction(actor)
  },
  async leaveWhileSigning(actor: Actor) {
    const outcome = await signMeanwhile(actor, async () => {
      await actor.person.page.reload()
    })
    return `${outcome}, and left`
  },
  async loseNetworkWhileSigning(actor: Actor) {
    const { servers, person } = actor
    const before = servers.weather()
    const outcome = await signMeanwhile(actor, async () =>
      servers.set('allDown'),
    )
    if (!outcome.startsWith('asked')) return outcome
    const again = person.page.getByRole('button', { name: sendAgain })
    const isOffered = await comes(again.waitFor({ timeout: 2 * soon }))
    servers.set(before)
    if (!isOffered) return `${outcome}, while nothing answered; not sent again`
    const result = await pressAction(actor)
    return `${outcome}, while nothing answered; sent again: ${result}`
  },
  async updateWalletWhileSigning(actor: Actor) {
    const outcome = await signMeanwhile(actor, () => updateWallet(actor))
    return `${outcome}, while the wallet was updated`
  },
  async decline(actor: Actor) {
    actor.person.wallet.rejectNext('eth_signTypedData_v4')
    return propose(actor)
  },
  async secondTab(actor: Actor) {
    const { person } = actor
    const { page } = person
    person.page = await person.context.newPage()
    const outcome = await propose(actor).finally(() => person.page.close())
    person.page = page
    return `in a second tab: ${outcome}`
  },
  async visit(actor: Actor) {
    const path = actor.random.pick(linked)
    await open(actor, path)
    return path
  },
  async reload({ person: { page } }: Actor) {
    await page.reload({ waitUntil: 'domcontentloaded' })
    return page.url().replace(/^[^/]*\/\/[^/]*/, '')
  },
  async turnWeather({ servers, random }: Actor) {
    servers.set(random.pick(faults), 2 + random.below(3))
    return servers.weather()
  },
  async damage({ person: { page }, random }: Actor) {
    return `damaged ${await damageStorage(page, random.below(100))}`
  },
  async fill({ person: { page } }: Actor) {
    await fillStorage(page)
    return 'storage is full'
  },
  async free({ person: { page } }: Actor) {
    await freeStorage(page)
    return 'storage has room'
  },
  async updateWallet(actor: Actor) {
    await updateWallet(actor)
    return 'the wallet was updated'
  },
} satisfies Record<string, (actor: Actor) => Promise<Outcome>>

/** Replaces a wallet's extension under an open page, as browsers do for an update. */
async function updateWallet({ person: { page, wallet } }: Actor) {
  await wallet.emit(page, 'disconnect', { code: 4900, message: 'Updated' })
  await wallet.emit(page, 'accountsChanged', [])
  await wallet.announceIn(page)
}

/** Connects the wallet where the page asks for it. */
export async function connect({
  person: { page, wallet },
}: Actor): Promise<void> {
  const banner = page.getByRole('banner')
  const button = banner.getByRole('button', { name: 'Connect wallet' })
  // A page that has just opened finds its wallet again by itself.
  if (await comes(button.waitFor({ state: 'hidden', timeout: 2_000 }))) return
  if (!(await comes(button.click({ timeout: soon })))) return
  const dialog = page.getByRole('dialog')
  const choice = dialog.getByRole('button', { name: wallet.name }).first()
  if (await comes(choice.click({ timeout: soon })))
    await comes(dialog.waitFor({ state: 'hidden', timeout: soon }))
  else await page.keyboard.press('Escape')
}

/** How often each is done. */
const weights: Readonly<Record<keyof typeof actions, number>> = {
  ...{ propose: 12, confirm: 26, reject: 6, writeMessage: 4, signMessage: 8 },
  ...{ leaveWhileSigning: 2, decline: 2, updateWalletWhileSigning: 3 },
  ...{ loseNetworkWhileSigning: 4, signLocally: 5, addToDraft: 4 },
  ...{ secondTab: 3, visit: 6, reload: 3, turnWeather: 10 },
  ...{ damage: 5, fill: 1, free: 4, updateWallet: 3 },
}

/** The first actions of each owner: the others find something to do. */
const opening: Readonly<
  Record<string, readonly (keyof typeof actions | undefined)[]>
> = {
  Alice: ['propose', 'writeMessage'],
  Bob: ['propose', 'reject'],
  Carol: ['writeMessage', 'confirm'],
}

/** One step of a run. */
interface Step {
  readonly owner: string
  readonly name: keyof typeof actions
  /** Seed of what the action draws: how one ends changes no other one. */
  readonly seed: string
}

/** What is done, by whom and in which order: it follows from the seed alone. */
export function planActions(
  seed: string,
  owners: readonly [string, ...string[]],
  count: number,
): Step[] {
  const order = createRandom(`${seed} order`)
  const names = Object.keys(weights) as (keyof typeof actions)[]
  const all = names.flatMap((name) =>
    Array.from({ length: weights[name] }, () => name),
  ) as [keyof typeof actions]
  const done = new Map<string, number>()
  return Array.from({ length: count }, (_, at) => {
    // Each does its opening first: the others find something to do.
    const owner =
      at < 2 * owners.length
        ? (owners[at % owners.length] ?? owners[0])
        : order.pick(owners)
    const number = done.get(owner) ?? 0
    done.set(owner, number + 1)
    const own = `${seed} ${owner} ${number}`
    const name = opening[owner]?.[number] ?? createRandom(own).pick(all)
    return { owner, name, seed: own }
  })
}

/** Does a step, and returns its outcome in words. */
export async function act(actor: Actor, step: Step): Promise<Outcome> {
  actor.reviewed = undefined
  actor.random = createRandom(`${step.seed} ${step.name}`)
  if (step.name !== 'turnWeather') await connect(actor)
  return actions[step.name](actor)
}

/** The page can be used, and shows no crash. */
export async function expectUsable({ person: { page } }: Actor): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByText('This page ran into a problem')).toHaveCount(0)
  await expect(
    page.getByText('A part of the app could not be loaded'),
  ).toHaveCount(0)
}
