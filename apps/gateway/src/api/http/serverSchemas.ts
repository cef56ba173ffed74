import {
  checksummedAddress,
  hex,
  indexingStatusSchema,
  integer,
  signature,
} from '@strongroom/gateway-schemas'
import * as z from 'zod'

// Schemas of what the client package has no call for.
export const errorSchema = z
  .object({
    code: z
      .union([z.string(), integer()])
      .nullish()
      .describe('Status of the answer, or the kind of mistake in a field.'),
    statusCode: integer().nullish().describe('Status of the answer.'),
    message: z.string().describe('Why the request is refused.'),
    error: z.string().nullish().describe('Name of the status.'),
    path: z
      .array(z.union([z.string(), integer()]))
      .nullish()
      .describe('Keys and indexes from the body to the wrong field.'),
  })
  .meta({ id: 'Error' })

export const openapiSchema = z
  .object({
    openapi: z.string().describe('Version of OpenAPI.'),
  })
  .meta({ id: 'OpenapiDocument' })

export const healthSchema = z
  .object({
    status: z.string().describe('`OK`.'),
  })
  .meta({ id: 'Health' })

export const readinessSchema = z
  .object({
    status: z.string().describe('`OK`.'),
    leader: z
      .string()
      .nullish()
      .describe(
        'Id of the instance that leads; missing on the built-in store.',
      ),
  })
  .meta({ id: 'Readiness' })

export const indexingProgressSchema = indexingStatusSchema
  .extend({
    currentBlockTimestamp:
      indexingStatusSchema.shape.currentBlockTimestamp.describe(
        'Time of the newest block in the index, ISO 8601.',
      ),
    isBackfilled: z
      .boolean()
      .describe('Whether the first reading of the chain is complete.'),
    percent: z.number().describe('Progress of the first reading, 0 to 100.'),
    secondsLeft: integer()
      .nullable()
      .describe(
        'Estimated seconds until the first reading is complete; null when unknown.',
      ),
  })
  .meta({ id: 'IndexingProgress' })

export const indexHealthSchema = z
  .object({
    status: z
      .string()
      .describe('`OK`, or `STALE` while the index of a chain is incomplete.'),
    chains: z
      .array(
        z.object({
          chainId: z.string(),
          state: z.string(),
          head: integer(),
          chainHead: integer(),
          rebuiltHead: integer().nullable(),
          since: z.string().nullable(),
          details: z
            .object({
              block: z.string().nullish(),
              expected: z.string().nullish(),
              actual: z.string().nullish(),
            })
            .nullable(),
        }),
      )
      .describe('State of the index of each chain.'),
  })
  .meta({ id: 'IndexHealth' })

export const aboutSchema = z
  .object({
    name: z.string().describe('Name of the server.'),
    version: z
      .string()
      .nullable()
      .describe('Version of the server; null when unknown.'),
    buildNumber: z
      .string()
      .nullable()
      .describe('Build of the server, or null.'),
  })
  .meta({ id: 'About' })

export const aboutChainSchema = z
  .object({
    transactionServiceBaseUri: z
      .string()
      .describe('Base URL of the transaction service of the chain.'),
    name: z.string().describe('Name of the server.'),
    version: z.string().describe('Version of the server.'),
    buildNumber: z.string().describe('Build of the server.'),
  })
  .meta({ id: 'AboutChain' })

export const decodeBodySchema = z
  .object({
    to: checksummedAddress().nullish().describe('Called account.'),
    data: hex().describe('Call data.'),
  })
  .meta({ id: 'DecodeBody' })

export const deleteDelegateV1BodySchema = z
  .object({
    delegate: checksummedAddress().describe('Delegate who may propose.'),
    delegator: checksummedAddress().describe(
      'Owner in whose name the delegate proposes.',
    ),
    signature: signature().describe(
      'Signature of the delegator or the delegate.',
    ),
  })
  .meta({ id: 'DeleteDelegateV1Body' })

export const deleteSafeDelegateBodySchema = z
  .object({
    delegate: checksummedAddress().describe('Delegate who may propose.'),
    safe: checksummedAddress().describe('Safe that it is about.'),
    signature: signature().describe(
      'Signature of the delegator or the delegate.',
    ),
  })
  .meta({ id: 'DeleteSafeDelegateBody' })
