import * as z from 'zod'
import { address, hash, hex, integer, uint256 } from '../leaves.ts'
import { addressExSchema, operationSchema, tokenInfoSchema } from './common.ts'
import { dataDecodedSchema } from './dataDecoded.ts'
import { transactionInfoSchema } from './transactionInfo.ts'
import {
  safeAppInfoSchema,
  transactionStatusSchema,
} from './transactionList.ts'

export const transactionDataSchema = z
  .object({
    hexData: hex().nullish().describe('Call data; null for none.'),
    dataDecoded: dataDecodedSchema
      .nullish()
      .describe('Call data as the gateway decodes it: verify before signing.'),
    to: addressExSchema.describe('Called account.'),
    value: uint256().nullish().describe('Native coin in wei, decimal digits.'),
    operation: operationSchema.describe('0 for a call, 1 for a delegate call.'),
    trustedDelegateCallTarget: z
      .boolean()
      .nullish()
      .describe('Whether the gateway knows the target of a delegate call.'),
    addressInfoIndex: z
      .record(z.string(), addressExSchema)
      .nullish()
      .describe('Names and pictures by address.'),
    tokenInfoIndex: z
      .record(z.string(), tokenInfoSchema)
      .nullish()
      .describe('Tokens by address.'),
  })
  .meta({
    id: 'TransactionData',
    description: 'The call of a transaction, decoded where possible.',
  })

export const confirmationSchema = z
  .object({
    signer: addressExSchema.describe('Owner who confirmed.'),
    signature: hex()
      .nullish()
      .describe(
        'Signature over `safeTxHash`; null for a confirmation on the chain.',
      ),
    submittedAt: integer().describe('Milliseconds since 1970.'),
  })
  .meta({
    id: 'Confirmation',
    description: 'One owner’s signature of a transaction.',
  })

export const multisigExecutionDetailsSchema = z
  .object({
    type: z.literal('MULTISIG').describe('Discriminator of the union.'),
    submittedAt: integer().describe('Milliseconds since 1970.'),
    nonce: integer().describe('Nonce of the safe.'),
    safeTxGas: uint256().describe(
      'Gas units for the inner call, decimal digits.',
    ),
    baseGas: uint256().describe(
      'Gas units refunded besides those used, decimal digits.',
    ),
    gasPrice: uint256().describe(
      'Base units of `gasToken` per unit of gas, decimal digits.',
    ),
    gasToken: address().describe(
      'Token of the refund; the zero address for the native coin.',
    ),
    fee: z
      .string()
      .nullish()
      .describe(
        "Fee of the chain's transaction in wei, decimal digits; 0 while it waits.",
      ),
    payment: z
      .string()
      .nullish()
      .describe(
        'Refund in base units of `gasToken`, decimal digits; 0 while it waits.',
      ),
    refundReceiver: addressExSchema.describe(
      'Receiver of the refund; the zero address for the sender.',
    ),
    safeTxHash: hash().describe(
      'EIP-712 hash of the transaction that owners sign.',
    ),
    executor: addressExSchema
      .nullish()
      .describe('Account that sent the execution; null while it waits.'),
    signers: z.array(addressExSchema).describe('Owners who may confirm.'),
    confirmationsRequired: integer().describe('Confirmations that it needs.'),
    confirmations: z
      .array(confirmationSchema)
      .describe('Confirmations so far.'),
    rejectors: z
      .array(addressExSchema)
      .describe('Owners who confirmed the rejection of this nonce.'),
    gasTokenInfo: tokenInfoSchema
      .nullish()
      .describe('The token of the refund; null for the native coin.'),
    trusted: z.boolean().describe('Whether an owner or a delegate signed it.'),
    proposer: addressExSchema
      .nullish()
      .describe('Owner in whose name it was proposed.'),
    proposedByDelegate: addressExSchema
      .nullish()
      .describe('Delegate who proposed it; null for none.'),
  })
  .meta({
    id: 'MultisigExecutionDetails',
    description:
      'Nonce, gas, hash and signatures of a transaction of the owners.',
  })

export const moduleExecutionDetailsSchema = z
  .object({
    type: z.literal('MODULE').describe('Discriminator of the union.'),
    address: addressExSchema.describe('Module that executed.'),
  })
  .meta({
    id: 'ModuleExecutionDetails',
    description: 'The module that executed.',
  })

export const detailedExecutionInfoSchema = z
  .discriminatedUnion('type', [
    multisigExecutionDetailsSchema,
    moduleExecutionDetailsSchema,
  ])
  .meta({
    id: 'DetailedExecutionInfo',
    description: 'How a transaction is executed: by the owners or by a module.',
  })

export const detailedExecutionInfoTypeSchema = z
  .literal(['MULTISIG', 'MODULE'])
  .describe('Who executes a transaction: the owners or a module.')

export const transactionDetailsSchema = z
  .object({
    safeAddress: address().describe('Safe of the transaction.'),
    txId: z.string().describe('Id for `getTransactionDetails`.'),
    executedAt: integer()
      .nullish()
      .describe(
        'Time of the execution, milliseconds since 1970; null while it waits.',
      ),
    txStatus: transactionStatusSchema.describe('State of the transaction.'),
    txInfo: transactionInfoSchema.describe(
      'Action of the transaction, by kind.',
    ),
    txData: transactionDataSchema.nullish().describe('The call itself.'),
    detailedExecutionInfo: detailedExecutionInfoSchema
      .nullish()
      .describe('Confirmations and gas, or the module.'),
    txHash: hash()
      .nullish()
      .describe('Hash of the transaction on the chain; null while it waits.'),
    safeAppInfo: safeAppInfoSchema
      .nullish()
      .describe('App that proposed it; null for none.'),
    note: z.string().nullish().describe('Note of the proposer; null for none.'),
  })
  .meta({
    id: 'TransactionDetails',
    description: 'Everything that the gateway knows of a transaction.',
  })

export const transactionPreviewSchema = z
  .object({
    txInfo: transactionInfoSchema.describe(
      'Action of the transaction, by kind.',
    ),
    txData: transactionDataSchema.nullish().describe('The call itself.'),
  })
  .meta({
    id: 'TransactionPreview',
    description: 'What a call would do, before it is proposed.',
  })
