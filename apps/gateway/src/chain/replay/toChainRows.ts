import type { Hex } from 'viem'
import type { ChainLog } from '../fetch/ChainLog.ts'
import { checksum } from './checksum.ts'
import type { StateChange } from './foldStates.ts'
import type { Logged } from './Logged.ts'
import type { Rows } from './Rows.ts'
import type { RowContext } from './toExecutions.ts'

export function toEthTransactions(
  { chainId, receipts, timestampOf }: RowContext,
  logs: ReadonlyMap<Hex, ChainLog>,
): Rows['ethTransactions'] {
  return [...logs].flatMap(([hash, { blockNumber }]) => {
    const receipt = receipts.get(hash)
    if (receipt === undefined) return []
    return {
      chainId,
      hash,
      blockNumber,
      index: receipt.index,
      timestamp: timestampOf(blockNumber),
      from: checksum(receipt.from),
      success: receipt.success,
    }
  })
}

export function toSafeStates(
  chainId: string,
  changes: readonly StateChange[],
): Rows['safeStates'] {
  return changes.map(({ safe, block, state }) => ({
    ...state,
    owners: [...state.owners],
    modules: [...state.modules],
    chainId,
    safe: checksum(safe),
    blockNumber: block.number,
  }))
}

export function toApprovedHashes(
  { chainId, timestampOf }: RowContext,
  events: readonly Logged[],
): Rows['approvedHashes'] {
  return events.flatMap(({ event, log }) =>
    event.type !== 'Approved'
      ? []
      : {
          chainId,
          safe: checksum(log.address),
          hash: event.hash,
          owner: checksum(event.owner),
          blockNumber: log.blockNumber,
          txHash: log.txHash,
          timestamp: timestampOf(log.blockNumber),
        },
  )
}
