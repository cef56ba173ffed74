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
  /** 0 for a call, 1 for a delegate call. */
  operation: Operation
  /** Called account. */
  to: Address
  /** Native coin in wei, decimal digits. */
  value: string
  /** Call data. */
  data?: Hex | null | undefined
  /** Decoded call data. */
  dataDecoded?: BaseDataDecoded | null | undefined
}

export interface DataDecodedParameter {
  /** Name of the parameter. */
  name: string
  /** Solidity type. */
  type: string
  /** Value as text, or a list of values. */
  value: ParameterValue
  /** The calls or values inside of it. */
  valueDecoded?: MultiSendItem[] | BaseDataDecoded | null | undefined
}

export interface BaseDataDecoded {
  /** Name of the method. */
  method: string
  /** Parameters in order; null for none. */
  parameters?: DataDecodedParameter[] | null | undefined
}

/** A call as the gateway reads it. Show it; never sign because of it. */
export interface DataDecoded extends BaseDataDecoded {
  /** How sure the gateway is of the method. */
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
  /** Name of the method. */
  method: string(),
  /** Parameters in order; null for none. */
  parameters: nullish(array(dataDecodedParameterSchema)),
}

export const baseDataDecodedSchema: Schema<BaseDataDecoded> = lazy(
  'BaseDataDecoded',
  () => baseDataDecodedObject,
)

const baseDataDecodedObject = object(baseShape)

const multiSendItemObject = object({
  /** 0 for a call, 1 for a delegate call. */
  operation: operationSchema,
  /** Called account. */
  to: address(),
  /** Value as text, or a list of values. */
  value: string(),
  /** Call data. */
  data: nullish(hex()),
  /** Decoded call data. */
  dataDecoded: nullish(baseDataDecodedSchema),
})

// A list or an object: the two options differ in kind, see `union`.
const valueDecodedSchema = union(
  array(multiSendItemSchema),
  baseDataDecodedSchema,
)

const parameterObject = object({
  /** Name of the parameter. */
  name: string(),
  /** Discriminator of the union. */
  type: string(),
  /** Value as text, or a list of values. */
  value: parameterValueSchema,
  /** The calls or values inside of it. */
  valueDecoded: nullish(valueDecodedSchema),
})

export const dataDecodedSchema: Schema<DataDecoded> & {
  readonly name: string
} = {
  ...object({
    ...baseShape,
    accuracy: nullish(decodingAccuracySchema),
  }),
  /** Name of the parameter. */
  name: 'DataDecoded',
}
