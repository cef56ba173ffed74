import { and, eq, getTableColumns, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { zeroAddress } from 'viem'
import type { Database } from '../../platform/db/Database.ts'
import {
  approvedHash,
  execution,
  moduleTransaction,
  safe,
  transfer,
} from '../../platform/db/schema/chain.ts'
import type {
  EventDetails,
  EventRecord,
  EventType,
} from '../../platform/db/schema/EventRecord.ts'
import type { Rows } from '../replay/Rows.ts'

type Happened = Pick<EventRecord, 'chainId' | 'safe'> & {
  txHash: string
  logIndex: number
  timestamp: number
}

/**
 * Numbers the actions of one Ethereum transaction on one safe: unlike the index
 * of a log, the number does not depend on the rest of the block.
 */
const numbered = <T extends Happened>(
  type: EventType,
  rows: readonly T[],
  details: (row: T) => EventDetails,
): EventRecord[] => {
  const counts = new Map<string, number>()
  return [...rows]
    .sort((a, b) => a.logIndex - b.logIndex)
    .map((row) => {
      const place = `${row.safe}:${row.txHash}`
      const number = counts.get(place) ?? 0
      counts.set(place, number + 1)
      return {
        chainId: row.chainId,
        safe: row.safe,
        type,
        key: `${row.txHash}:${number}`,
        details: { txHash: row.txHash, ...details(row) },
        occurred: row.timestamp,
      }
    })
}

type EventRows = Pick<Rows, 'executions' | 'moduleTransactions' | 'transfers'> &
  Partial<Pick<Rows, 'approvedHashes' | 'safes'>>

const tokenDetails = ({
  token,
  kind,
  value,
}: Pick<Rows['transfers'][number], 'token' | 'kind' | 'value'>) => ({
  tokenAddress: token ?? zeroAddress,
  [kind === 'ERC721' ? 'tokenId' : 'value']: value,
})

/** Events of a range of blocks that concern safes. */
export function chainEvents({
  executions,
  moduleTransactions,
  transfers,
  approvedHashes = [],
  safes = [],
}: EventRows): EventRecord[] {
  const moved = transfers.filter(
    // A transfer of zero is not income; it is a usual way to plant an address.
    ({ from, to, kind, value }) =>
      from !== to && (kind === 'ERC721' || value !== '0'),
  )
  const incoming = moved.filter((row) => row.to === row.safe)
  const outgoing = moved.filter((row) => row.from === row.safe)
  const isCoin = ({ kind }: { kind: string }) => kind === 'NATIVE_COIN'
  const isToken = (row: { kind: string }) => !isCoin(row)
  return [
    ...safes.map(
      (row): EventRecord => ({
        chainId: row.chainId,
        safe: row.address,
        type: 'SAFE_CREATED',
        key: row.txHash,
        details: { txHash: row.txHash, blockNumber: String(row.blockNumber) },
        occurred: row.timestamp,
      }),
    ),
    ...approvedHashes.map(
      (row): EventRecord => ({
        chainId: row.chainId,
        safe: row.safe,
        type: 'CONFIRMED',
        key: `${row.hash}:${row.owner}:${row.txHash}`,
        details: { safeTxHash: row.hash, owner: row.owner },
        occurred: row.timestamp,
      }),
    ),
    ...executions.map(
      (row): EventRecord => ({
        chainId: row.chainId,
        safe: row.safe,
        type: 'EXECUTED',
        key: row.safeTxHash,
        details: {
          safeTxHash: row.safeTxHash,
          txHash: row.txHash,
          failed: String(!row.success),
        },
        occurred: row.timestamp,
      }),
    ),
    ...numbered('MODULE_TRANSACTION', moduleTransactions, ({ module }) => ({
      module,
    })),
    ...numbered('INCOMING_ETHER', incoming.filter(isCoin), ({ value }) => ({
      value,
    })),
    ...numbered('INCOMING_TOKEN', incoming.filter(isToken), tokenDetails),
    ...numbered('OUTGOING_ETHER', outgoing.filter(isCoin), ({ value }) => ({
      value,
    })),
    ...numbered('OUTGOING_TOKEN', outgoing.filter(isToken), tokenDetails),
  ]
}

/** Events of the stored rows of a chain that match. */
export async function readChainEvents(
  tx: Database,
  chainId: string,
  matches: (columns: { timestamp: PgColumn; blockNumber: PgColumn }) => SQL,
): Promise<EventRecord[]> {
  const read = async <T extends (typeof eventTables)[number]>(table: T) =>
    (await tx
      .select()
      .from(table as typeof execution)
      .where(
        and(eq(table.chainId, chainId), matches(getTableColumns(table))),
      )) as unknown as T['$inferSelect'][]
  return chainEvents({
    executions: await read(execution),
    moduleTransactions: await read(moduleTransaction),
    transfers: await read(transfer),
    approvedHashes: await read(approvedHash),
    safes: await read(safe),
  })
}

const eventTables = [
  execution,
  moduleTransaction,
  transfer,
  approvedHash,
  safe,
] as const
