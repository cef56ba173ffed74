import { array } from '../core/array.ts'
import { type NamedObject, named, nullish } from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import { integer, string, unknown } from '../core/primitives.ts'
import { record } from '../core/record.ts'
import type { Infer } from '../core/schema.ts'
import { union } from '../core/union.ts'

const typedDataDomain = object({
  name: nullish(string()),
  version: nullish(string()),
  /** A number by the book; apps send text, too. */
  chainId: nullish(union(integer(), string())),
  verifyingContract: nullish(string()),
  salt: nullish(string()),
})
export interface TypedDataDomain extends Infer<typeof typedDataDomain> {}
export const typedDataDomainSchema: NamedObject<TypedDataDomain> = named(
  'TypedDataDomain',
  typedDataDomain,
)

const typedDataParameter = object({ name: string(), type: string() })
export interface TypedDataParameter extends Infer<typeof typedDataParameter> {}
export const typedDataParameterSchema: NamedObject<TypedDataParameter> = named(
  'TypedDataParameter',
  typedDataParameter,
)

const typedData = object({
  domain: typedDataDomainSchema,
  /** Older clients leave it out. */
  primaryType: nullish(string()),
  types: record(array(typedDataParameterSchema)),
  message: record(unknown()),
})
/** Structured data to sign, EIP-712. */
export interface TypedData extends Infer<typeof typedData> {}
export const typedDataSchema: NamedObject<TypedData> = named(
  'TypedData',
  typedData,
)
