import { keccak } from '@strongroom/internal/keccak256'
import type { Address, Hex } from 'viem'
import { decodeParameters } from '../abi/decodeParameters.ts'
import { encodeCall } from '../abi/encodeCall.ts'
import { parseFields, parseSignature } from '../abi/parseSignature.ts'
import { stripAddress } from '../bytes/address.ts'
import { strip, stripFixed, word } from '../bytes/hex.ts'
import { InvalidCalldataError } from '../errors.ts'
import type { MultiSendCall } from '../multisend/MultiSendCall.ts'

const fields = 'address to,uint256 value,bytes data,uint8 operation'

/** What a recovery module queued, as its event says. Compare `hash` with the chain. */
export interface QueuedRecovery {
  /** Place in the queue. */
  readonly nonce: bigint
  /** Hash that the event names; `hashRecoveryCall` computes it. */
  readonly hash: Hex
  /** Call that the safe would make. */
  readonly call: MultiSendCall
}

/**
 * The hash by which a recovery module (Delay modifier) stores a queued call:
 * keccak-256 of the packed call.
 *
 * @throws InvalidInputError when a field is malformed.
 *
 * @example
 * ```ts
 * import { hashRecoveryCall } from '@strongroom/safe-protocol'
 *
 * const hash = hashRecoveryCall({
 *   to: '0x8ba1f109551bD432803012645Ac136ddd64DBA72',
 *   value: 0n,
 *   data: '0x',
 *   operation: 0,
 * })
 * ```
 */
export function hashRecoveryCall(call: MultiSendCall): Hex {
  const { to, value, data, operation } = call
  return `0x${keccak(
    stripAddress(to, 'to') +
      word(value, 'value') +
      strip(data, 'data') +
      (operation === 1 ? '01' : '00'),
  )}`
}

/**
 * The topic of `TransactionAdded`, by which a recovery module reports an attempt.
 *
 * @example
 * ```ts
 * import { recoveryTopic } from '@strongroom/safe-protocol'
 *
 * const filter = { topics: [recoveryTopic()] }
 * ```
 */
export function recoveryTopic(): Hex {
  const inputs = `uint256 queueNonce,bytes32 txHash,${fields}`
  return parseSignature(`TransactionAdded(${inputs})`).hash
}

/**
 * Reads the log of an attempt. A log proves nothing: compare `hash` with the module's
 * `txHash(nonce)`, and with `hashRecoveryCall(call)`.
 *
 * @throws InvalidCalldataError when it is another event, or its data is malformed.
 *
 * @example
 * ```ts
 * import {
 *   decodeRecoveryLog,
 *   hashRecoveryCall,
 *   type QueuedRecovery,
 * } from '@strongroom/safe-protocol'
 *
 * export function isProven(
 *   log: { topics: readonly `0x${string}`[]; data: `0x${string}` },
 *   stored: `0x${string}`,
 * ) {
 *   const { hash, call }: QueuedRecovery = decodeRecoveryLog(log)
 *   return hash === stored && hashRecoveryCall(call) === stored
 * }
 * ```
 */
export function decodeRecoveryLog(log: {
  readonly topics: readonly Hex[]
  readonly data: Hex
}): QueuedRecovery {
  const [topic, nonce, hash] = log.topics
  if (topic !== recoveryTopic() || log.topics.length !== 3)
    throw new InvalidCalldataError('The log is not of TransactionAdded.')
  const values = decodeParameters(parseFields(fields), strip(log.data, 'data'))
  const [to, value, data, operation] = values as [Address, bigint, Hex, bigint]
  if (operation > 1n)
    throw new InvalidCalldataError('The operation of the attempt is unknown.')
  return {
    nonce: BigInt(`0x${stripFixed(nonce, 32, 'nonce')}`),
    hash: `0x${stripFixed(hash, 32, 'hash')}`,
    call: { to, value, data, operation: operation === 1n ? 1 : 0 },
  }
}

/**
 * Encodes `setTxNonce`: the safe cancels the attempts of its recovery module that have
 * a smaller nonce. The call goes from the safe to the module. It cancels all attempts
 * before `nonce`, and fails when the module is already at it.
 *
 * @example
 * ```ts
 * import { encodeCancelRecovery } from '@strongroom/safe-protocol'
 *
 * const attempt = 4n
 * const data = encodeCancelRecovery({ nonce: attempt + 1n })
 * ```
 */
export function encodeCancelRecovery(parameters: { nonce: bigint }): Hex {
  return encodeCall('setTxNonce(uint256 nonce)', parameters)
}

/**
 * Encodes `executeNextTx`: anybody may have the module make the next call of its queue
 * when its delay is over. The call goes to the module.
 *
 * @example
 * ```ts
 * import { encodeExecuteRecovery } from '@strongroom/safe-protocol'
 *
 * const data = encodeExecuteRecovery({
 *   to: '0x8ba1f109551bD432803012645Ac136ddd64DBA72',
 *   value: 0n,
 *   data: '0x',
 *   operation: 0,
 * })
 * ```
 */
export function encodeExecuteRecovery(call: MultiSendCall): Hex {
  return encodeCall(`executeNextTx(${fields})`, call)
}
