import { expect, type Page } from '@playwright/test'
import type { Address, Hex } from 'viem'
import type { Person } from '../test.ts'
import { walletLink } from '../walletLink.ts'
import type { Random } from './createRandom.ts'
import { type FaultyServers, weathers } from './faultyServers.ts'
import { damageStorage, fillStorage, freeStorage } from './storageFaults.ts'

/** One owner who does something at random. */
export interface Actor {
  readonly name: string
  readonly person: Person
  readonly servers: FaultyServers
  readonly random: Random
  readonly safe: Address
  readonly to: Address
  /** Prompts that were compared with the page so far. */
  readonly compared: () => number
  /** Hashes of what this browser has signed and stored for itself. */
  readonly kept: Set<Hex>
}

/** Result of an action. */
type Outcome = string

/** Milliseconds to wait for what a fault may prevent. */
const soon = 3_000

/** Waits a bounded time, since a fault may prevent what is waited for. */
const comes = (promise: Promise<unknown>): Promise<boolean> =>
  promise.then(
    () => true,
    () => false,
  )

const click = (page: Page, name: string | RegExp, exact = true) =>
  comes(
    page.getByRole('button', { name, exact }).first().click({ timeout: soon }),
  )

/** Presses the action of a review, and waits until it ended in one way or another. */
async function act(
  { person: { page, wallet }, compared }: Actor,
  name: 'Sign' | 'Execute',
): Promise<Outcome> {
  const before = wallet.prompts()
  if (!(await click(page, name))) return `${name} is not offered`
  await comes(
    expect
      .poll(() => wallet.prompts(), { timeout: soon })
      .toBeGreaterThan(before),
  )
  if (wallet.prompts() === before) return `${name} was refused`
  // Leaving earlier would take away the page that the prompt is compared with.
  await expect.poll(compared, { timeout: 30_000 }).toBe(wallet.prompts())
  const end = page.getByText(
    /Signature verified|^Executed in block|was not|could not|rejected|declined/,
  )
  await comes(end.first().waitFor({ timeout: soon }))
  return `asked the wallet (${name})`
}

async function open({ person: { page }, safe }: Actor, path: string) {
  await page.goto(walletLink(path, safe), { waitUntil: 'domcontentloaded' })
}

/** Pages of a safe that every owner visits. */
const pages = [
  '/home',
  '/balances',
  '/transactions/queue',
  '/transactions/history',
  '/settings',
  '/transactions/import',
] as const

/** Fills in a payment up to its review; says what came in the way. */
async function fillIn(actor: Actor): Promise<Outcome | undefined> {
  const { person, random, to } = actor
  const { page } = person
  await open(actor, '/send')
  const amount = page.getByLabel('Amount')
  if (!(await comes(amount.waitFor({ timeout: 2 * soon })))) return 'no form'
  await page.getByLabel('Recipient').fill(to)
  await amount.fill(`0.00${1 + random.below(9)}`)
  return (await click(page, 'Review')) ? undefined : 'no review'
}

async function propose(actor: Actor): Promise<Outcome> {
  return (await fillIn(actor)) ?? act(actor, 'Sign')
}

