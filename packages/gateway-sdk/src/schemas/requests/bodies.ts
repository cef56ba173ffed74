import { address, hash, hex, uint256 } from '../core/domain.ts'
import { type NamedObject, named, nullish, refine } from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import { string } from '../core/primitives.ts'
import type { Infer } from '../core/schema.ts'
import { operationSchema } from '../entities/common.ts'

/** One or more signatures; a transaction with none leaves the field out. */
const signature = refine(
  hex(),
  (value) => value.length >= 132,
  'Invalid signature: expected at least 65 bytes',
)

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
  signature: nullish(signature),
  origin: nullish(string()),
})
export interface ProposeTransactionBody
  extends Infer<typeof proposeTransactionBody> {}
export const proposeTransactionBodySchema: NamedObject<ProposeTransactionBody> =
  named('ProposeTransactionBody', proposeTransactionBody)

const confirmTransactionBody = object({ signature })
export interface ConfirmTransactionBody
  extends Infer<typeof confirmTransactionBody> {}
export const confirmTransactionBodySchema: NamedObject<ConfirmTransactionBody> =
  named('ConfirmTransactionBody', confirmTransactionBody)

const deleteTransactionBody = object({ signature })
export interface DeleteTransactionBody
  extends Infer<typeof deleteTransactionBody> {}
export const deleteTransactionBodySchema: NamedObject<DeleteTransactionBody> =
  named('DeleteTransactionBody', deleteTransactionBody)

const dataDecoderBody = object({ to: address(), data: hex() })
export interface DataDecoderBody extends Infer<typeof dataDecoderBody> {}
export const dataDecoderBodySchema: NamedObject<DataDecoderBody> = named(
  'DataDecoderBody',
  dataDecoderBody,
)

const previewTransactionBody = object({
  to: address(),
  value: uint256(),
  data: nullish(hex()),
  operation: operationSchema,
})
export interface PreviewTransactionBody
  extends Infer<typeof previewTransactionBody> {}
export const previewTransactionBodySchema: NamedObject<PreviewTransactionBody> =
  named('PreviewTransactionBody', previewTransactionBody)

const estimationBody = object({
  to: address(),
  value: uint256(),
  data: nullish(hex()),
  operation: operationSchema,
})
export interface EstimationBody extends Infer<typeof estimationBody> {}
export const estimationBodySchema: NamedObject<EstimationBody> = named(
  'EstimationBody',
  estimationBody,
)
