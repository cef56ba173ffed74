import { address, hex, uint256 } from '../core/domain.ts'
import { type NamedObject, named, nullish } from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import type { Infer } from '../core/schema.ts'
import { operationSchema } from '../entities/common.ts'

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

const confirmationViewBody = object({
  data: hex(),
  to: nullish(address()),
  value: nullish(uint256()),
  operation: nullish(operationSchema),
})
export interface ConfirmationViewBody
  extends Infer<typeof confirmationViewBody> {}
export const confirmationViewBodySchema: NamedObject<ConfirmationViewBody> =
  named('ConfirmationViewBody', confirmationViewBody)
