import { checksum } from './checksum.ts'
import type { Run } from './pairExecutions.ts'
import type { Rows } from './Rows.ts'
import type { RowContext } from './toExecutions.ts'

export function toModuleTransactions(
  { chainId, timestampOf }: RowContext,
  runs: readonly Run[],
): Rows['moduleTransactions'] {
  return runs.flatMap((run) => {
    if (run.kind !== 'module' || run.call === undefined) return []
    const { call, log, ended, safe } = run
    return {
      chainId,
      safe: checksum(safe),
      txHash: log.txHash,
      logIndex: log.logIndex,
      blockNumber: log.blockNumber,
      timestamp: timestampOf(log.blockNumber),
      module: checksum(call.module),
      to: checksum(call.to),
      value: String(call.value),
      data: call.data,
      operation: call.operation,
      success: ended.event.success,
    }
  })
}
