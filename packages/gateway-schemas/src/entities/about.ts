import * as z from 'zod'
import { address, integer } from '../leaves.ts'

export const indexingStatusSchema = z
  .object({
    lastSync: integer().describe(
      'Time of the newest block in the index, milliseconds since 1970.',
    ),
    synced: z
      .boolean()
      .describe('Whether everything is indexed up to the newest block.'),
    currentBlockNumber: integer()
      .nullish()
      .describe('Newest block of the chain.'),
    currentBlockTimestamp: z
      .string()
      .nullish()
      .describe('Time of that block, ISO 8601.'),
    erc20BlockNumber: integer()
      .nullish()
      .describe('Last block whose transfers are indexed.'),
    erc20BlockTimestamp: z
      .string()
      .nullish()
      .describe('Time of that block, ISO 8601.'),
    erc20Synced: z
      .boolean()
      .nullish()
      .describe('Whether transfers are indexed up to the newest block.'),
    masterCopiesBlockNumber: integer()
      .nullish()
      .describe('Last block whose safes are indexed.'),
    masterCopiesBlockTimestamp: z
      .string()
      .nullish()
      .describe('Time of that block, ISO 8601.'),
    masterCopiesSynced: z
      .boolean()
      .nullish()
      .describe('Whether safes are indexed up to the newest block.'),
  })
  .meta({
    id: 'IndexingStatus',
    description: 'How far the gateway has read a chain.',
  })

export const contractSchema = z
  .object({
    address: address().describe('The contract.'),
    name: z.string().describe('Name of the contract.'),
    displayName: z.string().describe('Name for people.'),
    logoUri: z.string().nullish().describe('Absolute URL of a picture.'),
    contractAbi: z
      .union([z.record(z.string(), z.unknown()), z.array(z.unknown())])
      .nullish()
      .describe('ABI as JSON; null when unknown.'),
    trustedForDelegateCall: z
      .boolean()
      .describe('Whether the gateway knows it as a target of delegate calls.'),
  })
  .meta({ id: 'Contract', description: 'A contract that the gateway knows.' })
