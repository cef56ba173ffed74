import { writeFile } from 'node:fs/promises'
import { readBundle } from '@strongroom/safe-protocol/bundle'
import { type Address, type Hex, isAddressEqual } from 'viem'
import {
  act,
  connect,
  expectUsable,
  planActions,
  propose,
} from '../support/chaos/actions.ts'
import { openActor } from '../support/chaos/openActor.ts'
import type { Actor } from '../support/chaos/pressAction.ts'
import type { Prompt } from '../support/chaos/promptLog.ts'
import { freeStorage } from '../support/chaos/storageFaults.ts'
import { linkedPages, visitAllPages } from '../support/chaos/visitAllPages.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { readExecuted, readSafe } from '../support/readSafe.ts'
import type { Stack } from '../support/stack.ts'
import { expect, test } from '../support/test.ts'
import { walletLink } from '../support/walletLink.ts'

/** Milliseconds by which the clocks of the owners are wrong. */
const clocks = { Alice: 0, Bob: -86_400_000, Carol: 86_400_000 }

interface Signed {
  readonly owner: Address
  readonly hash: Hex
}

/** The gateway's record of a transaction or a message. */
interface Kept {
  readonly signers: readonly Address[]
  readonly isRejection: boolean
  readonly isComplete: boolean
}

async function readKept(
  { gatewayUrl }: Stack,
  kind: 'transactions' | 'messages',
  hash: Hex,
): Promise<Kept> {
  const url = `${gatewayUrl}/v1/chains/1337/${kind}/${hash}`
  const response = await fetch(url)
  expect(response.status, `${hash} is at the gateway`).toBe(200)
  const record = await response.json()
  const { confirmations } =
    kind === 'messages' ? record : record.detailedExecutionInfo
  return {
    signers: confirmations.map(
      (one: { owner?: { value: Address }; signer?: { value: Address } }) =>
        (one.owner ?? one.signer)?.value,
    ),
    isRejection: record.txInfo?.isCancellation === true,
    isComplete: record.status === 'CONFIRMED',
  }
}

/** Opens a page of a browser, and reads what it keeps after any recovery. */
async function readLocal({ person: { page }, safe }: Actor) {
  await page.goto(walletLink('/transactions/import', safe))
  await expect(page.getByLabel('Link or text')).toBeVisible()
  await page.goto(walletLink('/transactions/draft', safe))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const [files, baskets] = await page.evaluate(() => [
    JSON.parse(localStorage.getItem('strongroom.v1.bundles') ?? '[]').map(
      (one: { file: string }) => one.file,
    ) as string[],
    localStorage.getItem('strongroom.v1.baskets') ?? '',
  ])
  // A bundle that does not verify is an error.
  const bundles = await Promise.all(
    (files as string[]).map((file) => readBundle(file)),
  )
  return {
    baskets: baskets as string,
    signed: bundles.flatMap(({ hash, signatures }) =>
      signatures.map(({ signer }): Signed => ({ owner: signer, hash })),
    ),
  }
}

/** Outcomes in good weather that say that an owner could not go on. */
const isStuck = /^(?:no form|no review|no hand over|not offered|refused)/
/** Outcomes that another owner's action explains. */
const isOvertaken =
  /executed or complete|You (?:confirmed|signed)|once nonce|already|executed first|not offered any more/

const owners = ['Alice', 'Bob', 'Carol'] as const
const given = process.env['CHAOS_SEED']
const length = Number(process.env['CHAOS_ACTIONS'] ?? 200)

/** Owners act one after the other, in an order that a seed repeats, or all at once. */
type Order = 'in turns' | 'at once'

const runs: { seed: string; count: number; order: Order }[] = []
for (const seed of given ? [given] : ['delta', 'two'])
  for (const order of ['in turns', 'at once'] as const)
    runs.push({ seed, count: length, order })

test('behavior: a seed repeats the order of owners and actions', () => {
  const plan = (seed: string) => planActions(seed, owners, 200)
  expect(plan('delta')).toEqual(plan('delta'))
  expect(plan('delta')).not.toEqual(plan('two'))
  for (const owner of owners)
    expect(
      plan('delta').filter((step) => step.owner === owner).length,
    ).toBeGreaterThan(40)
})

