import { type CallName, type Calls, calls } from './calls/calls.ts'
import type { CallDefinition } from './calls/defineCalls.ts'

/** The schemas that calls have as their answer or their body, by call. */
type SchemasOf<K extends 'answer' | 'body'> = {
  readonly [N in CallName as Calls[N] extends Readonly<Record<K, unknown>>
    ? N
    : never]: Calls[N] extends { readonly [P in K]: infer S } ? S : never
}

function schemasOf<K extends 'answer' | 'body'>(kind: K): SchemasOf<K> {
  const found = Object.entries(calls as Record<string, CallDefinition>).flatMap(
    ([name, { [kind]: schema }]) =>
      schema === undefined ? [] : [[name, schema]],
  )
  return Object.fromEntries(found) as SchemasOf<K>
}

/**
 * The schema of each call's answer, by the name of the call. A call whose
 * answer is empty has no schema.
 */
export const responseSchemas = schemasOf('answer')

/** The schema of each call's body, by the name of the call. */
export const requestSchemas = schemasOf('body')
