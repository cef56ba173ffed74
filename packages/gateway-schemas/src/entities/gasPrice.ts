import { type NamedObject, type NamedSchema, named } from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import { literal, openLiteral, string } from '../core/primitives.ts'
import type { Infer } from '../core/schema.ts'
import { discriminatedUnion } from '../core/union.ts'

// Older gateways write the kinds in upper case, newer ones in lower case.

const gasPriceOracle = object({
  /** Discriminator of the union. */
  type: literal('oracle', 'ORACLE'),
  /** URL that answers with the price. */
  uri: string(),
  /** Field of the answer. */
  gasParameter: string(),
  /** Factor from that field to gwei, decimal. */
  gweiFactor: string(),
})
export interface GasPriceOracle extends Infer<typeof gasPriceOracle> {}
export const gasPriceOracleSchema: NamedObject<GasPriceOracle> = named(
  'GasPriceOracle',
  gasPriceOracle,
)

const gasPriceFixed = object({
  /** Discriminator of the union. */
  type: literal('fixed', 'FIXED'),
  /** Price in wei per unit of gas, decimal digits. */
  weiValue: string(),
})
export interface GasPriceFixed extends Infer<typeof gasPriceFixed> {}
export const gasPriceFixedSchema: NamedObject<GasPriceFixed> = named(
  'GasPriceFixed',
  gasPriceFixed,
)

const gasPriceFixed1559 = object({
  /** Discriminator of the union. */
  type: literal('fixed1559', 'FIXED1559'),
  /** Wei per unit of gas, decimal digits. */
  maxFeePerGas: string(),
  /** Wei per unit of gas, decimal digits. */
  maxPriorityFeePerGas: string(),
})
export interface GasPriceFixed1559 extends Infer<typeof gasPriceFixed1559> {}
export const gasPriceFixed1559Schema: NamedObject<GasPriceFixed1559> = named(
  'GasPriceFixed1559',
  gasPriceFixed1559,
)

const gasPriceUnknown = object({
  /** Discriminator of the union. */
  type: literal('unknown', 'UNKNOWN'),
})
export interface GasPriceUnknown extends Infer<typeof gasPriceUnknown> {}
export const gasPriceUnknownSchema: NamedObject<GasPriceUnknown> = named(
  'GasPriceUnknown',
  gasPriceUnknown,
)

const gasPrice = discriminatedUnion(
  'type',
  [
    gasPriceOracleSchema,
    gasPriceFixedSchema,
    gasPriceFixed1559Schema,
    gasPriceUnknownSchema,
  ],
  { open: true },
)
/** Keep a default branch: a newer gateway may know more kinds. */
export type GasPrice = Infer<typeof gasPrice>
export const gasPriceSchema: NamedSchema<GasPrice> = named('GasPrice', gasPrice)

export const gasPriceTypeSchema = openLiteral(...gasPrice.tags)
export type GasPriceType = Infer<typeof gasPriceTypeSchema>
