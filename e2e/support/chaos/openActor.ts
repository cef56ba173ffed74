import type { Address } from 'viem'
import type { ChainReader } from '../chainReader.ts'
import { openConnected } from '../connect.ts'
import { ownerAccounts } from '../ownerAccounts.ts'
import type { Stack } from '../stack.ts'
import type { Person } from '../test.ts'
import { walletLink } from '../walletLink.ts'
import { createRandom } from './createRandom.ts'
import { faultyServers } from './faultyServers.ts'
import type { Actor } from './pressAction.ts'
import { type Prompt, watchPrompts } from './promptLog.ts'

/** Sets the clock of all pages of a context, before their own scripts. */
export function shiftClock(shift: number) {
  const Original = Date
  const now = () => Original.now() + shift
  globalThis.Date = new Proxy(Original, {
    construct: (target, given) =>
      given.length === 0 ? new target(now()) : Reflect.construct(target, given),
    get: (target, name) =>
      name === 'now' ? now : Reflect.get(target, name, target),
  })
}

/** Where an owner acts, and what is noted of it. */
export interface Stage {
  readonly stack: Stack
  readonly chain: ChainReader
  readonly safe: Address
  readonly log: Prompt[]
  readonly seed: string
}

/**
 * Opens the home page of a safe for an owner, whose servers may fail and whose clock is
 * wrong by some milliseconds. Every prompt of the wallet is compared with the page.
 */
export async function openActor(
  name: string,
  person: Person,
  { stack, chain, safe, log, seed }: Stage,
  clock = 0,
): Promise<Actor> {
  await person.context.addInitScript(shiftClock, clock)
  const servers = await faultyServers(person.context, stack, `${seed} ${name}`)
  const actor: Actor = {
    ...{ name, person, servers, safe, to: ownerAccounts.Dave },
    random: createRandom(`${seed} ${name}`),
    isByLinks: false,
    reviewed: undefined,
    compared: () =>
      log.filter(({ owner }) => owner === person.wallet.account).length,
    kept: new Set(),
    drafts: new Set(),
  }
  watchPrompts(actor, { chain, log })
  await openConnected(person, walletLink('/home', safe))
  return actor
}
