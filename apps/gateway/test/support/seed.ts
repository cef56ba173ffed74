import { type Address, type Hex, keccak256, toHex, zeroAddress } from 'viem'
import { renewHistory } from '../../src/chain/store/renewHistory.ts'
import type { Database } from '../../src/platform/db/Database.ts'
import {
  approvedHash,
  backfill,
  execution,
  indexer,
  moduleTransaction,
  owner,
  safe,
  safeState,
  token,
  transfer,
} from '../../src/platform/db/schema/chain.ts'
import { alice, bob, carol, type SafeRef } from './people.ts'

export const chainId = '1337'
export const singleton: Address = '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762'
export const factory: Address = '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67'
export const gold: Address = '0x9B83f8d1228a2540b00c2091103026712Be0c669'
export const badge: Address = '0xD23408163d169D8659F53B6EC07C14996D9e3ADe'
export const treasury: SafeRef = {
  chainId,
  safe: '0x58E587586f0e57bcfba0D209333f4D483F7eBB45',
}

/** A placeholder hash, the same in every run. */
export const hashOf = (text: string): Hex => keccak256(toHex(text))

export interface SeedSafe {
  ref?: SafeRef
  nonce?: number
  threshold?: number
  owners?: readonly Address[]
  blockNumber?: number
}

/** A safe of Alice, Bob and Carol that two must agree on. */
export async function seedSafe(
  db: Database,
  {
    ref = treasury,
    nonce = 5,
    threshold = 2,
    owners = [alice.address, bob.address, carol.address],
    blockNumber = 10,
  }: SeedSafe = {},
): Promise<SafeRef> {
  await db
    .insert(safe)
    .values({
      chainId: ref.chainId,
      address: ref.safe,
      blockNumber: 1,
      txHash: hashOf('creation'),
      timestamp: 1_000_000,
      creator: alice.address,
      factory,
      singleton,
      setupData: null,
      saltNonce: '7',
    })
    .onConflictDoNothing()
  await setState(db, { ref, nonce, threshold, owners, blockNumber })
  return ref
}

/** Stores the state of a safe at a block. */
export async function setState(
  db: Database,
  { ref, nonce, threshold, owners, blockNumber }: Required<SeedSafe>,
): Promise<void> {
  await db.insert(safeState).values({
    chainId: ref.chainId,
    safe: ref.safe,
    blockNumber,
    nonce,
    threshold,
    owners: [...owners],
    modules: [],
    singleton,
    fallbackHandler: zeroAddress,
    guard: zeroAddress,
    version: '1.4.1',
  })
  await db
    .insert(owner)
    .values(
      owners.map((one) => ({
        chainId: ref.chainId,
        safe: ref.safe,
        owner: one,
      })),
    )
    .onConflictDoNothing()
}

export async function seedTokens(db: Database): Promise<void> {
  const shared = { chainId, decimals: 18 }
  await db.insert(token).values([
    { ...shared, address: gold, kind: 'ERC20', name: 'Gold', symbol: 'GOLD' },
    {
      ...shared,
      address: badge,
      kind: 'ERC721',
      name: 'Badge',
      symbol: 'BADGE',
      decimals: 0,
    },
  ])
}

/** Complete indexes: missing records are answered with 404, not 503. */
export async function seedIndex(db: Database): Promise<void> {
  const row = {
    genesisHash: hashOf('genesis'),
    head: 100,
    headHash: hashOf('head'),
    headTimestamp: 100_000_000,
    chainHead: 100,
    checkedAt: Number.MAX_SAFE_INTEGER,
  }
  await db
    .insert(indexer)
    .values(['1337', '2021'].map((id) => ({ ...row, chainId: id })))
}

/** Numbers a safe's history as the indexer does, for any seeded rows. */
export const listHistory = (
  db: Database,
  { chainId, safe }: SafeRef = treasury,
) => renewHistory(db, chainId, [{ safe, since: 0 }])

type Row<T extends { $inferInsert: object }> = Partial<T['$inferInsert']>

export async function seedTransfer(
  db: Database,
  row: Row<typeof transfer> = {},
): Promise<void> {
  await db.insert(transfer).values({
    ...treasury,
    txHash: hashOf('transfer'),
    position: '0',
    logIndex: 0,
    blockNumber: 12,
    timestamp: 12_000_000,
    kind: 'NATIVE_COIN',
    token: null,
    from: alice.address,
    to: treasury.safe,
    value: '1',
    ...row,
  })
  await listHistory(db, { ...treasury, ...row })
}

export async function seedModule(
  db: Database,
  row: Row<typeof moduleTransaction> = {},
): Promise<void> {
  await db.insert(moduleTransaction).values({
    ...treasury,
    txHash: hashOf('module'),
    logIndex: 3,
    blockNumber: 13,
    timestamp: 13_000_000,
    module: carol.address,
    to: bob.address,
    value: '5',
    data: '0x',
    operation: 0,
    success: true,
    ...row,
  })
  await listHistory(db, { ...treasury, ...row })
}

export const seedApproval = (
  db: Database,
  row: Pick<typeof approvedHash.$inferInsert, 'hash' | 'owner'>,
) =>
  db.insert(approvedHash).values({
    ...treasury,
    blockNumber: 11,
    txHash: hashOf('approval'),
    timestamp: 11_000_000,
    ...row,
  })

export async function seedExecution(
  db: Database,
  row: Row<typeof execution> & { safeTxHash: Hex; signatures: Hex },
): Promise<void> {
  await db.insert(execution).values({
    ...treasury,
    nonce: 5,
    txHash: hashOf('execution'),
    blockNumber: 14,
    logIndex: 1,
    timestamp: 14_000_000,
    executor: bob.address,
    success: true,
    payment: '0',
    fee: '21000',
    threshold: 2,
    to: treasury.safe,
    value: '0',
    data: '0x',
    operation: 0,
    safeTxGas: '0',
    baseGas: '0',
    gasPrice: '0',
    gasToken: zeroAddress,
    refundReceiver: zeroAddress,
    ...row,
  })
  await listHistory(db, { ...treasury, ...row })
}

/** Both chains of the default configuration have been read once. */
export async function seedBackfills(db: Database): Promise<void> {
  await db.insert(backfill).values(
    ['1337', '2021'].map((chainId) => ({
      chainId,
      isDone: true,
      fromBlock: 0,
      fromTime: 0,
    })),
  )
}
