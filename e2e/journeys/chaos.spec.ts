import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { readBundle } from '@strongroom/safe-protocol/bundle'
import type { Address, Hex } from 'viem'
import {
  type Actor,
  actAtRandom,
  expectUsable,
} from '../support/chaos/actions.ts'
import { createRandom } from '../support/chaos/createRandom.ts'
import { faultyServers } from '../support/chaos/faultyServers.ts'
import { type Prompt, watchPrompts } from '../support/chaos/promptLog.ts'
import { freeStorage } from '../support/chaos/storageFaults.ts'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import type { Stack } from '../support/stack.ts'
import { expect, longIf, test } from '../support/test.ts'
import { walletLink } from '../support/walletLink.ts'

/** Milliseconds by which the clocks of the owners are wrong. */
const clocks = { Alice: 0, Bob: -86_400_000, Carol: 86_400_000 }

const seedOf = () => process.env['CHAOS_SEED'] ?? randomUUID().slice(0, 8)

/** Sets the clock of all pages of a context, before their own scripts. */
function shiftClock(shift: number) {
  const Original = Date
  const now = () => Original.now() + shift
  globalThis.Date = new Proxy(Original, {
    construct: (target, given) =>
      given.length === 0 ? new target(now()) : Reflect.construct(target, given),
    get: (target, name) =>
      name === 'now' ? now : Reflect.get(target, name, target),
  })
}

interface Signed {
  readonly owner: Address
  readonly safeTxHash: Hex
}

/** Every confirmation that the gateway has. */
async function readConfirmations(
  { gatewayUrl }: Stack,
  hashes: Iterable<Hex>,
): Promise<Signed[]> {
  const found: Signed[] = []
  for (const safeTxHash of hashes) {
    const response = await fetch(
      `${gatewayUrl}/v1/chains/1337/transactions/${safeTxHash}`,
    )
    expect(response.status, `${safeTxHash} is at the gateway`).toBe(200)
    const { detailedExecutionInfo } = (await response.json()) as {
      detailedExecutionInfo: {
        confirmations: { signer: { value: Address } }[]
      }
    }
    for (const { signer } of detailedExecutionInfo.confirmations)
      found.push({ owner: signer.value, safeTxHash })
  }
  return found
}

/** Every signature that a browser keeps; a bundle that does not verify is an error. */
async function readLocal({ person: { page } }: Actor): Promise<Signed[]> {
  const files = await page.evaluate(() =>
    JSON.parse(localStorage.getItem('strongroom.v1.bundles') ?? '[]').map(
      (one: { file: string }) => one.file,
    ),
  )
  const bundles = await Promise.all(
    (files as string[]).map((file) => readBundle(file)),
  )
  return bundles.flatMap(({ hash, signatures }) =>
    signatures.map(({ signer }) => ({ owner: signer, safeTxHash: hash })),
  )
}

const count = Number(process.env['CHAOS_ACTIONS'] ?? 200)

test(`three owners do ${count} things while everything fails in turns${longIf(true)}`, async ({
  stack,
  chain,
  personOf,
}) => {
  test.setTimeout(600_000 + count * 2_000)
  const seed = seedOf()
  console.log(`CHAOS_SEED=${seed}`)
  const safe = await createFundedSafe(stack)
  const log: Prompt[] = []
  const journal: string[] = []
  const names = ['Alice', 'Bob', 'Carol'] as const
  const actors = await Promise.all(
    names.map(async (name): Promise<Actor> => {
      const person = await personOf(name)
      await person.context.addInitScript(shiftClock, clocks[name])
      const servers = await faultyServers(
        ...([person.context, stack, `${seed} ${name}`] as const),
      )
      watchPrompts(person, { safe, chain, log })
      await openConnected(person, walletLink('/home', safe))
      const random = createRandom(`${seed} ${name}`)
      return {
        ...{ name, person, servers, random, safe, to: ownerAccounts.Dave },
        compared: () =>
          log.filter(({ owner }) => owner === person.wallet.account).length,
        kept: new Set(),
      }
    }),
  )
  await test
    .step('everything fails in turns', async () => {
      await Promise.all(
        actors.map(async (actor) => {
          for (let at = 0; at < count / actors.length; at++) {
            const begun = Date.now()
            const done = await actAtRandom(actor)
            journal.push(`${done} (${Date.now() - begun} ms)`)
            await expectUsable(actor)
          }
        }),
      )
    })
    .finally(async () => {
      const path = test.info().outputPath('journal.txt')
      await writeFile(path, journal.join('\n'))
      await test.info().attach('journal', { path })
    })
  await test.step('every page recovers without a reload', async () => {
    for (const actor of actors) {
      actor.servers.set('clear')
      await freeStorage(actor.person.page)
    }
    for (const actor of actors) {
      const { page } = actor.person
      await expect(page.getByText('Can’t reach the gateway')).toBeHidden({
        timeout: 45_000,
      })
      await expectUsable(actor)
      const links = page.getByRole('banner').getByRole('link')
      await links.filter({ hasText: 'Home' }).first().click()
      await expect(page.getByText('2 of 3 owners')).toBeVisible()
      await links.filter({ hasText: 'Transactions' }).first().click()
      await expect(
        page
          .getByText('No pending transactions')
          .or(page.getByText('Next to execute'))
          .first(),
      ).toBeVisible()
    }
  })
  await test.step('every signature was shown before, and every proposal is still there', async () => {
    expect(log.filter(({ wasShown }) => !wasShown)).toEqual([])
    const accepted = new Set(
      actors.flatMap(({ servers }) => [...servers.accepted]),
    )
    const local = await Promise.all(actors.map(readLocal))
    for (const [at, { kept }] of actors.entries())
      for (const hash of kept)
        expect(local[at]?.map(({ safeTxHash }) => safeTxHash)).toContain(hash)
    const confirmations = [
      ...(await readConfirmations(stack, accepted)),
      ...local.flat(),
    ]
    const isSigned = ({ owner, safeTxHash }: Signed) =>
      log.some(
        (one) =>
          one.safeTxHash === safeTxHash &&
          one.owner.toLowerCase() === owner.toLowerCase(),
      )
    expect(confirmations.filter((one) => !isSigned(one))).toEqual([])
    const faults = actors.reduce((sum, one) => sum + one.servers.faults(), 0)
    console.log(
      `${journal.length} actions, ${faults} faults, ${log.length} prompts, ${accepted.size} proposals, ${local.flat().length} signatures kept here`,
    )
    // A run in which little happened would prove little.
    expect(faults).toBeGreaterThan(count / 4)
    expect(accepted.size).toBeGreaterThan(count / 100)
  })
})
