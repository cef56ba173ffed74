import type { JsonSchema, Refer } from './jsonSchema.ts'

/** Issue of a value, shaped like zod's issues. */
export interface Issue {
  readonly code:
    | 'invalid_type'
    | 'invalid_value'
    | 'invalid_union'
    | 'unrecognized_keys'
    | 'too_big'
    | 'too_small'
    | 'custom'
  /** Keys and indexes from the root to the offending value. */
  readonly path: readonly (string | number)[]
  readonly message: string
  readonly expected?: string
  readonly values?: readonly (string | number | boolean)[]
  readonly keys?: readonly string[]
}

export interface ParseOptions {
  /**
   * Called with every address of the right shape; its result takes the
   * address's place, `undefined` refuses it. This package has no dependencies
   * and so no keccak: pass the checksum rule of your own library.
   */
  readonly checksum?:
    | ((address: `0x${string}`) => `0x${string}` | undefined)
    | undefined
}

/** State of one run of a schema over one value. */
export interface Context extends ParseOptions {
  readonly issues: Issue[]
  /** Rebuild objects with their known keys only, instead of just looking. */
  readonly copy: boolean
  depth: number
}

export interface Schema<T> {
  /** Reports problems to the context and returns the value to keep. */
  readonly check: (value: unknown, context: Context) => unknown
  readonly json: (refer: Refer) => JsonSchema
  /** Component name in the OpenAPI document. */
  readonly name?: string
  /** The key may be missing from its object. */
  readonly optional?: boolean
  /** Has a rule that only `check` knows. */
  readonly refined?: boolean
  /** Carries the type; never present at run time. */
  readonly '~type'?: T
}

/** The TypeScript type of a schema. */
export type Infer<S> = S extends Schema<infer T> ? T : never

/** Nesting allowed below the root. */
const maxDepth = 64

/** Enough to explain a failure; keeps the time linear on hostile input. */
export const maxIssues = 20

export function fail(
  context: Context,
  issue: Omit<Issue, 'path'> & { readonly path?: Issue['path'] },
): undefined {
  if (context.issues.length < maxIssues)
    context.issues.push({ path: [], ...issue })
  return undefined
}

export function failType(
  context: Context,
  expected: string,
  value: unknown,
): undefined {
  const received =
    value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
  return fail(context, {
    code: 'invalid_type',
    expected,
    message: `Invalid input: expected ${expected}, received ${received}`,
  })
}

/** Puts `key` in front of the paths of the issues from `start` on. */
export function prefixPaths(
  issues: Issue[],
  start: number,
  key: string | number,
): void {
  for (let index = start; index < issues.length; index++) {
    const issue = issues[index] as Issue
    issues[index] = { ...issue, path: [key, ...issue.path] }
  }
}

/** Runs a child schema and completes the paths it reported. */
export function checkAt(
  schema: Schema<unknown>,
  key: string | number,
  value: unknown,
  context: Context,
): unknown {
  const before = context.issues.length
  const result = schema.check(value, context)
  if (context.issues.length > before) prefixPaths(context.issues, before, key)
  return result
}

/** True when one more level of nesting is allowed. */
export function enter(context: Context): boolean {
  if (context.depth < maxDepth) {
    context.depth++
    return true
  }
  fail(context, { code: 'too_big', message: 'Nested too deeply' })
  return false
}
