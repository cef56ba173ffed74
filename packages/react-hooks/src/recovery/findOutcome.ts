import {
  decodeCall,
  hashRecoveryCall,
  type MultiSendCall,
} from '@strongroom/safe-protocol'
import type { Address, Hex } from 'viem'
import { word } from '../verify/abiWords.ts'
import type { RecoveryReader } from './createRecoveryReader.ts'
import type { RecoveryAttempt } from './RecoveryState.ts'

/** `ExecutionFromModuleSuccess(address)`, with an indexed module. */
const succeeded =
  '0x6895c13664aa4f67288b25d7a21d7aaa34916e355fb9b6fae0a139a9085becb8'
/** Blocks of one request for logs. */
const slice = 2_000
const mostSlices = 25

/**
 * Hashes of the attempts that a safe executed since a block, by the calls of
 * `executeNextTx` that made them. `isComplete`: the search reached the latest block,
 * and each execution was understood.
 */
export async function readExecuted(
  reader: RecoveryReader,
  { safe, module, from }: { safe: Address; module: Address; from: number },
): Promise<{ hashes: Hex[]; isComplete: boolean }> {
  const last = reader.block.number
  const hashes: Hex[] = []
  let isComplete = true
  let at = from
  for (let count = 0; at <= last && count < mostSlices; count++) {
    const logs = await reader.logs({
      address: safe,
      topics: [succeeded, `0x${word(module)}`],
      from: at,
      to: Math.min(at + slice - 1, last),
    })
    for (const { transactionHash } of logs) {
      const hash = await hashOfExecution(reader, module, transactionHash as Hex)
      if (hash) hashes.push(hash)
      else isComplete = false
    }
    at += slice
  }
  return { hashes, isComplete: isComplete && at > last }
}

/** Hash of the attempt that a transaction executed by calling the module itself. */
async function hashOfExecution(
  reader: RecoveryReader,
  module: Address,
  transaction: Hex,
): Promise<Hex | undefined> {
  const { to, input } = await reader.transaction(transaction)
  if (String(to).toLowerCase() !== module.toLowerCase()) return undefined
  try {
    const { method } = decodeCall({ to: module, data: input as Hex })
    if (method?.name !== 'executeNextTx') return undefined
    const [address, value, data, operation] = method.parameters.map(
      (parameter) => parameter.value,
    ) as [Address, bigint, Hex, bigint]
    const call: MultiSendCall = {
      ...{ to: address, value, data },
      operation: operation === 1n ? 1 : 0,
    }
    return hashRecoveryCall(call)
  } catch {
    return undefined
  }
}

/** How an attempt left the queue; takes its execution out of `hashes`. */
export function takeOutcome(
  hash: Hex,
  hashes: Hex[],
  isComplete: boolean,
): RecoveryAttempt['state'] {
  const at = hashes.indexOf(hash)
  if (at < 0) return isComplete ? 'cancelled' : 'past'
  hashes.splice(at, 1)
  return 'executed'
}
