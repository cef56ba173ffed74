import { address, hash, hex, signature, uint256 } from '../core/domain.ts'
import { type NamedObject, named, nullish } from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import { string } from '../core/primitives.ts'
import type { Infer } from '../core/schema.ts'
import { operationSchema } from '../entities/common.ts'

const proposeTransactionBody = object({
  /** Called account. */
  to: address(),
  /** Native coin in wei, decimal digits. */
  value: uint256(),
  /** Call data; null or missing for none. */
  data: nullish(hex()),
  /** Nonce of the safe, not of an owner's account, decimal digits. */
  nonce: uint256(),
  /** 0 for a call, 1 for a delegate call. */
  operation: operationSchema,
  /** Gas units for the inner call, decimal digits; 0 passes on all. */
  safeTxGas: uint256(),
  /** Gas units refunded besides those used, decimal digits. */
  baseGas: uint256(),
  /** Base units of `gasToken` per unit of gas, decimal digits; 0 for no refund. */
  gasPrice: uint256(),
  /** Token of the refund; the zero address for the native coin. */
  gasToken: address(),
  /**
   * Receiver of the refund; null, missing or the zero address for the sender.
   */
  refundReceiver: nullish(address()),
  /** EIP-712 hash of the transaction that owners sign. */
  safeTxHash: hash(),
  /** Owner or delegate who proposes. */
  sender: address(),
  /** Packed signatures over `safeTxHash`, the sender's among them. */
  signature: nullish(signature()),
  /** Requesting app: JSON text with `name`, `url` and `note`, or any text. */
  origin: nullish(string()),
})
export interface ProposeTransactionBody
  extends Infer<typeof proposeTransactionBody> {}
export const proposeTransactionBodySchema: NamedObject<ProposeTransactionBody> =
  named('ProposeTransactionBody', proposeTransactionBody)

const confirmTransactionBody = object({
  /** Packed signatures of owners over `safeTxHash`. */
  signature: signature(),
})
export interface ConfirmTransactionBody
  extends Infer<typeof confirmTransactionBody> {}
export const confirmTransactionBodySchema: NamedObject<ConfirmTransactionBody> =
  named('ConfirmTransactionBody', confirmTransactionBody)

const deleteTransactionBody = object({
  /** Signature of the proposer over the request to delete (EIP-712). */
  signature: signature(),
})
export interface DeleteTransactionBody
  extends Infer<typeof deleteTransactionBody> {}
export const deleteTransactionBodySchema: NamedObject<DeleteTransactionBody> =
  named('DeleteTransactionBody', deleteTransactionBody)
