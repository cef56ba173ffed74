import type { CallName } from '@strongroom/gateway-schemas/calls/calls'

interface Definition {
  readonly call: CallName
  /** What the options are about; a sentence without a verb for queries. */
  readonly docs: string
  /** What the hook does, where it is said differently. */
  readonly hookDocs?: string
}

/** A query of a call: its options and its hook. */
export interface QueryDefinition extends Definition {
  /** Name of the options, before `QueryOptions`. */
  readonly name: string
  readonly hookDocs: string
  /** Name in the cache, where it is not that of the options. */
  readonly key?: string
  /** Name of the hook, where it is not `use` and that of the options. */
  readonly hook?: string
  /** Why answers stay fresh for five minutes. */
  readonly steady?: string
}

/** A mutation of a call: its options and its hook. */
export interface MutationDefinition extends Definition {
  /** Name of the options, where it is not that of the call. */
  readonly name?: string
  /** Queries that it marks as stale, or the group of them. */
  readonly changes?:
    | 'safe'
    | 'messages'
    | 'session'
    | {
        readonly queries: readonly string[]
        /** Parameters that the queries share with the call. */
        readonly of: readonly string[]
      }
  /** Why neither variables nor answer stay in the cache. */
  readonly secret?: string
}

export type HookDefinition =
  | ({ readonly kind: 'query' | 'list' } & QueryDefinition)
  | ({ readonly kind: 'mutation' } & MutationDefinition)

/** A call that reads. */
export const query = (definition: QueryDefinition): HookDefinition => ({
  kind: 'query',
  ...definition,
})

/** A call that reads page after page. */
export const list = (definition: QueryDefinition): HookDefinition => ({
  kind: 'list',
  ...definition,
})

/** A call that writes, or whose answer must not be cached. */
export const mutation = (definition: MutationDefinition): HookDefinition => ({
  kind: 'mutation',
  ...definition,
})
