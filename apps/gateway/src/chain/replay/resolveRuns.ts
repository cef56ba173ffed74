import type { Hex } from 'viem'
import type { Rpc } from '../../platform/rpc/createRpc.ts'
import type { MultisigFields } from '../decode/SafeEvent.ts'
import { readInputs } from '../fetch/readInputs.ts'
import type { TransactionRef } from '../fetch/readReceipts.ts'
import { type TracedCall, traceCalls } from '../fetch/traceCalls.ts'
import { decodeModuleCall, findMultisigCalls } from './findCalls.ts'
import { matchHash } from './matchHash.ts'
import type { ModuleRun, MultisigRun, Run } from './pairExecutions.ts'

/** Tolerates nonces that were moved by code a safe delegated to. */
const nonceAttempts = 32

const refsOf = (runs: readonly Run[]): TransactionRef[] => [
  ...new Map(runs.map(({ log }) => [log.txHash, log])).values(),
]

const isOpen = (run: Run): boolean => run.call === undefined

function resolveMultisig(
  chainId: string,
  run: MultisigRun,
  candidates: readonly MultisigFields[],
  nonce: number,
): void {
  const { hash } = run.ended.event
  for (const fields of candidates) {
    const found = matchHash(
      chainId,
      run.safe,
      hash,
      fields,
      nonce,
      nonceAttempts,
    )
    if (found !== undefined) {
      run.call = { ...fields, nonce: found }
      return
    }
  }
}

/** Calls of modules end in the order of their events. */
function resolveModules(
  runs: readonly ModuleRun[],
  calls: readonly TracedCall[],
): void {
  const left = [...calls]
  for (const run of runs) {
    const { module } = run.ended.event
    const at = left.findIndex(
      ({ from, to, input }) =>
        from === module &&
        to === run.safe &&
        decodeModuleCall(module, input) !== undefined,
    )
    if (at === -1) continue
    const [call] = left.splice(at, 1)
    if (call !== undefined) run.call = decodeModuleCall(module, call.input)
  }
}

/**
 * Finds the parameters of executions whose singleton reports only the result:
 * in the calldata of the transaction, else in its trace.
 */
export async function resolveRuns(
  rpc: Rpc,
  chainId: string,
  runs: readonly Run[],
  nonceBefore: (run: MultisigRun) => number,
): Promise<void> {
  const multisig = runs.filter((run) => run.kind === 'multisig' && isOpen(run))
  const inputs = await readInputs(rpc, refsOf(multisig))
  const candidates = new Map<Hex, MultisigFields[]>()
  for (const [txHash, input] of inputs) {
    candidates.set(txHash, findMultisigCalls(input))
  }
  for (const run of multisig) {
    if (run.kind !== 'multisig') continue
    const found = candidates.get(run.log.txHash) ?? []
    resolveMultisig(chainId, run, found, nonceBefore(run))
  }
  const open = runs.filter(isOpen)
  const traces = await traceCalls(rpc, refsOf(open))
  for (const [txHash, calls] of traces) {
    const here = open.filter(({ log }) => log.txHash === txHash)
    resolveModules(
      here.filter((run) => run.kind === 'module'),
      calls,
    )
    for (const run of here) {
      if (run.kind !== 'multisig') continue
      const found = calls
        .filter(({ to }) => to === run.safe)
        .flatMap(({ input }) => findMultisigCalls(input))
      resolveMultisig(chainId, run, found, nonceBefore(run))
    }
  }
}
