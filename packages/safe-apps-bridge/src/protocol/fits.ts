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

// Of the type and the text of a value.
const scalars = {
  text: /^string/,
  hash: /^string 0x[0-9a-f]{64}$/i,
  address: /^string 0x[0-9a-f]{40}$/i,
  decimal: /^string \d{1,78}$/,
  flag: /^boolean/,
  count: /^number \d{1,15}$/,
}

/** Whether a value of another window is what it should be. */
export function fits(value: unknown, schema: Schema): boolean {
  if (typeof schema === 'function') return schema(value)
  if (typeof schema === 'string') {
    if (value == null) return schema.endsWith('?')
    const pattern = scalars[schema.replace('?', '') as keyof typeof scalars]
    return (
      typeof value !== 'object' &&
      pattern.test(`${typeof value} ${String(value)}`)
    )
  }
  if (isList(schema))
    return (
      Array.isArray(value) && value.every((entry) => fits(entry, schema[0]))
    )
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.keys(schema).every((field) =>
      fits((value as Record<string, unknown>)[field], schema[field] as Schema),
    )
  )
}

function isList(schema: Schema): schema is readonly [Schema] {
  return Array.isArray(schema)
}
