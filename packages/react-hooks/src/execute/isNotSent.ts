import { errorCodes, errorMessages } from '../sign/errorCodes.ts'

/**
 * Refusals of a request itself (JSON-RPC, EIP-1193, EIP-1474): the wallet did
 * not get as far as sending.
 */
const refusals = new Set([4001, 4100, 4200, -32600, -32601, -32602, -32700])

/**
 * Error texts of nodes that refuse a transaction. Without "nonce too low" and
 * "already known", which a wallet that sends to several nodes also reads when
 * it was sent.
 */
const notTaken =
  /insufficient (?:funds|balance)|gas required exceeds|intrinsic gas|exceeds block gas|gas limit (?:is )?too|base fee|underpriced|invalid sender|execution reverted|unknown account/i

/**
 * Whether a wallet's error on sending means that the transaction certainly was
 * not sent. False where that is open, such as a lost connection to a wallet
 * that may have sent it all the same.
 *
 * @example
 * ```ts
 * import { isNotSent } from '@strongroom/react-hooks/sign'
 *
 * isNotSent({ code: -32602, message: 'Invalid params.' }) // true
 * isNotSent(new Error('The connection was lost.')) // false
 * ```
 */
export function isNotSent(error: unknown): boolean {
  return (
    errorCodes(error).some((code) => refusals.has(code)) ||
    errorMessages(error).some((message) => notTaken.test(message))
  )
}
