import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  hashOf,
  seedSafe,
  seedTransfer,
  treasury,
} from '../../../test/support/seed.ts'
import type { DatabaseHandle } from '../../platform/db/Database.ts'
import { openDatabase } from '../../platform/db/openDatabase.ts'
import { transfer } from '../../platform/db/schema/chain.ts'
import { readTaggedSafe } from '../../reads/safes/readTaggedSafe.ts'
import type { Rows } from '../replay/Rows.ts'
import { bumpChainTags, bumpChainTagsAbove } from './bumpChainTags.ts'

let handle: DatabaseHandle
beforeAll(async () => {
  handle = await openDatabase()
})
afterAll(() => handle.close())

const chainId = '1337'
const nothing: Rows = {
  ethTransactions: [],
  safes: [],
  safeStates: [],
  executions: [],
  moduleTransactions: [],
  transfers: [],
  approvedHashes: [],
  tokens: [],
  changed: new Map(),
}

test('default: every change of the chain moves the tags of the lists it appears in', async () => {
  const { db } = handle
  await seedSafe(db)
  const tags = async () => {
    const { tags } = await readTaggedSafe(db, treasury)
    return [tags.txHistoryTag, tags.collectiblesTag]
  }
  const receive = async (
    name: string,
    kind: 'ERC20' | 'ERC721',
    at: number,
  ) => {
    const row = {
      txHash: hashOf(name),
      kind,
      timestamp: at,
      blockNumber: at / 1_000,
    }
    await seedTransfer(db, row)
    const transfers = await db.select().from(transfer)
    await bumpChainTags(db, chainId, {
      ...nothing,
      transfers: transfers.filter(({ txHash }) => txHash === row.txHash),
    })
  }
  const steps = [await tags()]
  await receive('first', 'ERC20', 50_000)
  steps.push(await tags())
  // Twice more within one second.
  await receive('second', 'ERC721', 50_000)
  steps.push(await tags())
  await receive('third', 'ERC721', 50_000)
  steps.push(await tags())
  // The block is rolled back, and another one has the same second.
  await bumpChainTagsAbove(db, chainId, 49)
  await db.delete(transfer)
  steps.push(await tags())
  await receive('fourth', 'ERC20', 50_000)
  steps.push(await tags())
  await receive('fifth', 'ERC20', 90_000)
  steps.push(await tags())
  expect(steps).toMatchInlineSnapshot(`
    [
      [
        null,
        null,
      ],
      [
        "50",
        null,
      ],
      [
        "51",
        "50",
      ],
      [
        "52",
        "51",
      ],
      [
        "53",
        "52",
      ],
      [
        "54",
        "52",
      ],
      [
        "90",
        "52",
      ],
    ]
  `)
})
