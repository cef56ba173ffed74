import type { Hex } from 'viem'
import { decodeParameters } from '../abi/decodeParameters.ts'
import { encodeCall } from '../abi/encodeCall.ts'
import { parseSignature } from '../abi/parseSignature.ts'
import { InvalidCalldataError } from '../errors.ts'
import type { SafeTransaction } from '../hash/SafeTransaction.ts'

const signature =
  'execTransaction(address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,address gasToken,address refundReceiver,bytes signatures)'

/**
 * Encodes `execTransaction`, which any account may send to the safe. The nonce
 * is not part of the call: the safe uses its own.
 *
 * @throws InvalidInputError when a field does not fit its type.
 *
 * @example
 * ```ts
 * import {
 *   createSafeTransaction,
 *   encodeExecTransaction,
 *   packSignatures,
 * } from '@strongroom/safe-protocol'
 *
 * const owner = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
 * const data = encodeExecTransaction(
 *   createSafeTransaction({ to: owner, value: 1n, nonce: 0n }),
 *   packSignatures([{ kind: 'approved', signer: owner }]),
 * )
 * ```
 */
export function encodeExecTransaction(
  transaction: Omit<SafeTransaction, 'nonce'>,
  signatures: Hex,
): Hex {
  return encodeCall(signature, { ...transaction, signatures })
}

/**
 * Decodes call data of `execTransaction`. The nonce is the one the safe had.
 *
 * @throws InvalidCalldataError when the data is not such a call or is cut off.
 *
 * @example
 * ```ts
 * import { decodeExecTransaction } from '@strongroom/safe-protocol'
 *
 * export function readExecution(input: `0x${string}`) {
 *   const { transaction, signatures } = decodeExecTransaction(input)
 *   return { to: transaction.to, signatures }
 * }
 * ```
 */
export function decodeExecTransaction(data: Hex): {
  transaction: Omit<SafeTransaction, 'nonce'>
  signatures: Hex
} {
  if (!/^0x6a761202([\da-f]{2})*$/i.test(data))
    throw new InvalidCalldataError('The data is not a call of execTransaction.')
  const { inputs } = parseSignature(signature)
  const values = decodeParameters(inputs, data.slice(10).toLowerCase())
  const { signatures, operation, ...rest } = Object.fromEntries(
    inputs.map(({ name }, i) => [name, values[i]]),
  )
  if ((operation as bigint) > 1n)
    throw new InvalidCalldataError('The operation is neither 0 nor 1.')
  return {
    transaction: { ...rest, operation: Number(operation) },
    signatures,
  } as ReturnType<typeof decodeExecTransaction>
}
