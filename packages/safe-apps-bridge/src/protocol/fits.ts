/**
 * What a value should be: a scalar (with `?` it may be missing), a list of
 * something, an object with at least these fields, or a test.
 */
export type Schema =
  | keyof typeof scalars
  | `${keyof typeof scalars}?`
  | readonly [Schema]
  | { readonly [field: string]: Schema }
  | ((value: unknown) => boolean)

const text = (pattern: RegExp) => (value: unknown) =>
  typeof value === 'string' && pattern.test(value)

const scalars = {
  text: text(/^/),
  hash: text(/^0x[0-9a-f]{64}$/i),
  address: text(/^0x[0-9a-f]{40}$/i),
  decimal: text(/^\d{1,78}$/),
  flag: (value: unknown) => typeof value === 'boolean',
  count: (value: unknown) =>
    Number.isInteger(value) &&
    (value as number) >= 0 &&
    (value as number) < 1e15,
}

/** Whether a value of another window is what it should be. */
export function fits(value: unknown, schema: Schema): boolean {
  if (typeof schema === 'function') return schema(value)
  if (typeof schema === 'string') {
    const isOptional = schema.endsWith('?')
    if (value == null) return isOptional
    const name = isOptional ? schema.slice(0, -1) : schema
    return scalars[name as keyof typeof scalars](value)
  }
  if (isList(schema))
    return (
      Array.isArray(value) && value.every((entry) => fits(entry, schema[0]))
    )
  if (typeof value !== 'object' || value === null) return false
  for (const field in schema)
    if (
      !fits((value as Record<string, unknown>)[field], schema[field] as Schema)
    )
      return false
  return true
}

function isList(schema: Schema): schema is readonly [Schema] {
  return Array.isArray(schema)
}
