import type { Hex } from 'viem'
import type {
  DecodedLogOf,
  ModuleFields,
  MultisigFields,
} from '../decode/DecodedLog.ts'
import type { ChainLog } from '../fetch/ChainLog.ts'
import type { Logged } from './Logged.ts'
import { matchHash } from './matchHash.ts'

/** An execution, as far as its events describe it. */
export interface MultisigRun {
  kind: 'multisig'
  safe: Hex
  /** Where it stands: the first event of it. */
  log: ChainLog
  ended: Logged<DecodedLogOf<'MultisigEnded'>>
  /** Missing as long as only a bare result was emitted. */
  call?: (MultisigFields & { nonce: number; threshold?: number }) | undefined
}

export interface ModuleRun {
  kind: 'module'
  safe: Hex
  log: ChainLog
  ended: Logged<DecodedLogOf<'ModuleEnded'>>
  call?: ModuleFields | undefined
}

export type Run = MultisigRun | ModuleRun

export interface PairExecutionsOptions {
  /** Compare hashes; not needed where no foreign code can have run. */
  verify: boolean
}

/**
 * Pairs the two events of each execution: the L2 singletons announce the
 * parameters first and the result when done, and executions may nest. An
 * announcement counts only if it has the hash of the result, because code that
 * a safe delegates to can emit anything in its name.
 */
export function pairExecutions(
  chainId: string,
  safe: Hex,
  events: readonly Logged[],
  { verify }: PairExecutionsOptions,
): Run[] {
  const runs: Run[] = []
  const open: Logged<DecodedLogOf<'MultisigStarted' | 'ModuleStarted'>>[] = []
  const close = (
    matches: (event: (typeof open)[number]['event']) => boolean,
  ) => {
    const at = open.findLastIndex(({ event }) => matches(event))
    return at === -1 ? undefined : open.splice(at, 1)[0]
  }
  for (const { log, event } of events) {
    if (event.type === 'MultisigStarted' || event.type === 'ModuleStarted') {
      open.push({ log, event })
    } else if (event.type === 'MultisigEnded') {
      const start = close(
        (candidate) =>
          candidate.type === 'MultisigStarted' &&
          (!verify ||
            matchHash(
              chainId,
              safe,
              event.hash,
              candidate,
              candidate.nonce,
              1,
            ) !== undefined),
      )
      runs.push({
        kind: 'multisig',
        safe,
        log: start?.log ?? log,
        ended: { log, event },
        call: start?.event.type === 'MultisigStarted' ? start.event : undefined,
      })
    } else if (event.type === 'ModuleEnded') {
      const start = close(
        (candidate) =>
          candidate.type === 'ModuleStarted' &&
          candidate.module === event.module,
      )
      runs.push({
        kind: 'module',
        safe,
        log: start?.log ?? log,
        ended: { log, event },
        call: start?.event.type === 'ModuleStarted' ? start.event : undefined,
      })
    }
  }
  return runs
}
