export { array } from './core/array.ts'
export {
  type Address,
  address,
  chainId,
  digits,
  email,
  type Hex,
  hash,
  hex,
  semver,
  signature,
  uint256,
  uuid,
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
  type OpenLiteralSchema,
  openLiteral,
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
export {
  discriminatedUnion,
  type TaggedUnionSchema,
  union,
} from './core/union.ts'
export * from './entities/about.ts'
export * from './entities/accounts.ts'
export * from './entities/balances.ts'
export * from './entities/bridge.ts'
export * from './entities/chain.ts'
export * from './entities/collectibles.ts'
export * from './entities/common.ts'
export * from './entities/confirmationView.ts'
export {
  type BaseDataDecoded,
  baseDataDecodedSchema,
  type DataDecoded,
  type DataDecodedParameter,
  type DecodingAccuracy,
  dataDecodedParameterSchema,
  dataDecodedSchema,
  decodingAccuracySchema,
  type MultiSendItem,
  multiSendItemSchema,
  type ParameterValue,
  parameterValueSchema,
} from './entities/dataDecoded.ts'
export * from './entities/delegates.ts'
export * from './entities/gasPrice.ts'
export * from './entities/messages.ts'
export * from './entities/notifications.ts'
export {
  type OrderClass,
  type OrderKind,
  type OrderStatus,
  orderClassSchema,
  orderKindSchema,
  orderStatusSchema,
  type SwapOrder,
  type SwapTransfer,
  swapOrderInfoSchema,
  swapTransferInfoSchema,
} from './entities/orders.ts'
export * from './entities/relay.ts'
export {
  type RichDecodedInfo,
  type RichTextFragment,
  type RichTokenFragment,
  richDecodedInfoSchema,
  richTextFragmentSchema,
  richTokenFragmentSchema,
} from './entities/richDecodedInfo.ts'
export * from './entities/safe.ts'
export * from './entities/safeApps.ts'
export * from './entities/settingsInfo.ts'
export {
  type NativeStakingDeposit,
  type NativeStakingStatus,
  type NativeStakingValidatorsExit,
  type NativeStakingWithdraw,
  nativeStakingStatusSchema,
  stakingDepositInfoSchema,
  stakingExitInfoSchema,
  stakingWithdrawInfoSchema,
} from './entities/staking.ts'
export * from './entities/transactionDetails.ts'
export * from './entities/transactionInfo.ts'
export * from './entities/transactionList.ts'
export {
  type Erc20Transfer,
  type Erc721Transfer,
  erc20TransferSchema,
  erc721TransferSchema,
  type NativeCoinTransfer,
  nativeCoinTransferSchema,
  type TransactionTokenType,
  type TransferDirection,
  type TransferInfo,
  transactionTokenTypeSchema,
  transferDirectionSchema,
  transferInfoSchema,
} from './entities/transferInfo.ts'
export {
  type DurationAuto,
  type DurationLimit,
  type DurationOfPart,
  type DurationType,
  durationAutoSchema,
  durationLimitSchema,
  durationOfPartSchema,
  durationTypeSchema,
  type StartTime,
  type StartTimeAtEpoch,
  type StartTimeAtMining,
  type StartType,
  startTimeAtEpochSchema,
  startTimeAtMiningSchema,
  startTimeSchema,
  startTypeSchema,
  type TwapOrder,
  twapOrderInfoSchema,
} from './entities/twapOrder.ts'
export * from './entities/typedData.ts'
export * from './entities/vault.ts'
export { requestSchemas } from './requestSchemas.ts'
export * from './requests/accounts.ts'
export * from './requests/calls.ts'
export * from './requests/delegates.ts'
export * from './requests/emails.ts'
export * from './requests/messages.ts'
export * from './requests/notifications.ts'
export * from './requests/relay.ts'
export * from './requests/transactions.ts'
export { responseSchemas } from './responseSchemas.ts'
