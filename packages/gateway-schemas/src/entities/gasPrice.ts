import * as z from 'zod'
import { openLiteral, openUnion, tagsOf } from '../leaves.ts'

export const gasPriceOracleSchema = z
  .object({
    type: z
      .literal(['oracle', 'ORACLE'])
      .describe('Discriminator of the union.'),
    uri: z.string().describe('URL that answers with the price.'),
    gasParameter: z.string().describe('Field of the answer.'),
    gweiFactor: z.string().describe('Factor from that field to gwei, decimal.'),
  })
  .meta({
    id: 'GasPriceOracle',
    description: 'A service that names the gas price.',
  })

export const gasPriceFixedSchema = z
  .object({
    type: z.literal(['fixed', 'FIXED']).describe('Discriminator of the union.'),
    weiValue: z
      .string()
      .describe('Price in wei per unit of gas, decimal digits.'),
  })
  .meta({ id: 'GasPriceFixed', description: 'A fixed gas price.' })

export const gasPriceFixed1559Schema = z
  .object({
    type: z
      .literal(['fixed1559', 'FIXED1559'])
      .describe('Discriminator of the union.'),
    maxFeePerGas: z.string().describe('Wei per unit of gas, decimal digits.'),
    maxPriorityFeePerGas: z
      .string()
      .describe('Wei per unit of gas, decimal digits.'),
  })
  .meta({ id: 'GasPriceFixed1559', description: 'Fixed fees (EIP-1559).' })

export const gasPriceUnknownSchema = z
  .object({
    type: z
      .literal(['unknown', 'UNKNOWN'])
      .describe('Discriminator of the union.'),
  })
  .meta({
    id: 'GasPriceUnknown',
    description: 'A gas price of a kind that this version does not know.',
  })

export const gasPriceSchema = openUnion('type', [
  gasPriceOracleSchema,
  gasPriceFixedSchema,
  gasPriceFixed1559Schema,
  gasPriceUnknownSchema,
]).meta({
  id: 'GasPrice',
  description: 'Keep a default branch: a newer gateway may know more kinds.',
})

export const gasPriceTypeSchema = openLiteral(
  ...tagsOf('type', gasPriceSchema),
).describe('Kind of a gas price.')
