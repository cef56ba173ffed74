/**
 * Shape of a value: a scalar (with `?` it may be missing), a list, an object
 * with at least these fields, or a test.
 */
export type Schema =
  | Scalar
  | `${Scalar}?`
  | readonly [Schema]
  | { readonly [field: string]: Schema }
  | ((value: unknown, message?: unknown) => boolean)

type Scalar = keyof typeof texts | 'flag' | 'count'

const texts = {
  text: /^/,
  hash: /^0x[\da-f]{64}$/i,
  address: /^0x[\da-f]{40}$/i,
  decimal: /^\d{1,78}$/,
}

/**
 * Whether a value of another window matches the schema; a test gets the whole
 * message too.
 */
export function fits(
  value: unknown,
  schema: Schema,
  message?: unknown,
): boolean {
  if (typeof schema === 'function') return schema(value, message)
  if (typeof schema === 'string') {
    const [name] = schema.split('?')
    if (value == null) return name !== schema
    if (name === 'flag') return typeof value === 'boolean'
    if (name === 'count')
      return Number.isSafeInteger(value) && (value as number) >= 0
    return (
      typeof value === 'string' && texts[name as keyof typeof texts].test(value)
    )
  }
  if (Array.isArray(schema))
    return (
      Array.isArray(value) && value.every((entry) => fits(entry, schema[0]))
    )
  // Values that are no objects lack the field that every schema requires.
  return Object.entries(schema).every(([field, part]) =>
    fits(Object(value)[field], part),
  )
}
