import type { Hex } from 'viem'
import type { Rpc } from '../rpc/createRpc.ts'
import { toHex } from '../rpc/toHex.ts'
import type { TransactionRef } from './readReceipts.ts'

export interface TracedCall {
  from: Hex
  to: Hex
  input: Hex
}

type Frame = Record<string, unknown>

const lower = (value: unknown): Hex =>
  value === undefined ? '0x' : toHex(value)

/** Inner calls first: the order in which calls end, as their events have it. */
function* ended(frame: Frame, depth = 0): Generator<TracedCall> {
  // What reverted left no event.
  if (frame['error'] !== undefined || depth > 1024) return
  const { calls } = frame
  if (Array.isArray(calls)) {
    for (const call of calls) yield* ended(Object(call) as Frame, depth + 1)
  }
  if (frame['type'] === 'CALL') {
    yield {
      from: lower(frame['from']),
      to: lower(frame['to']),
      input: lower(frame['input']),
    }
  }
}

/**
 * Calls a transaction made that did not revert. Undefined for each transaction
 * that the node does not trace.
 */
export async function traceCalls(
  rpc: Rpc,
  refs: readonly TransactionRef[],
): Promise<Map<Hex, TracedCall[]>> {
  const answers = await rpc.batch(
    refs.map(({ txHash }) => ({
      method: 'debug_traceTransaction',
      params: [txHash, { tracer: 'callTracer' }],
    })),
  )
  const traces = new Map<Hex, TracedCall[]>()
  for (const [i, ref] of refs.entries()) {
    const answer = answers[i]
    if (answer === undefined || 'error' in answer) continue
    traces.set(ref.txHash, [...ended(Object(answer.result) as Frame)])
  }
  return traces
}
