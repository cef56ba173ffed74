export { array } from './core/array.ts'
export {
  type Address,
  address,
  chainId,
  type Hex,
  hash,
  hex,
  uint256,
} from './core/domain.ts'
export { type JsonSchema, type Refer, toJsonSchema } from './core/jsonSchema.ts'
export {
  lazy,
  type NamedObject,
  type NamedSchema,
  named,
  nullable,
  nullish,
  type OptionalSchema,
  optional,
  refine,
} from './core/modifiers.ts'
export {
  type InferShape,
  type ObjectSchema,
  object,
  type Shape,
} from './core/object.ts'
export {
  findIssues,
  matches,
  type ParseResult,
  safeParse,
} from './core/parse.ts'
export {
  boolean,
  integer,
  type LiteralSchema,
  literal,
  number,
  string,
  unknown,
} from './core/primitives.ts'
export { record } from './core/record.ts'
export type {
  Context,
  Infer,
  Issue,
  ParseOptions,
  Schema,
} from './core/schema.ts'
export { discriminatedUnion, union } from './core/union.ts'
export * from './entities/about.ts'
export * from './entities/balances.ts'
export * from './entities/bridge.ts'
export * from './entities/chain.ts'
export {
  type AddressEx,
  addressExSchema,
  type Operation,
  type OrderToken,
  operationSchema,
  orderTokenSchema,
  type Page,
  pageSchema,
  type TokenInfo,
  tokenInfoSchema,
} from './entities/common.ts'
export {
  type BaseDataDecoded,
  type DataDecoded,
  type DataDecodedParameter,
  dataDecodedSchema,
  type MultiSendItem,
  type ParameterValue,
} from './entities/dataDecoded.ts'
export * from './entities/orders.ts'
export * from './entities/safe.ts'
export * from './entities/settingsInfo.ts'
export * from './entities/staking.ts'
export * from './entities/transactionDetails.ts'
export * from './entities/transactionInfo.ts'
export * from './entities/transactionList.ts'
export {
  type TransferInfo,
  transferInfoSchema,
} from './entities/transferInfo.ts'
export * from './requests/bodies.ts'
export { responseSchemas } from './responseSchemas.ts'
export { validateResponse } from './validateResponse.ts'