for (const { seed, count, order } of runs)
  test(`three owners do ${count} things ${order} by the seed ${seed} while everything fails in turns`, async ({
    stack,
    chain,
    personOf,
  }) => {
    test.setTimeout(300_000 + count * 15_000)
    const safe = await createFundedSafe(stack)
    const log: Prompt[] = []
    const stage = { stack, chain, safe, log, seed }
    const journal: string[] = []
    const stuck: string[] = []
    const actors: Actor[] = []
    for (const name of owners) {
      const person = await personOf(name)
      actors.push(await openActor(name, person, stage, clocks[name]))
    }
    /** Whether the nonce under review was used while its button was pressed. */
    const isNonceUsed = async ({ reviewed }: Actor) =>
      (await readSafe(chain, safe)).nonce >
      BigInt(reviewed?.fields['nonce'] ?? 2n ** 64n)
    const steps = planActions(seed, owners, count)
    const take = async (step: (typeof steps)[number]) => {
      const actor = actors.find(({ name }) => name === step.owner) as Actor
      const begun = Date.now()
      const weather = actor.servers.weather()
      const outcome = await act(actor, step)
      const line = `${actor.name} in ${weather}: ${step.name}: ${outcome} (${Date.now() - begun} ms)`
      journal.push(line)
      if (
        weather === 'clear' &&
        isStuck.test(outcome) &&
        !isOvertaken.test(outcome) &&
        !(await isNonceUsed(actor))
      ) {
        stuck.push(line)
        const path = test.info().outputPath(`stuck-${stuck.length}.png`)
        await actor.person.page.screenshot({ path })
      }
      if (step.name !== 'turnWeather') actor.servers.endAction()
      await expectUsable(actor)
    }
    /** Groups of steps; those of a group wait for each other. */
    const groups =
      order === 'in turns'
        ? [steps]
        : owners.map((owner) => steps.filter((step) => step.owner === owner))
    await test
      .step('everything fails in turns', () =>
        Promise.all(
          groups.map(async (group) => {
            for (const step of group) await take(step)
          }),
        ))
      .finally(async () => {
        const path = test.info().outputPath('journal.txt')
        await writeFile(path, journal.join('\n'))
        await test.info().attach('journal', { path })
      })
    await test.step('every page recovers without a reload, and its owner signs', async () => {
      for (const actor of actors) {
        actor.servers.set('clear')
        await freeStorage(actor.person.page)
      }
      for (const actor of actors) {
        const { page } = actor.person
        const loadedAt = await page.evaluate(() => performance.timeOrigin)
        await expect(page.getByText('Can’t reach the gateway')).toBeHidden({
          timeout: 45_000,
        })
        await expectUsable(actor)
        // An action at the end of the run may have left the wallet disconnected.
        await connect(actor)
        const paths = await visitAllPages(actor)
        expect(paths).toEqual(expect.arrayContaining([...linkedPages]))
        actor.isByLinks = true
        expect(await propose(actor)).toMatch(/^asked the wallet/)
        expect(await page.evaluate(() => performance.timeOrigin)).toBe(loadedAt)
      }
    })
    await test.step('every prompt was reviewed, and everything accepted is still there', async () => {
      expect(log.filter((one) => !one.wasShown || !one.wasReviewed)).toEqual([])
      expect(stuck).toEqual([])
      const signed: Signed[] = []
      const records = new Map<Hex, Kept>()
      for (const { name, servers, person, kept, drafts, ...actor } of actors) {
        for (const kind of ['transactions', 'messages'] as const)
          for (const hash of servers.accepted[kind]) {
            const record = await readKept(stack, kind, hash)
            records.set(hash, record)
            expect(record.signers, `${name} signed ${hash}`).toContain(
              person.wallet.account,
            )
            signed.push(...record.signers.map((owner) => ({ owner, hash })))
          }
        const local = await readLocal({
          ...{ ...actor, name, servers, person, kept, drafts },
        })
        for (const hash of kept)
          expect(local.signed.map((one) => one.hash)).toContain(hash)
        for (const wei of drafts) expect(local.baskets).toContain(`"${wei}"`)
        signed.push(...local.signed)
      }
      const isPrompted = ({ owner, hash }: Signed) =>
        log.some((one) => one.hash === hash && isAddressEqual(one.owner, owner))
      expect(signed.filter((one) => !isPrompted(one))).toEqual([])
      const executed = await readExecuted(chain, safe)
      // Executing confirms as well: the chain ran what a prompt was about.
      for (const hash of executed)
        expect(log.map((one) => one.hash)).toContain(hash)
      const all = [...records.values()]
      const transactions = new Set(
        actors.flatMap(({ servers }) => [...servers.accepted.transactions]),
      )
      const figures = {
        actions: journal.length,
        faults: actors.reduce((sum, one) => sum + one.servers.faults(), 0),
        prompts: log.length,
        proposals: transactions.size,
        confirmations: all.reduce((sum, one) => sum + one.signers.length, 0),
        executions: executed.length,
        rejections: all.filter((one) => one.isRejection).length,
        messages: all.filter((one) => one.isComplete).length,
        kept: actors.reduce((sum, one) => sum + one.kept.size, 0),
        drafts: actors.reduce((sum, one) => sum + one.drafts.size, 0),
      }
      console.log(JSON.stringify({ seed, order, ...figures }))
      // A run in which little happened would prove little.
      const share = (part: number) => Math.floor(count * part)
      expect(figures.faults).toBeGreaterThan(share(0.2))
      expect(figures.proposals).toBeGreaterThan(share(0.1))
      expect(figures.confirmations).toBeGreaterThan(share(0.15))
      expect(figures.executions).toBeGreaterThan(share(0.04))
      expect(figures.rejections).toBeGreaterThan(share(0.01))
      expect(figures.messages).toBeGreaterThan(share(0.01))
      expect(figures.kept + figures.drafts).toBeGreaterThan(share(0.01))
    })
  })