const actions = {
  propose,
  async signLocally(actor: Actor) {
    const { page } = actor.person
    const problem = await fillIn(actor)
    if (problem !== undefined) return problem
    if (!(await click(page, 'Hand over'))) return 'no hand over'
    if (!(await click(page, 'Continue without the gateway'))) return 'full'
    const outcome = await act(actor, 'Sign')
    const hash = new URL(page.url()).searchParams.get('id')
    const isKept = await page.evaluate(
      (id) =>
        JSON.parse(localStorage.getItem('strongroom.v1.bundles') ?? '[]').some(
          (one: { hash: string; signatures: number }) =>
            one.hash === id && one.signatures > 0,
        ),
      hash,
    )
    if (hash && isKept) actor.kept.add(hash as Hex)
    return `${outcome}, ${isKept ? 'kept' : 'not kept'}`
  },
  async confirm(actor: Actor) {
    const { page } = actor.person
    await open(actor, '/transactions/queue')
    const row = page.getByRole('link', { name: /^(?:Confirm|Execute|Review)$/ })
    if (!(await comes(row.first().click({ timeout: soon })))) return 'no row'
    const next = page.getByRole('button', { name: /^(?:Sign|Execute)$/ })
    if (!(await comes(next.first().waitFor({ timeout: soon }))))
      return 'nothing to do'
    const name = (await next.first().textContent())?.includes('Sign')
    return act(actor, name ? 'Sign' : 'Execute')
  },
  async leaveWhileSigning(actor: Actor) {
    const { page, wallet } = actor.person
    const hold = wallet.holdNext('eth_signTypedData_v4')
    const outcome = await propose(actor)
    await page.reload()
    hold.release()
    return `${outcome}, and left`
  },
  async loseNetworkWhileSigning(actor: Actor) {
    const { servers, person } = actor
    const before = servers.weather()
    const hold = person.wallet.holdNext('eth_signTypedData_v4')
    void hold.reached.then(() => {
      servers.set('allDown')
      hold.release()
    })
    const outcome = await propose(actor)
    hold.release()
    servers.set(before)
    return `${outcome}, while nothing answered`
  },
  async decline(actor: Actor) {
    actor.person.wallet.rejectNext('eth_signTypedData_v4')
    return propose(actor)
  },
  async secondTab(actor: Actor) {
    const { person } = actor
    const { page } = person
    person.page = await person.context.newPage()
    const outcome = await propose(actor)
    await person.page.close()
    person.page = page
    return `in a second tab: ${outcome}`
  },
  async visit(actor: Actor) {
    const path = actor.random.pick(pages)
    await open(actor, path)
    return path
  },
  async reload({ person: { page } }: Actor) {
    await page.reload({ waitUntil: 'domcontentloaded' })
    return page.url().replace(/^[^/]*\/\/[^/]*/, '')
  },
  async turnWeather({ servers, random }: Actor) {
    servers.set(random.next() < 0.55 ? 'clear' : random.pick(weathers))
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
  async updateWallet({ person: { page, wallet } }: Actor) {
    await wallet.emit(page, 'disconnect', { code: 4900, message: 'Updated' })
    await wallet.emit(page, 'accountsChanged', [])
    await wallet.announceIn(page)
    return 'the wallet was updated'
  },
  async connect({ person: { page, wallet } }: Actor) {
    const banner = page.getByRole('banner')
    const button = banner.getByRole('button', { name: 'Connect wallet' })
    if (!(await button.isVisible())) return 'connected'
    if (!(await comes(button.click({ timeout: soon })))) return 'busy'
    const choice = page.getByRole('dialog').getByRole('button', {
      name: wallet.name,
    })
    if (!(await comes(choice.first().click({ timeout: soon }))))
      await page.keyboard.press('Escape')
    return 'connecting'
  },
} satisfies Record<string, (actor: Actor) => Promise<Outcome>>

/** How often each is done. */
const weights: Readonly<Record<keyof typeof actions, number>> = {
  ...{ propose: 14, confirm: 18, leaveWhileSigning: 3, decline: 2 },
  loseNetworkWhileSigning: 3,
  ...{ signLocally: 6, secondTab: 4, visit: 12, reload: 6, turnWeather: 14 },
  ...{ damage: 6, fill: 2, free: 6, updateWallet: 4, connect: 3 },
}

/** Does something, and says what. */
export async function actAtRandom(actor: Actor): Promise<string> {
  const names = Object.keys(weights) as (keyof typeof actions)[]
  const all = names.flatMap((name) =>
    Array.from({ length: weights[name] }, () => name),
  )
  const name = actor.random.pick(all as [keyof typeof actions])
  const weather = actor.servers.weather()
  if (name !== 'connect' && name !== 'turnWeather') await actions.connect(actor)
  return `${actor.name} in ${weather}: ${name}: ${await actions[name](actor)}`
}

/** The page shows something that can be used, and no crash. */
export async function expectUsable({ person: { page } }: Actor): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByText('This page ran into a problem')).toHaveCount(0)
  await expect(
    page.getByText('A part of the app could not be loaded'),
  ).toHaveCount(0)
}
