import { array } from '../core/array.ts'
import { type Address, address, type Hex, hex } from '../core/domain.ts'
import { lazy, nullish } from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import { openLiteral, string } from '../core/primitives.ts'
import type { Infer, Schema } from '../core/schema.ts'
import { union } from '../core/union.ts'
import { type Operation, operationSchema } from './common.ts'

/** How well the ABI used fits the contract called. */
export const decodingAccuracySchema = openLiteral(
  'FULL_MATCH',
  'PARTIAL_MATCH',
  'ONLY_FUNCTION_MATCH',
  'NO_MATCH',
  'UNKNOWN',
)
export type DecodingAccuracy = Infer<typeof decodingAccuracySchema>

/** Decimal, hex or text; lists and tuples nest. */
export type ParameterValue = string | ParameterValue[]

/** One call inside a batch. */
export interface MultiSendItem {
  operation: Operation
  to: Address
  /** Base units, decimal. */
  value: string
  data?: Hex | null | undefined
  dataDecoded?: BaseDataDecoded | null | undefined
}

export interface DataDecodedParameter {
  name: string
  /** Solidity type. */
  type: string
  value: ParameterValue
  valueDecoded?: MultiSendItem[] | BaseDataDecoded | null | undefined
}

export interface BaseDataDecoded {
  method: string
  parameters?: DataDecodedParameter[] | null | undefined
}

/** A call as the gateway reads it. Show it; never sign because of it. */
export interface DataDecoded extends BaseDataDecoded {
  accuracy?: DecodingAccuracy | null | undefined
}

export const parameterValueSchema: Schema<ParameterValue> = lazy(
  'ParameterValue',
  () => union(string(), array(parameterValueSchema)),
)

export const multiSendItemSchema: Schema<MultiSendItem> = lazy(
  'MultiSendItem',
  () => multiSendItemObject,
)

export const dataDecodedParameterSchema: Schema<DataDecodedParameter> = lazy(
  'DataDecodedParameter',
  () => parameterObject,
)

/** The fields of a decoded call without its accuracy. */
export const baseShape = {
  method: string(),
  parameters: nullish(array(dataDecodedParameterSchema)),
}

export const baseDataDecodedSchema: Schema<BaseDataDecoded> = lazy(
  'BaseDataDecoded',
  () => baseDataDecodedObject,
)

const baseDataDecodedObject = object(baseShape)

const multiSendItemObject = object({
  operation: operationSchema,
  to: address(),
  value: string(),
  data: nullish(hex()),
  dataDecoded: nullish(baseDataDecodedSchema),
})

// A list or an object: the two options differ in kind, see `union`.
const valueDecodedSchema = union(
  array(multiSendItemSchema),
  baseDataDecodedSchema,
)

const parameterObject = object({
  name: string(),
  type: string(),
  value: parameterValueSchema,
  valueDecoded: nullish(valueDecodedSchema),
})

export const dataDecodedSchema: Schema<DataDecoded> & {
  readonly name: string
} = {
  ...object({
    ...baseShape,
    accuracy: nullish(decodingAccuracySchema),
  }),
  name: 'DataDecoded',
}
