import { array } from '../core/array.ts'
import { type Address, address, type Hex, hex } from '../core/domain.ts'
import { lazy, nullable, nullish, optional } from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import { literal, string } from '../core/primitives.ts'
import type { Schema } from '../core/schema.ts'
import { union } from '../core/union.ts'
import { type Operation, operationSchema } from './common.ts'

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
  accuracy?:
    | 'FULL_MATCH'
    | 'PARTIAL_MATCH'
    | 'ONLY_FUNCTION_MATCH'
    | 'NO_MATCH'
    | 'UNKNOWN'
    | undefined
}

const parameterValueSchema: Schema<ParameterValue> = lazy(
  'ParameterValue',
  () => union(string(), array(parameterValueSchema)),
)

const multiSendItemSchema: Schema<MultiSendItem> = lazy(
  'MultiSendItem',
  () => multiSendItemObject,
)

const parameterSchema: Schema<DataDecodedParameter> = lazy(
  'DataDecodedParameter',
  () => parameterObject,
)

const baseShape = {
  method: string(),
  parameters: nullish(array(parameterSchema)),
}

const baseDataDecodedSchema: Schema<BaseDataDecoded> = lazy(
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
  valueDecoded: optional(nullable(valueDecodedSchema)),
})

export const dataDecodedSchema: Schema<DataDecoded> & {
  readonly name: string
} = {
  ...object({
    ...baseShape,
    accuracy: optional(
      literal(
        'FULL_MATCH',
        'PARTIAL_MATCH',
        'ONLY_FUNCTION_MATCH',
        'NO_MATCH',
        'UNKNOWN',
      ),
    ),
  }),
  name: 'DataDecoded',
}
