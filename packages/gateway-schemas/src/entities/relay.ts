import * as z from 'zod'
import { hash, integer, openLiteral } from '../leaves.ts'

export const relayTaskSchema = z
  .object({
    taskId: z.string().describe('Id for `getRelayStatus`.'),
  })
  .meta({
    id: 'RelayTask',
    description: 'Id of a relayed transaction, to ask for its state.',
  })

export const relayCountSchema = z
  .object({
    remaining: integer().describe('Free executions that are left.'),
    limit: integer().describe(
      "Free executions in a period of the gateway's choice.",
    ),
  })
  .meta({
    id: 'RelayCount',
    description: 'Sponsored transactions left, and allowed a day.',
  })

export const relayStatusCodeSchema = openLiteral(
  100,
  110,
  200,
  400,
  500,
).describe(
  '100 pending, 110 submitted, 200 included, 400 rejected, 500 reverted.',
)

export const relayReceiptSchema = z
  .object({
    transactionHash: hash().describe('Hash of the transaction on the chain.'),
  })
  .meta({
    id: 'RelayReceipt',
    description: 'Receipt of a relayed transaction.',
  })

export const relayStatusSchema = z
  .object({
    status: relayStatusCodeSchema.describe('State of the task.'),
    receipt: relayReceiptSchema
      .nullish()
      .describe('Receipt once it is on the chain; null before.'),
  })
  .meta({ id: 'RelayStatus', description: 'State of a relayed transaction.' })
