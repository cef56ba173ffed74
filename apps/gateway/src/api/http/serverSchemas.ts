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
    /** Status of the answer, or the kind of mistake in a field. */
    code: nullish(union(string(), integer())),
    /** Status of the answer. */
    statusCode: nullish(integer()),
    /** Why the request is refused. */
    message: string(),
    /** Name of the status. */
    error: nullish(string()),
    /** Keys and indexes from the body to the wrong field. */
    path: nullish(array(union(string(), integer()))),
  }),
)

export const openapiSchema = named(
  'OpenapiDocument',
  object({
    /** Version of OpenAPI. */
    openapi: string(),
  }),
)

export const healthSchema = named(
  'Health',
  object({
    /** `OK`. */
    status: string(),
  }),
)

export const readinessSchema = named(
  'Readiness',
  object({
    /** `OK`. */
    status: string(),
    /** Id of the instance that leads; missing on the built-in store. */
    leader: nullish(string()),
  }),
)

/** How far a chain is read: the client's fields, and those of the first reading. */
export const indexingProgressSchema = named(
  'IndexingProgress',
  object({
    /** Time of the newest block in the index, milliseconds since 1970. */
    lastSync: integer(),
    /** Whether everything is indexed up to the newest block. */
    synced: boolean(),
    /** Newest block of the chain. */
    currentBlockNumber: nullish(integer()),
    /** Time of the newest block in the index, ISO 8601. */
    currentBlockTimestamp: nullish(string()),
    /** Last block whose transfers are indexed. */
    erc20BlockNumber: nullish(integer()),
    /** Time of that block, ISO 8601. */
    erc20BlockTimestamp: nullish(string()),
    /** Whether transfers are indexed up to the newest block. */
    erc20Synced: nullish(boolean()),
    /** Last block whose safes are indexed. */
    masterCopiesBlockNumber: nullish(integer()),
    /** Time of that block, ISO 8601. */
    masterCopiesBlockTimestamp: nullish(string()),
    /** Whether safes are indexed up to the newest block. */
    masterCopiesSynced: nullish(boolean()),
    /** Whether the first reading of the chain is complete. */
    isBackfilled: boolean(),
    /** Progress of the first reading, 0 to 100. */
    percent: number(),
    /** Estimated seconds until the first reading is complete; null when unknown. */
    secondsLeft: nullable(integer()),
  }),
)

/** How complete the index of each chain is; `details` names what differs. */
export const indexHealthSchema = named(
  'IndexHealth',
  object({
    /** `OK`, or `STALE` while the index of a chain is incomplete. */
    status: string(),
    /** State of the index of each chain. */
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
    /** Name of the server. */
    name: string(),
    /** Version of the server; null when unknown. */
    version: nullable(string()),
    /** Build of the server, or null. */
    buildNumber: nullable(string()),
  }),
)

export const aboutChainSchema = named(
  'AboutChain',
  object({
    /** Base URL of the transaction service of the chain. */
    transactionServiceBaseUri: string(),
    /** Name of the server. */
    name: string(),
    /** Version of the server. */
    version: string(),
    /** Build of the server. */
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
  object({
    /** Called account. */
    to: nullish(address()),
    /** Call data. */
    data: hex(),
  }),
)

/** Deprecated forms of `DeleteDelegateBody`. */
export const deleteDelegateV1BodySchema = named(
  'DeleteDelegateV1Body',
  object({
    /** Delegate who may propose. */
    delegate: address(),
    /** Owner in whose name the delegate proposes. */
    delegator: address(),
    /** Signature of the delegator or the delegate. */
    signature: signature(),
  }),
)

export const deleteSafeDelegateBodySchema = named(
  'DeleteSafeDelegateBody',
  object({
    /** Delegate who may propose. */
    delegate: address(),
    /** Safe that it is about. */
    safe: address(),
    /** Signature of the delegator or the delegate. */
    signature: signature(),
  }),
)

export const pushKeySchema = named(
  'PushKey',
  object({
    /** Key for `applicationServerKey`, base64url. */
    publicKey: string(),
  }),
)
