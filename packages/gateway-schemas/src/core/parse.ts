import type { Infer, Issue, ParseOptions, Schema } from './schema.ts'

export type ParseResult<T> =
  | { readonly success: true; readonly data: T }
  | { readonly success: false; readonly issues: readonly Issue[] }

/**
 * Parses a value into a fresh copy that has the schema's known keys only. Never
 * throws, reads own keys only, and is linear in the size of the value.
 *
 * @example
 * import { safeParse, proposeTransactionBodySchema } from '@strongroom/gateway-sdk/schemas'
 *
 * const result = safeParse(proposeTransactionBodySchema, JSON.parse('{}'))
 * if (!result.success) result.issues[0] // { code, path, message, … }
 */
export function safeParse<S extends Schema<unknown>>(
  schema: S,
  value: unknown,
  options: ParseOptions = {},
): ParseResult<Infer<S>> {
  const { issues, kept } = run(schema, value, true, options)
  return issues.length === 0
    ? { success: true, data: kept as Infer<S> }
    : { success: false, issues }
}

/** Issues of a value; empty when it fits. Never throws. */
export function findIssues(
  schema: Schema<unknown>,
  value: unknown,
): readonly Issue[] {
  return run(schema, value, false, {}).issues
}

/** Type guard: true when the value fits the schema. Never throws. */
export function matches<S extends Schema<unknown>>(
  schema: S,
  value: unknown,
): value is Infer<S> {
  return findIssues(schema, value).length === 0
}

function run(
  schema: Schema<unknown>,
  value: unknown,
  copy: boolean,
  options: ParseOptions,
): { issues: Issue[]; kept: unknown } {
  const issues: Issue[] = []
  const { checksum } = options
  try {
    const kept = schema.check(value, { issues, copy, depth: 0, checksum })
    return { issues, kept }
  } catch {
    // Getters and proxies may throw; JSON cannot.
    issues.push({ code: 'custom', path: [], message: 'Unreadable value' })
    return { issues, kept: undefined }
  }
}
