import { hash } from '../core/domain.ts'
import {
  type NamedObject,
  type NamedSchema,
  named,
  nullish,
  optional,
} from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import { boolean, integer, literal, string } from '../core/primitives.ts'
import type { Infer } from '../core/schema.ts'
import { discriminatedUnion } from '../core/union.ts'
import {
  swapAndBridgeInfoSchema,
  swapInfoSchema,
  vaultDepositInfoSchema,
  vaultRedeemInfoSchema,
} from './bridge.ts'
import { addressExSchema } from './common.ts'
import { dataDecodedSchema } from './dataDecoded.ts'
import {
  swapOrderInfoSchema,
  swapTransferInfoSchema,
  twapOrderInfoSchema,
} from './orders.ts'
import { settingsInfoSchema } from './settingsInfo.ts'
import {
  stakingDepositInfoSchema,
  stakingExitInfoSchema,
  stakingWithdrawInfoSchema,
} from './staking.ts'
import { transferShape } from './transferInfo.ts'

const transferTransactionInfo = object({
  type: literal('Transfer'),
  ...transferShape,
})
export interface Transfer extends Infer<typeof transferTransactionInfo> {}
export const transferTransactionInfoSchema: NamedObject<Transfer> = named(
  'Transfer',
  transferTransactionInfo,
)

const settingsChangeInfo = object({
  type: literal('SettingsChange'),
  humanDescription: nullish(string()),
  dataDecoded: dataDecodedSchema,
  settingsInfo: nullish(settingsInfoSchema),
})
export interface SettingsChange extends Infer<typeof settingsChangeInfo> {}
export const settingsChangeInfoSchema: NamedObject<SettingsChange> = named(
  'SettingsChange',
  settingsChangeInfo,
)

const customInfo = object({
  type: literal('Custom'),
  humanDescription: nullish(string()),
  to: addressExSchema,
  /** Byte count, decimal. */
  dataSize: string(),
  value: nullish(string()),
  methodName: nullish(string()),
  /** Number of calls; only of a batch. */
  actionCount: optional(integer()),
  isCancellation: boolean(),
})
export interface Custom extends Infer<typeof customInfo> {}
export const customInfoSchema: NamedObject<Custom> = named('Custom', customInfo)

const creationInfo = object({
  type: literal('Creation'),
  humanDescription: nullish(string()),
  creator: addressExSchema,
  transactionHash: hash(),
  implementation: nullish(addressExSchema),
  factory: nullish(addressExSchema),
  saltNonce: nullish(string()),
})
export interface Creation extends Infer<typeof creationInfo> {}
export const creationInfoSchema: NamedObject<Creation> = named(
  'Creation',
  creationInfo,
)

const transactionInfo = discriminatedUnion('type', [
  transferTransactionInfoSchema,
  settingsChangeInfoSchema,
  customInfoSchema,
  creationInfoSchema,
  swapOrderInfoSchema,
  swapTransferInfoSchema,
  twapOrderInfoSchema,
  stakingDepositInfoSchema,
  stakingExitInfoSchema,
  stakingWithdrawInfoSchema,
  swapInfoSchema,
  swapAndBridgeInfoSchema,
  vaultDepositInfoSchema,
  vaultRedeemInfoSchema,
])
/** What a transaction does, by `type`, as the gateway reads it. */
export type TransactionInfo = Infer<typeof transactionInfo>
export const transactionInfoSchema: NamedSchema<TransactionInfo> = named(
  'TransactionInfo',
  transactionInfo,
)
