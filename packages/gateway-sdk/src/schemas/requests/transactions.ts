import { address, hash, hex, signature, uint256 } from '../core/domain.ts'
import { type NamedObject, named, nullish } from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import { string } from '../core/primitives.ts'
import type { Infer } from '../core/schema.ts'
import { operationSchema } from '../entities/common.ts'

const proposeTransactionBody = object({
  to: address(),
  value: uint256(),
  data: nullish(hex()),
  nonce: uint256(),
  operation: operationSchema,
  safeTxGas: uint256(),
  baseGas: uint256(),
  gasPrice: uint256(),
  gasToken: address(),
  refundReceiver: nullish(address()),
  safeTxHash: hash(),
  sender: address(),
  signature: nullish(signature()),
  origin: nullish(string()),
})
export interface ProposeTransactionBody
  extends Infer<typeof proposeTransactionBody> {}
export const proposeTransactionBodySchema: NamedObject<ProposeTransactionBody> =
  named('ProposeTransactionBody', proposeTransactionBody)

const confirmTransactionBody = object({ signature: signature() })
export interface ConfirmTransactionBody
  extends Infer<typeof confirmTransactionBody> {}
export const confirmTransactionBodySchema: NamedObject<ConfirmTransactionBody> =
  named('ConfirmTransactionBody', confirmTransactionBody)

const deleteTransactionBody = object({ signature: signature() })
export interface DeleteTransactionBody
  extends Infer<typeof deleteTransactionBody> {}
export const deleteTransactionBodySchema: NamedObject<DeleteTransactionBody> =
  named('DeleteTransactionBody', deleteTransactionBody)
