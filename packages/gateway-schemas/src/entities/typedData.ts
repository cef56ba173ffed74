import { array } from '../core/array.ts'
import { type NamedObject, named, nullish } from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import { integer, string, unknown } from '../core/primitives.ts'
import { record } from '../core/record.ts'
import type { Infer } from '../core/schema.ts'
import { union } from '../core/union.ts'

const typedDataDomain = object({
  /** Name of the app or contract. */
  name: nullish(string()),
  /** Version of the app or contract. */
  version: nullish(string()),
  /** EIP-155 chain id: a number in EIP-712, text from some apps. */
  chainId: nullish(union(integer(), string())),
  /** Contract that checks the signature. */
  verifyingContract: nullish(string()),
  /** 32 bytes that distinguish domains. */
  salt: nullish(string()),
})
export interface TypedDataDomain extends Infer<typeof typedDataDomain> {}
export const typedDataDomainSchema: NamedObject<TypedDataDomain> = named(
  'TypedDataDomain',
  typedDataDomain,
)

const typedDataParameter = object({
  /** Name of the field. */
  name: string(),
  /** Solidity type, or the name of one in `types`. */
  type: string(),
})
export interface TypedDataParameter extends Infer<typeof typedDataParameter> {}
export const typedDataParameterSchema: NamedObject<TypedDataParameter> = named(
  'TypedDataParameter',
  typedDataParameter,
)

const typedData = object({
  /** EIP-712 domain. */
  domain: typedDataDomainSchema,
  /** Name of the signed type in `types`; older clients leave it out. */
  primaryType: nullish(string()),
  /** Fields by type name. */
  types: record(array(typedDataParameterSchema)),
  /** Values of the fields of the primary type. */
  message: record(unknown()),
})
/** Structured data to sign, EIP-712. */
export interface TypedData extends Infer<typeof typedData> {}
export const typedDataSchema: NamedObject<TypedData> = named(
  'TypedData',
  typedData,
)
