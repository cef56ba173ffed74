import type { Hex } from 'viem'
import type { Rpc, RpcAnswer } from '../../platform/rpc/createNodeRpc.ts'
import { toHex } from '../../platform/rpc/readResult.ts'
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
  // A reverted call left no event.
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

const isWithin = (inner: readonly unknown[], outer: readonly unknown[]) =>
  outer.every((step, i) => inner[i] === step)

/** By position in the tree: inner calls before outer ones. */
const byEnd = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((step, i) => step !== b[i])
  return at === -1 || at >= b.length
    ? b.length - a.length
    : (a[at] ?? 0) - (b[at] ?? 0)
}

/** The same from the flat list of `trace_transaction`. */
function endedFlat(result: unknown): TracedCall[] {
  const frames = (Array.isArray(result) ? result : []).map((entry) => {
    const { action, error, traceAddress } = Object(entry) as Frame
    return {
      action: Object(action) as Frame,
      failed: error !== undefined && error !== null,
      place: Array.isArray(traceAddress) ? traceAddress.map(Number) : [],
    }
  })
  const failed = frames.filter((frame) => frame.failed)
  return frames
    .filter(
      ({ action, place }) =>
        action['callType'] === 'call' &&
        !failed.some((outer) => isWithin(place, outer.place)),
    )
    .sort((a, b) => byEnd(a.place, b.place))
    .map(({ action }) => ({
      from: lower(action['from']),
      to: lower(action['to']),
      input: lower(action['input']),
    }))
}

const isAnswered = (
  answer: RpcAnswer | undefined,
): answer is { result: unknown } =>
  answer !== undefined && 'result' in answer && answer.result !== null

/**
 * Calls a transaction made that did not revert. Undefined for each transaction
 * that the node does not trace. A node that cannot replay an old block may
 * still have kept its traces.
 */
export async function traceCalls(
  rpc: Rpc,
  refs: readonly TransactionRef[],
): Promise<Map<Hex, TracedCall[]>> {
  const traces = new Map<Hex, TracedCall[]>()
  const replayed = await rpc.batch(
    refs.map(({ txHash }) => ({
      method: 'debug_traceTransaction',
      params: [txHash, { tracer: 'callTracer' }],
    })),
  )
  for (const [i, { txHash }] of refs.entries()) {
    const answer = replayed[i]
    if (!isAnswered(answer)) continue
    traces.set(txHash, [...ended(Object(answer.result) as Frame)])
  }
  const left = refs.filter(({ txHash }) => !traces.has(txHash))
  if (left.length === 0) return traces
  const kept = await rpc.batch(
    left.map(({ txHash }) => ({
      method: 'trace_transaction',
      params: [txHash],
    })),
  )
  for (const [i, { txHash }] of left.entries()) {
    const answer = kept[i]
    if (!isAnswered(answer)) continue
    const calls = endedFlat(answer.result)
    // Every transaction makes a call: an empty list is not a valid answer.
    if (calls.length > 0) traces.set(txHash, calls)
  }
  return traces
}
