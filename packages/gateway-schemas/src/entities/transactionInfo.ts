import * as z from 'zod'
import { hash, integer, openLiteral, openUnion, tagsOf } from '../leaves.ts'
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

export const transferTransactionInfoSchema = z
  .object({
    type: z.literal('Transfer').describe('Discriminator of the union.'),
    ...describedShape,
    ...transferShape,
  })
  .meta({ id: 'Transfer', description: 'A transaction that transfers.' })

export const settingsChangeInfoSchema = z
  .object({
    type: z.literal('SettingsChange').describe('Discriminator of the union.'),
    ...describedShape,
    dataDecoded: dataDecodedSchema.describe('Decoded call.'),
    settingsInfo: settingsInfoSchema
      .nullish()
      .describe(
        'Change of the settings; null when the gateway cannot decode it.',
      ),
  })
  .meta({
    id: 'SettingsChange',
    description: 'A transaction that changes the safe’s settings.',
  })

export const customInfoSchema = z
  .object({
    type: z.literal('Custom').describe('Discriminator of the union.'),
    ...describedShape,
    to: addressExSchema.describe('Called account.'),
    dataSize: z.string().describe('Bytes of call data, decimal digits.'),
    value: z.string().nullish().describe('Native coin in wei, decimal digits.'),
    methodName: z
      .string()
      .nullish()
      .describe('Name of the called method; null when unknown.'),
    actionCount: integer()
      .nullish()
      .describe(
        'Number of calls in a batch; null or missing for a single call.',
      ),
    isCancellation: z
      .boolean()
      .describe('True for the empty call that rejects a nonce.'),
  })
  .meta({
    id: 'Custom',
    description: 'A call of a contract that has no kind of its own.',
  })

export const creationInfoSchema = z
  .object({
    type: z.literal('Creation').describe('Discriminator of the union.'),
    ...describedShape,
    creator: addressExSchema.describe('Account that sent the creation.'),
    transactionHash: hash().describe('Hash of the transaction on the chain.'),
    implementation: addressExSchema
      .nullish()
      .describe('Contract that holds the code of the safe.'),
    factory: addressExSchema.nullish().describe('Contract that made the safe.'),
    saltNonce: z
      .string()
      .nullish()
      .describe('Salt of the creation, decimal digits.'),
  })
  .meta({ id: 'Creation', description: 'The creation of the safe.' })

export const transactionInfoSchema = openUnion('type', [
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
]).meta({
  id: 'TransactionInfo',
  description:
    'Action of a transaction, by `type`, as the gateway reads it. Keep a default branch: a newer gateway may know more kinds.',
})

export const transactionInfoTypeSchema = openLiteral(
  ...tagsOf('type', transactionInfoSchema),
).describe('Kind of a transaction.')
