import {
  address,
  array,
  boolean,
  hex,
  integer,
  named,
  nullable,
  nullish,
  number,
  object,
  pageSchema,
  signature,
  string,
  transactionItemSchema,
  union,
} from '@strongroom/gateway-sdk/schemas'

// Schemas of what the client package has no call for.

export const errorSchema = named(
  'Error',
  object({
    code: nullish(union(string(), integer())),
    statusCode: nullish(integer()),
    message: string(),
    error: nullish(string()),
    path: nullish(array(union(string(), integer()))),
  }),
)

export const openapiSchema = named(
  'OpenapiDocument',
  object({ openapi: string() }),
)

export const healthSchema = named('Health', object({ status: string() }))

export const readinessSchema = named(
  'Readiness',
  object({ status: string(), leader: nullish(string()) }),
)

/** How far a chain is read: the client's fields, and those of the first reading. */
export const indexingProgressSchema = named(
  'IndexingProgress',
  object({
    lastSync: integer(),
    synced: boolean(),
    currentBlockNumber: nullish(integer()),
    currentBlockTimestamp: nullish(string()),
    erc20BlockNumber: nullish(integer()),
    erc20BlockTimestamp: nullish(string()),
    erc20Synced: nullish(boolean()),
    masterCopiesBlockNumber: nullish(integer()),
    masterCopiesBlockTimestamp: nullish(string()),
    masterCopiesSynced: nullish(boolean()),
    isBackfilled: boolean(),
    percent: number(),
    secondsLeft: nullable(integer()),
  }),
)

/** How complete the index of each chain is; `details` names what differs. */
export const indexHealthSchema = named(
  'IndexHealth',
  object({
    status: string(),
    chains: array(
      object({
        chainId: string(),
        state: string(),
        head: integer(),
        chainHead: integer(),
        rebuiltHead: nullable(integer()),
        since: nullable(string()),
        details: nullable(
          object({
            block: nullish(string()),
            expected: nullish(string()),
            actual: nullish(string()),
          }),
        ),
      }),
    ),
  }),
)

export const aboutSchema = named(
  'About',
  object({
    name: string(),
    version: nullable(string()),
    buildNumber: nullable(string()),
  }),
)

export const aboutChainSchema = named(
  'AboutChain',
  object({
    transactionServiceBaseUri: string(),
    name: string(),
    version: string(),
    buildNumber: string(),
  }),
)

export const transactionItemPageSchema = named(
  'TransactionItemPage',
  pageSchema(transactionItemSchema),
)

/** Some clients leave the target out; the data alone decides for most calls. */
export const decodeBodySchema = named(
  'DecodeBody',
  object({ to: nullish(address()), data: hex() }),
)

/** Deprecated forms of `DeleteDelegateBody`. */
export const deleteDelegateV1BodySchema = named(
  'DeleteDelegateV1Body',
  object({ delegate: address(), delegator: address(), signature: signature() }),
)

export const deleteSafeDelegateBodySchema = named(
  'DeleteSafeDelegateBody',
  object({ delegate: address(), safe: address(), signature: signature() }),
)

export const pushKeySchema = named('PushKey', object({ publicKey: string() }))
