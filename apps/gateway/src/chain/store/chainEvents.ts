import { zeroAddress } from 'viem'
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

/** Events of a range of blocks that concern safes. */
export function chainEvents({
  executions,
  moduleTransactions,
  transfers,
}: Pick<
  Rows,
  'executions' | 'moduleTransactions' | 'transfers'
>): EventRecord[] {
  const incoming = transfers.filter(
    // A transfer of zero is not income; it is a usual way to plant an address.
    ({ safe, from, to, kind, value }) =>
      to === safe && from !== safe && (kind === 'ERC721' || value !== '0'),
  )
  return [
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
    ...numbered(
      'INCOMING_ETHER',
      incoming.filter(({ kind }) => kind === 'NATIVE_COIN'),
      ({ value }) => ({ value }),
    ),
    ...numbered(
      'INCOMING_TOKEN',
      incoming.filter(({ kind }) => kind !== 'NATIVE_COIN'),
      ({ token, kind, value }) => ({
        tokenAddress: token ?? zeroAddress,
        [kind === 'ERC721' ? 'tokenId' : 'value']: value,
      }),
    ),
  ]
}
