import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { type Address, type Hex, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { insertAll } from '../src/chain/store/insertAll.ts'
import { rollBack } from '../src/chain/store/rollBack.ts'
import { adoptShadow } from '../src/chain/store/shadow.ts'
import { migrationsFolder } from '../src/platform/db/migrations.ts'
import {
  execution,
  indexer,
  moduleTransaction,
  safeState,
  transfer,
} from '../src/platform/db/schema/chain.ts'
import { shadowOf } from '../src/platform/db/schema/indexState.ts'
import { message } from '../src/platform/db/schema/messages.ts'
import { multisigTransaction } from '../src/platform/db/schema/proposals.ts'
import { safeTotals } from '../src/platform/db/schema/totals.ts'
import { countIncoming } from '../src/reads/lists/filterPages.ts'
import { readSafesOfModule } from '../src/reads/transactionService/readSafesOfModule.ts'
import {
  readServiceMultisigs,
  type ServiceMultisigFilter,
} from '../src/reads/transactionService/readServiceMultisigs.ts'
import { describeOneStore } from './support/describeStores.ts'
import { alice, bob } from './support/people.ts'
import {
  chainId,
  hashOf,
  seedExecution,
  seedModule,
  seedSafe,
  seedTransfer,
  treasury,
} from './support/seed.ts'

const safes: readonly [Address, Address] = [
  treasury.safe,
  '0x9B83f8d1228a2540b00c2091103026712Be0c669',
]

const call = {
  to: alice.address,
  value: '1',
  data: '0x',
  operation: 0,
  safeTxGas: '0',
  baseGas: '0',
  gasPrice: '0',
  gasToken: zeroAddress,
  refundReceiver: zeroAddress,
} as const

/** Few enough that proposals and executions often are of the same one. */
const hashFor = (safe: Address, nonce: number, variant: number): Hex =>
  hashOf(`${safe} ${nonce} ${variant}`)

const proposal = (safe: Address, nonce: number, variant: number) => ({
  chainId,
  safe,
  safeTxHash: hashFor(safe, nonce, variant),
  nonce,
  ...call,
  proposer: alice.address,
  submitted: nonce,
  modified: nonce,
})

const statementsOf = (name: string): string[] => {
  const file = readdirSync(migrationsFolder).find((one) => one.endsWith(name))
  return readFileSync(join(migrationsFolder, `${file}`), 'utf8').split(
    '--> statement-breakpoint',
  )
}

const step = fc.record({
  kind: fc.constantFrom(
    ...([
      'propose',
      'propose',
      'propose',
      'delete',
      'execute',
      'execute',
    ] as const),
    ...(['execute', 'jump', 'module', 'message', 'rollBack', 'reset'] as const),
    ...(['transfer', 'enable'] as const),
  ),
  safe: fc.constantFrom(...safes),
  nonce: fc.nat(7),
  variant: fc.nat(1),
})

type Step = typeof step extends fc.Arbitrary<infer one> ? one : never

describeOneStore('totals', (store) => {
  const expectExact = async () => {
    const { db } = store
    const ofRow = (table: string) =>
      sql.raw(
        `${table}.chain_id = safe_totals.chain_id and ${table}.safe = safe_totals.safe`,
      )
    const newest = sql<number>`coalesce((select nonce from safe_state s
      where ${ofRow('s')} order by block_number desc limit 1), 0)`
    const count = (from: string, where = sql`true`) => sql<number>`(
      select count(*)::int from ${sql.raw(from)} as counted
      where ${ofRow('counted')} and ${where})`
    const rows = await db
      .select({
        kept: safeTotals,
        nonce: newest.mapWith(Number),
        queued: count(
          'multisig_transaction',
          sql`counted.nonce >= ${newest} and not exists (
            select 1 from execution e where e.chain_id = counted.chain_id
              and e.safe_tx_hash = counted.safe_tx_hash)`,
        ),
        waiting: count('multisig_transaction', sql`not counted.executed`),
        executions: count('execution'),
        incoming: count('transfer', sql`counted."to" = counted.safe`),
        moduleTransactions: count('module_transaction'),
        messages: count('message'),
        modules: sql<Address[]>`coalesce((select modules from safe_state s
          where ${ofRow('s')} order by block_number desc limit 1), '[]')`,
      })
      .from(safeTotals)
    for (const { kept, ...counted } of rows) {
      const { chainId: _, safe, ...totals } = kept
      expect({ safe, ...totals }).toEqual({ safe, ...counted })
    }
    const wrong = await db.$count(
      multisigTransaction,
      sql`executed <> exists (select 1 from execution e
        where e.chain_id = ${multisigTransaction.chainId}
          and e.safe_tx_hash = ${multisigTransaction.safeTxHash})`,
    )
    expect(wrong).toBe(0)
    const untracked = await db.$count(
      multisigTransaction,
      sql`not exists (select 1 from ${safeTotals}
        where ${safeTotals.safe} = ${multisigTransaction.safe})`,
    )
    expect(untracked).toBe(0)
    for (const table of [execution, transfer]) {
      const forgotten = await db.$count(
        table,
        sql`not exists (select 1 from ${safeTotals}
          where ${safeTotals.safe} = ${table.safe})`,
      )
      expect(forgotten).toBe(0)
    }
    const enabled = rows.filter(({ modules }) => modules.includes(bob.address))
    expect(await readSafesOfModule(db, chainId, bob.address)).toEqual(
      enabled.map(({ kept }) => kept.safe).sort(),
    )
  }

  /** Any value is 0 or more: this filter makes the list look at every row. */
  const anyValue = { value: { least: '0' } }

  /** Pages and counts from indexes and totals, beside those from all rows. */
  const expectSameLists = async ({ safe, nonce }: Step) => {
    const { db } = store
    const filters: ServiceMultisigFilter[] = [
      {},
      { executed: true },
      { executed: false, trusted: true },
      { trusted: false },
      { nonce: { least: nonce } },
      { executed: false, nonce: { least: nonce, most: nonce + 3 } },
    ]
    const of = { chainId, safe }
    for (const filter of filters) {
      for (const isAscending of [true, false]) {
        const order = { by: 'nonce', isAscending } as const
        for (const page of [
          { limit: 2, offset: nonce },
          { limit: 100, offset: 0 },
        ]) {
          const quick = await readServiceMultisigs(db, of, filter, order, page)
          const all = { ...filter, ...anyValue }
          const counted = await readServiceMultisigs(db, of, all, order, page)
          expect(quick).toEqual(counted)
        }
      }
    }
    const since = { from: 0 }
    expect(await countIncoming(db, chainId, safe, {})).toBe(
      await countIncoming(db, chainId, safe, since),
    )
  }

  test('default: equal to counting after any writes, rollbacks and deletions', async () => {
    const { db } = store
    let blocks = 0
    let messages = 0
    const setHead = () =>
      db
        .insert(indexer)
        .values({
          chainId,
          genesisHash: '0x',
          head: blocks,
          headHash: '0x',
          headTimestamp: 0,
        })
        .onConflictDoUpdate({ target: indexer.chainId, set: { head: blocks } })
    const addState = (
      safe: Address,
      nonce: number,
      id = chainId,
      modules: Address[] = [],
    ) =>
      insertAll(db, safeState, [
        {
          chainId: id,
          safe,
          blockNumber: blocks,
          nonce,
          threshold: 1,
          owners: [],
          modules,
          singleton: zeroAddress,
          fallbackHandler: zeroAddress,
          guard: zeroAddress,
        },
      ])
    /** By an index in which one safe has one module transaction. */
    const replaceIndex = async (safe: Address, nonce: number) => {
      const shadow = shadowOf(chainId)
      await db.insert(indexer).values({
        chainId: shadow,
        genesisHash: '0x',
        head: blocks,
        headHash: '0x',
        headTimestamp: 0,
      })
      await addState(safe, nonce, shadow)
      await insertAll(db, moduleTransaction, [
        {
          ...call,
          chainId: shadow,
          safe,
          txHash: hashOf(`transaction ${blocks} of the new index`),
          blockNumber: blocks,
          logIndex: 1,
          timestamp: blocks,
          module: alice.address,
          success: true,
        },
      ])
      await adoptShadow(db, { chainId, previousHash: '0x', shadowHash: '0x' })
    }
    const take = async ({ kind, safe, nonce, variant }: Step) => {
      blocks += 1
      const place = {
        chainId,
        safe,
        txHash: hashOf(`transaction ${blocks}`),
        blockNumber: blocks,
        logIndex: 1,
        timestamp: blocks,
      }
      if (kind === 'propose') {
        // Several at once, some of them known.
        await insertAll(db, multisigTransaction, [
          { ...proposal(safe, nonce, variant), executed: false },
          { ...proposal(safe, nonce + 1, variant), executed: false },
          { ...proposal(safes[0], nonce, 0), executed: false },
        ])
      }
      if (kind === 'delete') {
        const hash = hashFor(safe, nonce, variant)
        await db.delete(multisigTransaction).where(sql`safe_tx_hash = ${hash}`)
      }
      if (kind === 'execute') {
        await addState(safe, nonce + 1)
        await insertAll(db, execution, [
          {
            ...place,
            ...call,
            safeTxHash: hashFor(safe, nonce, variant),
            nonce,
            executor: alice.address,
            success: true,
            payment: '0',
            fee: '0',
            threshold: 1,
            owners: null,
            signatures: '0x',
          },
        ])
      }
      if (kind === 'jump') await addState(safe, nonce)
      if (kind === 'enable') {
        await addState(safe, nonce, chainId, [alice.address, bob.address])
      }
      if (kind === 'transfer') {
        const row = {
          ...place,
          kind: 'NATIVE_COIN' as const,
          token: null,
          from: alice.address,
          to: safe,
          value: '1',
        }
        await insertAll(db, transfer, [
          { ...row, position: '1' },
          { ...row, position: '2', from: safe, to: alice.address },
        ])
        if (variant === 0) await db.delete(transfer).where(sql`value = '1'`)
      }
      if (kind === 'module') {
        const row = { ...place, ...call, module: alice.address, success: true }
        await insertAll(db, moduleTransaction, [row, { ...row, logIndex: 2 }])
      }
      if (kind === 'message') {
        messages += 1
        await db.insert(message).values({
          chainId,
          safe,
          messageHash: hashOf(`message ${messages}`),
          content: '""',
          proposedBy: alice.address,
          created: blocks,
          modified: blocks,
        })
        if (variant === 0) await db.delete(message).where(sql`created % 3 = 0`)
      }
      await setHead()
      if (kind === 'rollBack') {
        blocks = Math.max(blocks - nonce, 0)
        const fork = { number: blocks, hash: '0x' as const }
        await rollBack(db, { chainId, previousHash: '0x', fork, chainHead: 0 })
      }
      if (kind === 'reset' && variant === 0) await replaceIndex(safe, nonce)
    }
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 10, maxLength: 40 }),
        async (steps) => {
          for (const one of steps) {
            await take(one)
            await expectExact()
          }
          blocks += 1
          const [first] = steps as [Step, ...Step[]]
          // Lists are of safes whose creation is known.
          const ref = { chainId, safe: first.safe }
          await seedSafe(db, { ref, nonce: 3, blockNumber: blocks })
          await expectSameLists(first)
        },
      ),
      { numRuns: 4 },
    )
  })

  test('behavior: a change of all rows is counted', async () => {
    const { db } = store
    const [safe] = safes
    await insertAll(db, multisigTransaction, [
      { ...proposal(safe, 3, 0), executed: false },
    ])
    const safeTxHash = hashFor(safe, 3, 0)
    await seedExecution(db, { safeTxHash, signatures: '0x', chainId: 'other' })
    await db.update(execution).set({ chainId })
    await expectExact()
    const [row] = await db.select().from(multisigTransaction)
    expect(row?.executed).toBe(true)
    await db.delete(safeTotals).where(eq(safeTotals.chainId, 'other'))
    await expectExact()
  })

  test('behavior: a rolled back transaction leaves totals as they were', async () => {
    const { db } = store
    await db
      .transaction(async (tx) => {
        await insertAll(tx, multisigTransaction, [
          { ...proposal(safes[0], 3, 0), executed: false },
        ])
        expect(await tx.select().from(safeTotals)).toHaveLength(1)
        throw new Error('Rolled back')
      })
      .catch(() => undefined)
    expect(await db.select().from(safeTotals)).toEqual([])
  })

  test('behavior: a proposal and its execution at once find each other', async () => {
    const { db } = store
    const row = proposal(safes[0], 3, 0)
    const { safeTxHash } = row
    const inserted = Promise.withResolvers<void>()
    const release = Promise.withResolvers<void>()
    const proposing = db.transaction(async (tx) => {
      await tx.insert(multisigTransaction).values(row)
      inserted.resolve()
      await release.promise
    })
    await inserted.promise
    const executing = seedExecution(db, { safeTxHash, signatures: '0x' })
    await sleep(50)
    release.resolve()
    await Promise.all([proposing, executing])
    await expectExact()
    const [found] = await db.select().from(multisigTransaction)
    expect(found?.executed).toBe(true)
  })

  test('behavior: the migration counts the rows of an older store', async () => {
    const { db } = store
    const [safe, other] = safes
    await insertAll(
      db,
      multisigTransaction,
      [2, 5, 6].flatMap((nonce) => [
        { ...proposal(safe, nonce, 0), executed: false },
        { ...proposal(other, nonce, 0), executed: false },
      ]),
    )
    await seedSafe(db, { nonce: 5 })
    const safeTxHash = hashFor(safe, 6, 0)
    await seedExecution(db, { safeTxHash, signatures: '0x' })
    await seedModule(db)
    await seedTransfer(db)
    const kept = await db.select().from(safeTotals).orderBy(safeTotals.safe)
    await db.delete(safeTotals)
    await db.update(multisigTransaction).set({ executed: false })
    // The last statements of these two count the rows.
    for (const [name, count] of [
      ['_safe_totals.sql', 2],
      ['_list_totals.sql', 1],
    ] as const) {
      for (const one of statementsOf(name)
        .filter((text) => !text.includes('CREATE INDEX'))
        .slice(-count)) {
        await db.execute(sql.raw(one))
      }
    }
    await expectExact()
    expect(await db.select().from(safeTotals).orderBy(safeTotals.safe)).toEqual(
      kept,
    )
  })
})
