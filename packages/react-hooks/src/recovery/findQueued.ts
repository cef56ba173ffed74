import { isRecord } from '@strongroom/internal/isRecord'
import {
  decodeRecoveryLog,
  hashRecoveryCall,
  type MultiSendCall,
  recoveryTopic,
} from '@strongroom/safe-protocol'
import type { Address, Hex } from 'viem'
import { toHex } from '../verify/abiWords.ts'
import type { RecoveryReader } from './createRecoveryReader.ts'

/** Blocks of one request for logs; many blocks of a fast chain share a second. */
const slice = 100
/** Requests for headers, after which the search gives up. */
const mostSteps = 64

/** What a node says about the start of an attempt; the call has the stored hash. */
export interface QueuedCall {
  readonly call: MultiSendCall
  readonly transactionHash: Hex | undefined
  readonly block: number
}

/**
 * The first block whose time is not before `timestamp`. Guesses by the mean time of a
 * block, and halves every second time, so that uneven chains end as well.
 */
export async function findBlock(
  reader: RecoveryReader,
  timestamp: number,
): Promise<number | undefined> {
  let { number: high, timestamp: highTime } = reader.block
  if (timestamp > highTime) return undefined
  let low = -1
  let lowTime = Number.NaN
  for (let step = 0; high - low > 1 && step < mostSteps; step++) {
    const middle = low + Math.floor((high - low) / 2)
    const share = (timestamp - lowTime) / (highTime - lowTime)
    const guess = low + Math.round((high - low) * share)
    const isGuess = step % 2 === 1 && guess > low && guess < high
    const at = isGuess ? guess : middle
    const time = await reader.timeOf(at)
    if (time >= timestamp) {
      high = at
      highTime = time
    } else {
      low = at
      lowTime = time
    }
  }
  return high
}

/**
 * Finds the log that queued an attempt, at the block of the time that the module
 * stores. Logs prove nothing: only one whose bytes have the stored hash is returned.
 */
export async function findQueued(
  reader: RecoveryReader,
  module: Address,
  attempt: { nonce: bigint; hash: Hex; createdAt: number },
): Promise<QueuedCall | undefined> {
  const from = await findBlock(reader, attempt.createdAt)
  if (from === undefined) return undefined
  const logs = await reader.logs({
    address: module,
    topics: [recoveryTopic(), toHex(attempt.nonce, 32)],
    from,
    to: Math.min(from + slice - 1, reader.block.number),
  })
  for (const log of logs) {
    const call = readLog(log, attempt.hash)
    if (call === undefined) continue
    const { transactionHash } = log
    const isHash =
      typeof transactionHash === 'string' &&
      /^0x[\da-f]{64}$/i.test(transactionHash)
    return {
      call,
      transactionHash: isHash ? (transactionHash as Hex) : undefined,
      block: Number(log['blockNumber'] ?? from),
    }
  }
  return undefined
}

/** The call of a log, if its bytes have the hash. */
function readLog(log: unknown, hash: Hex): MultiSendCall | undefined {
  if (!isRecord(log)) return undefined
  try {
    const { call } = decodeRecoveryLog(
      log as unknown as { topics: readonly Hex[]; data: Hex },
    )
    return hashRecoveryCall(call) === hash ? call : undefined
  } catch {
    return undefined
  }
}
