import type { Address, Hex } from 'viem'
import type { Receipt } from '../fetch/readReceipts.ts'
import { checksum } from './checksum.ts'
import type { Logged } from './Logged.ts'
import type { MultisigRun, Run } from './pairExecutions.ts'
import type { Rows } from './Rows.ts'

/**
 * Thresholds at the start of each execution, for singletons that do not report
 * it: the newest one before it, in this range or before.
 */
export function thresholdsBefore(
  events: readonly Logged[],
  runs: readonly Run[],
  initial: (safe: Hex) => number,
): Map<MultisigRun, number> {
  const byLog = new Map(runs.map((run) => [run.ended.log, run]))
  const running = new Map<Hex, number>()
  // A setting by the execution itself applies from the next one on.
  const settled = new Map<Hex, number>()
  const thresholds = new Map<MultisigRun, number>()
  for (const { log, event } of events) {
    const safe = log.address
    if (event.type === 'SafeSetup') {
      running.set(safe, event.threshold)
      settled.set(safe, event.threshold)
    } else if (event.type === 'ThresholdChanged') {
      running.set(safe, event.threshold)
    } else if (event.type === 'MultisigEnded') {
      const run = byLog.get(log)
      const before = settled.get(safe) ?? initial(safe)
      if (run?.kind === 'multisig') thresholds.set(run, before)
      settled.set(safe, running.get(safe) ?? before)
    }
  }
  return thresholds
}

export interface RowContext {
  chainId: string
  receipts: ReadonlyMap<Hex, Receipt>
  timestampOf: (block: number) => number
}

export function toExecutions(
  { chainId, receipts, timestampOf }: RowContext,
  runs: readonly Run[],
  thresholds: ReadonlyMap<MultisigRun, number>,
  owners: ReadonlyMap<MultisigRun, Address[]>,
): Rows['executions'] {
  const rows: Rows['executions'] = []
  for (const run of runs) {
    const receipt = receipts.get(run.log.txHash)
    if (run.kind !== 'multisig' || receipt === undefined) continue
    const { call, log, ended, safe } = run
    if (call === undefined) continue
    rows.push({
      chainId,
      safeTxHash: ended.event.hash,
      safe: checksum(safe),
      nonce: call.nonce,
      txHash: log.txHash,
      blockNumber: log.blockNumber,
      logIndex: log.logIndex,
      timestamp: timestampOf(log.blockNumber),
      executor: checksum(receipt.from),
      success: ended.event.success,
      payment: String(ended.event.payment),
      fee: String(receipt.fee),
      threshold: call.threshold ?? thresholds.get(run) ?? 0,
      owners: owners.get(run) ?? null,
      to: checksum(call.to),
      value: String(call.value),
      data: call.data,
      operation: call.operation,
      safeTxGas: String(call.safeTxGas),
      baseGas: String(call.baseGas),
      gasPrice: String(call.gasPrice),
      gasToken: checksum(call.gasToken),
      refundReceiver: checksum(call.refundReceiver),
      signatures: call.signatures,
    })
  }
  return rows
}
