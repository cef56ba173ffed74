import * as z from 'zod'
import { operationSchema } from '../entities/common.ts'
import { checksummedAddress, hex, uint256 } from '../leaves.ts'

export const dataDecoderBodySchema = z
  .object({
    to: checksummedAddress().describe('Called account.'),
    data: hex().describe('Call data.'),
  })
  .meta({
    id: 'DataDecoderBody',
    description:
      'Body of `getDecodedData`: the calldata, and the contract that receives it.',
  })

export const previewTransactionBodySchema = z
  .object({
    to: checksummedAddress().describe('Called account.'),
    value: uint256().describe('Native coin in wei, decimal digits.'),
    data: hex().nullish().describe('Call data.'),
    operation: operationSchema.describe('0 for a call, 1 for a delegate call.'),
  })
  .meta({
    id: 'PreviewTransactionBody',
    description: 'Body of `getTxPreview`: the call to preview.',
  })

export const estimationBodySchema = z
  .object({
    to: checksummedAddress().describe('Called account.'),
    value: uint256().describe('Native coin in wei, decimal digits.'),
    data: hex().nullish().describe('Call data.'),
    operation: operationSchema.describe('0 for a call, 1 for a delegate call.'),
  })
  .meta({
    id: 'EstimationBody',
    description: 'Body of `postSafeGasEstimation`: the call to estimate.',
  })

export const confirmationViewBodySchema = z
  .object({
    data: hex().describe('Call data.'),
    to: checksummedAddress().nullish().describe('Called account.'),
    value: uint256().nullish().describe('Native coin in wei, decimal digits.'),
    operation: operationSchema
      .nullish()
      .describe('0 for a call, 1 for a delegate call.'),
  })
  .meta({
    id: 'ConfirmationViewBody',
    description: 'Body of `getConfirmationView`: the call to describe.',
  })
