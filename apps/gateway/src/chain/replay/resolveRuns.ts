import { type Hex, zeroAddress } from 'viem'
import type { Rpc } from '../../platform/rpc/createNodeRpc.ts'
import type { ModuleFields, MultisigFields } from '../decode/DecodedLog.ts'
import { readAbiWords } from '../decode/readAbiWords.ts'
import { readInputs } from '../fetch/readInputs.ts'
import type { TransactionRef } from '../fetch/readReceipts.ts'
import { type TracedCall, traceCalls } from '../fetch/traceCalls.ts'
import type { NewSafe } from './discoverSafes.ts'
import { isSafeSingletonL2 } from './knownCode.ts'
import type { Logged } from './Logged.ts'
import { matchHash } from './matchHash.ts'
import {
  type ModuleRun,
  type MultisigRun,
  pairExecutions,
  type Run,
} from './pairExecutions.ts'
import type { SafeRegistry } from './SafeRegistry.ts'
import { scanCalldata } from './scanCalldata.ts'

/**
 * Whether only the code of the safe's singleton ran in the name of the safe.
 */
const isPlain = ({ event }: Logged): boolean => {
  switch (event.type) {
    case 'MultisigStarted':
    case 'ModuleStarted':
      return event.operation === 0
    case 'SafeSetup':
      return event.initializer === zeroAddress
    default:
      return true
  }
}

/**
 * Safes in whose name only their singleton can have emitted events: it is a
 * known one, from the start, and it never announced a delegatecall to other
 * code. Their events need no proof, which saves hashing, the main cost of a
 * replay.
 */
function findTrusted(
  events: readonly Logged[],
  book: SafeRegistry,
  created: readonly NewSafe[],
): Set<Hex> {
  const trusted = new Set<Hex>()
  for (const { address, pristine, singleton } of created) {
    if (pristine && isSafeSingletonL2(singleton)) trusted.add(address)
  }
  for (const address of new Set(events.map(({ log }) => log.address))) {
    const singleton = book.get(address)?.singleton
    if (singleton !== undefined && isSafeSingletonL2(singleton)) {
      trusted.add(address)
    }
  }
  for (const entry of events) {
    if (!isPlain(entry)) trusted.delete(entry.log.address)
  }
  return trusted
}

/** Executions in the order in which they ended. */
export function findRuns(
  chainId: string,
  events: readonly Logged[],
  book: SafeRegistry,
  created: readonly NewSafe[],
): Run[] {
  const trusted = findTrusted(events, book, created)
  const groups = new Map<string, Logged[]>()
  for (const entry of events) {
    const key = `${entry.log.address} ${entry.log.txHash}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [entry])
    else group.push(entry)
  }
  const runs = [...groups.values()].flatMap((group) => {
    const safe = group[0]?.log.address
    if (safe === undefined) return []
    const verify = !trusted.has(safe)
    return pairExecutions(chainId, safe, group, { verify })
  })
  return runs.sort(
    ({ ended: { log: a } }, { ended: { log: b } }) =>
      a.blockNumber - b.blockNumber || a.logIndex - b.logIndex,
  )
}

/** The nonce each execution should have, counted from the known one. */
export function countNonces(
  runs: readonly Run[],
  book: SafeRegistry,
): Map<Run, number> {
  const next = new Map<Hex, number>()
  const nonces = new Map<Run, number>()
  for (const run of runs) {
    if (run.kind !== 'multisig') continue
    const nonce = next.get(run.safe) ?? book.get(run.safe)?.nonce ?? 0
    nonces.set(run, nonce)
    next.set(run.safe, nonce + 1)
  }
  return nonces
}

const execTransaction = '6a761202'
const execTransactionFromModule = '468721a7'
const execTransactionFromModuleReturnData = '5229073f'

/**
 * Everything in calldata that reads like `execTransaction`, also inside of what
 * a relayer or a batch was given. Candidates only: the caller checks the hash.
 */
function findMultisigCalls(input: Hex): MultisigFields[] {
  return scanCalldata(input, execTransaction, (offset) => {
    const args = readAbiWords(input, offset)
    return {
      to: args.address(0),
      value: args.uint(1),
      data: args.bytes(2),
      operation: args.size(3),
      safeTxGas: args.uint(4),
      baseGas: args.uint(5),
      gasPrice: args.uint(6),
      gasToken: args.address(7),
      refundReceiver: args.address(8),
      signatures: args.bytes(9),
    }
  })
}

/** The parameters of a call that a module made; undefined for another call. */
function decodeModuleCall(module: Hex, input: Hex): ModuleFields | undefined {
  const selector = input.slice(2, 10)
  if (
    selector !== execTransactionFromModule &&
    selector !== execTransactionFromModuleReturnData
  ) {
    return undefined
  }
  try {
    const args = readAbiWords(input, 4)
    return {
      module,
      to: args.address(0),
      value: args.uint(1),
      data: args.bytes(2),
      operation: args.size(3),
    }
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

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
