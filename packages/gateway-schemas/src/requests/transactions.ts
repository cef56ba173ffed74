import * as z from 'zod'
import { operationSchema } from '../entities/common.ts'
import { checksummedAddress, hash, hex, signature, uint256 } from '../leaves.ts'

export const proposeTransactionBodySchema = z
  .object({
    to: checksummedAddress().describe('Called account.'),
    value: uint256().describe('Native coin in wei, decimal digits.'),
    data: hex().nullish().describe('Call data; null or missing for none.'),
    nonce: uint256().describe(
      "Nonce of the safe, not of an owner's account, decimal digits.",
    ),
    operation: operationSchema.describe('0 for a call, 1 for a delegate call.'),
    safeTxGas: uint256().describe(
      'Gas units for the inner call, decimal digits; 0 passes on all.',
    ),
    baseGas: uint256().describe(
      'Gas units refunded besides those used, decimal digits.',
    ),
    gasPrice: uint256().describe(
      'Base units of `gasToken` per unit of gas, decimal digits; 0 for no refund.',
    ),
    gasToken: checksummedAddress().describe(
      'Token of the refund; the zero address for the native coin.',
    ),
    refundReceiver: checksummedAddress()
      .nullish()
      .describe(
        'Receiver of the refund; null, missing or the zero address for the sender.',
      ),
    safeTxHash: hash().describe(
      'EIP-712 hash of the transaction that owners sign.',
    ),
    sender: checksummedAddress().describe('Owner or delegate who proposes.'),
    signature: signature()
      .nullish()
      .describe(
        "Packed signatures over `safeTxHash`, the sender's among them.",
      ),
    origin: z
      .string()
      .nullish()
      .describe(
        'Requesting app: JSON text with `name`, `url` and `note`, or any text.',
      ),
  })
  .meta({
    id: 'ProposeTransactionBody',
    description:
      'Body of `proposeTransaction`: the fields, the hash and the proposer’s signature.',
  })

export const confirmTransactionBodySchema = z
  .object({
    signature: signature().describe(
      'Packed signatures of owners over `safeTxHash`.',
    ),
  })
  .meta({
    id: 'ConfirmTransactionBody',
    description: 'Body of `confirmTransaction`: one more signature.',
  })

export const deleteTransactionBodySchema = z
  .object({
    signature: signature().describe(
      'Signature of the proposer over the request to delete (EIP-712).',
    ),
  })
  .meta({
    id: 'DeleteTransactionBody',
    description: 'Body of `deleteTransaction`, signed by the proposer.',
  })
