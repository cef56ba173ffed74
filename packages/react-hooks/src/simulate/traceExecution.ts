import { isBytes } from '@strongroom/internal/hex'
import type { Address, Hex } from 'viem'
import { word } from '../verify/abiWords.ts'
import { sameText } from '../verify/sameText.ts'
import { type ExecutionInput, executionCall } from './executionCall.ts'
import { coinLogs, type LogReading, readLogs } from './readLogs.ts'
import { InvalidAnswerError, readQuantity, type Send } from './simulateBlock.ts'

interface Frame {
  readonly type?: unknown
  readonly from?: unknown
  readonly to?: unknown
  readonly value?: unknown
  readonly input?: unknown
  readonly output?: unknown
  readonly error?: unknown
  readonly gasUsed?: unknown
  readonly logs?: unknown
  readonly calls?: unknown
}

/** Calls that are looked at; a batch of 1,000 transfers makes some thousands. */
const mostFrames = 20_000

const transferTopic =
  '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/** An execution as a tracer saw it. */
export interface TracedExecution extends LogReading {
  readonly succeeded: boolean
  /** Gas that is used. */
  readonly gas: bigint | undefined
  /** Revert data of the execution. */
  readonly data: Hex
  /** The call of the safe that failed, with its own revert data. */
  readonly failed:
    | { readonly input: Hex; readonly to: Address; readonly data: Hex }
    | undefined
}

/**
 * Runs the execution by `debug_traceCall`, which gives its calls and logs, but
 * no state after it.
 *
 * @throws errors of the RPC; InvalidAnswerError
 */
export async function traceExecution(
  send: Send,
  input: ExecutionInput,
  block: number,
): Promise<TracedExecution> {
  const { safe, safeTxHash } = input
  const { call, overrides: stateOverrides } = executionCall(input)
  const answer = await send('debug_traceCall', [
    call,
    `0x${block.toString(16)}`,
    { tracer: 'callTracer', tracerConfig: { withLog: true }, stateOverrides },
  ])
  const root = Object(answer) as Frame
  if (!sameText(`${root.to}`, safe) || !sameText(`${root.input}`, call.data))
    throw new InvalidAnswerError()
  const { logs, isComplete } = collectLogs(root)
  const reading = readLogs(logs, safe, safeTxHash)
  const succeeded = root.error === undefined
  if (succeeded && reading.end === undefined) throw new InvalidAnswerError()
  return {
    ...reading,
    isComplete: isComplete && reading.isComplete,
    succeeded,
    gas: readQuantity(root.gasUsed),
    data: outputOf(root),
    failed: failedCall(root, safe),
  }
}

const outputOf = ({ output }: Frame): Hex => (isBytes(output) ? output : '0x')

/** Logs of the calls that were not reverted, and transfers of the coin as logs. */
function collectLogs(root: Frame) {
  const logs: unknown[] = []
  const waiting: Frame[] = [root]
  let left = mostFrames
  while (waiting.length > 0 && left-- > 0) {
    const frame = waiting.pop() as Frame
    if (frame.error !== undefined) continue
    if (isTransfer(frame))
      logs.push({
        address: coinLogs,
        topics: [
          transferTopic,
          `0x${word(frame.from as Hex)}`,
          `0x${word(frame.to as Hex)}`,
        ],
        data: `0x${word(BigInt(`${frame.value}`))}`,
      })
    logs.push(...listOf(frame.logs))
    waiting.push(...listOf(frame.calls).reverse())
  }
  return { logs, isComplete: waiting.length === 0 }
}

const listOf = (value: unknown): Frame[] =>
  Array.isArray(value) ? value.map((item) => Object(item) as Frame) : []

const isTransfer = ({ type, from, to, value }: Frame) =>
  type !== 'DELEGATECALL' &&
  type !== 'CALLCODE' &&
  isBytes(from, 20) &&
  isBytes(to, 20) &&
  typeof value === 'string' &&
  /^0x0*[1-9a-f][\da-f]{0,63}$/i.test(value)

/** The last call of the safe that failed, in the code that runs as the safe. */
function failedCall(root: Frame, safe: Address): TracedExecution['failed'] {
  let failed: TracedExecution['failed']
  const visit = (frame: Frame, depth: number) => {
    for (const call of listOf(frame.calls)) {
      const { from, to, input, type, error } = call
      if (!sameText(`${from}`, safe)) continue
      if (type === 'DELEGATECALL' && depth < 16) visit(call, depth + 1)
      else if (error !== undefined && isBytes(input) && isBytes(to, 20))
        failed = { input, to, data: outputOf(call) }
    }
  }
  visit(root, 0)
  return failed
}
