import * as z from 'zod'
import { address, hex, openLiteral } from '../leaves.ts'
import { operationSchema } from './common.ts'

export const decodingAccuracySchema = openLiteral(
  'FULL_MATCH',
  'PARTIAL_MATCH',
  'ONLY_FUNCTION_MATCH',
  'NO_MATCH',
  'UNKNOWN',
).describe('How well the ABI used fits the contract called.')

type ParameterValue = string | ParameterValue[]

export const parameterValueSchema: z.ZodType<ParameterValue> = z
  .union([z.string(), z.array(z.lazy(() => parameterValueSchema))])
  .meta({
    id: 'ParameterValue',
    description: 'Decimal, hex or text; lists and tuples nest.',
  })

/**
 * The fields of a decoded call without its accuracy. New ones each time: a
 * document names what two schemas of a circle share.
 */
export const baseShape = () => ({
  method: z.string().describe('Name of the method.'),
  get parameters() {
    return z
      .array(dataDecodedParameterSchema)
      .nullish()
      .describe('Parameters in order; null for none.')
  },
})

export const baseDataDecodedSchema = z.object(baseShape()).meta({
  id: 'BaseDataDecoded',
  description: 'A decoded call: its method and arguments.',
})

export const multiSendItemSchema = z
  .object({
    operation: operationSchema.describe('0 for a call, 1 for a delegate call.'),
    to: address().describe('Called account.'),
    value: z.string().describe('Native coin in wei, decimal digits.'),
    data: hex().nullish().describe('Call data.'),
    get dataDecoded() {
      return baseDataDecodedSchema.nullish().describe('Decoded call data.')
    },
  })
  .meta({ id: 'MultiSendItem', description: 'One call inside a batch.' })

export const dataDecodedParameterSchema = z
  .object({
    name: z.string().describe('Name of the parameter.'),
    type: z.string().describe('Solidity type.'),
    // Documents name the list inside a copy of a schema that contains itself.
    value: z
      .lazy(() => parameterValueSchema)
      .describe('Value as text, or a list of values.'),
    get valueDecoded() {
      return z
        .union([z.array(multiSendItemSchema), baseDataDecodedSchema])
        .nullish()
        .describe('The calls or values inside of it.')
    },
  })
  .meta({
    id: 'DataDecodedParameter',
    description: 'One argument of a decoded call.',
  })

export const dataDecodedSchema = z
  .object({
    ...baseShape(),
    accuracy: decodingAccuracySchema
      .nullish()
      .describe('How sure the gateway is of the method.'),
  })
  .meta({
    id: 'DataDecoded',
    description:
      'A call as the gateway reads it. Show it; never sign because of it.',
  })
