import { address, hex, uint256 } from '../core/domain.ts'
import { type NamedObject, named, nullish } from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import type { Infer } from '../core/schema.ts'
import { operationSchema } from '../entities/common.ts'

const dataDecoderBody = object({
  /** Called account. */
  to: address(),
  /** Call data. */
  data: hex(),
})
export interface DataDecoderBody extends Infer<typeof dataDecoderBody> {}
export const dataDecoderBodySchema: NamedObject<DataDecoderBody> = named(
  'DataDecoderBody',
  dataDecoderBody,
)

const previewTransactionBody = object({
  /** Called account. */
  to: address(),
  /** Native coin in wei, decimal digits. */
  value: uint256(),
  /** Call data. */
  data: nullish(hex()),
  /** 0 for a call, 1 for a delegate call. */
  operation: operationSchema,
})
export interface PreviewTransactionBody
  extends Infer<typeof previewTransactionBody> {}
export const previewTransactionBodySchema: NamedObject<PreviewTransactionBody> =
  named('PreviewTransactionBody', previewTransactionBody)

const estimationBody = object({
  /** Called account. */
  to: address(),
  /** Native coin in wei, decimal digits. */
  value: uint256(),
  /** Call data. */
  data: nullish(hex()),
  /** 0 for a call, 1 for a delegate call. */
  operation: operationSchema,
})
export interface EstimationBody extends Infer<typeof estimationBody> {}
export const estimationBodySchema: NamedObject<EstimationBody> = named(
  'EstimationBody',
  estimationBody,
)

const confirmationViewBody = object({
  /** Call data. */
  data: hex(),
  /** Called account. */
  to: nullish(address()),
  /** Native coin in wei, decimal digits. */
  value: nullish(uint256()),
  /** 0 for a call, 1 for a delegate call. */
  operation: nullish(operationSchema),
})
export interface ConfirmationViewBody
  extends Infer<typeof confirmationViewBody> {}
export const confirmationViewBodySchema: NamedObject<ConfirmationViewBody> =
  named('ConfirmationViewBody', confirmationViewBody)
