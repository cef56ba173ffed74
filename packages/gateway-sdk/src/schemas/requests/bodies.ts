import { address, hash, hex, uint256 } from '../core/domain.ts'
import { named, nullish, refine } from '../core/modifiers.ts'
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

export const proposeTransactionBodySchema = named(
  'ProposeTransactionBody',
  object({
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
  }),
)
export type ProposeTransactionBody = Infer<typeof proposeTransactionBodySchema>

export const confirmTransactionBodySchema = named(
  'ConfirmTransactionBody',
  object({ signature }),
)
export type ConfirmTransactionBody = Infer<typeof confirmTransactionBodySchema>

export const deleteTransactionBodySchema = named(
  'DeleteTransactionBody',
  object({ signature }),
)
export type DeleteTransactionBody = Infer<typeof deleteTransactionBodySchema>

export const dataDecoderBodySchema = named(
  'DataDecoderBody',
  object({ to: address(), data: hex() }),
)
export type DataDecoderBody = Infer<typeof dataDecoderBodySchema>

export const previewTransactionBodySchema = named(
  'PreviewTransactionBody',
  object({
    to: address(),
    value: uint256(),
    data: nullish(hex()),
    operation: operationSchema,
  }),
)
export type PreviewTransactionBody = Infer<typeof previewTransactionBodySchema>

export const estimationBodySchema = named(
  'EstimationBody',
  object({
    to: address(),
    value: uint256(),
    data: nullish(hex()),
    operation: operationSchema,
  }),
)
export type EstimationBody = Infer<typeof estimationBodySchema>
