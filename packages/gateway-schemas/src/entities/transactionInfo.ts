import { hash } from '../core/domain.ts'
import {
  type NamedObject,
  type NamedSchema,
  named,
  nullish,
} from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import {
  boolean,
  integer,
  literal,
  openLiteral,
  string,
} from '../core/primitives.ts'
import type { Infer } from '../core/schema.ts'
import { discriminatedUnion } from '../core/union.ts'
import { swapAndBridgeInfoSchema, swapInfoSchema } from './bridge.ts'
import { addressExSchema } from './common.ts'
import { dataDecodedSchema } from './dataDecoded.ts'
import { swapOrderInfoSchema, swapTransferInfoSchema } from './orders.ts'
import { describedShape } from './richDecodedInfo.ts'
import { settingsInfoSchema } from './settingsInfo.ts'
import {
  stakingDepositInfoSchema,
  stakingExitInfoSchema,
  stakingWithdrawInfoSchema,
} from './staking.ts'
import { transferShape } from './transferInfo.ts'
import { twapOrderInfoSchema } from './twapOrder.ts'
import { vaultDepositInfoSchema, vaultRedeemInfoSchema } from './vault.ts'

const transferTransactionInfo = object({
  /** Discriminator of the union. */
  type: literal('Transfer'),
  ...describedShape,
  ...transferShape,
})
export interface Transfer extends Infer<typeof transferTransactionInfo> {}
export const transferTransactionInfoSchema: NamedObject<Transfer> = named(
  'Transfer',
  transferTransactionInfo,
)

const settingsChangeInfo = object({
  /** Discriminator of the union. */
  type: literal('SettingsChange'),
  ...describedShape,
  /** Decoded call. */
  dataDecoded: dataDecodedSchema,
  /** Change of the settings; null when the gateway cannot decode it. */
  settingsInfo: nullish(settingsInfoSchema),
})
export interface SettingsChange extends Infer<typeof settingsChangeInfo> {}
export const settingsChangeInfoSchema: NamedObject<SettingsChange> = named(
  'SettingsChange',
  settingsChangeInfo,
)

const customInfo = object({
  /** Discriminator of the union. */
  type: literal('Custom'),
  ...describedShape,
  /** Called account. */
  to: addressExSchema,
  /** Bytes of call data, decimal digits. */
  dataSize: string(),
  /** Native coin in wei, decimal digits. */
  value: nullish(string()),
  /** Name of the called method; null when unknown. */
  methodName: nullish(string()),
  /** Number of calls in a batch; null or missing for a single call. */
  actionCount: nullish(integer()),
  /** True for the empty call that rejects a nonce. */
  isCancellation: boolean(),
})
export interface Custom extends Infer<typeof customInfo> {}
export const customInfoSchema: NamedObject<Custom> = named('Custom', customInfo)

const creationInfo = object({
  /** Discriminator of the union. */
  type: literal('Creation'),
  ...describedShape,
  /** Account that sent the creation. */
  creator: addressExSchema,
  /** Hash of the transaction on the chain. */
  transactionHash: hash(),
  /** Contract that holds the code of the safe. */
  implementation: nullish(addressExSchema),
  /** Contract that made the safe. */
  factory: nullish(addressExSchema),
  /** Salt of the creation, decimal digits. */
  saltNonce: nullish(string()),
})
export interface Creation extends Infer<typeof creationInfo> {}
export const creationInfoSchema: NamedObject<Creation> = named(
  'Creation',
  creationInfo,
)

const transactionInfo = discriminatedUnion(
  'type',
  [
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
  ],
  { open: true },
)
/**
 * Action of a transaction, by `type`, as the gateway reads it. Keep a default
 * branch: a newer gateway may know more kinds.
 */
export type TransactionInfo = Infer<typeof transactionInfo>
export const transactionInfoSchema: NamedSchema<TransactionInfo> = named(
  'TransactionInfo',
  transactionInfo,
)

export const transactionInfoTypeSchema = openLiteral(...transactionInfo.tags)
export type TransactionInfoType = Infer<typeof transactionInfoTypeSchema>
