import { fail, failType, type Schema } from './schema.ts'

/** Any string, of `min` to `max` characters (code points) when given. */
export function string<T extends string = string>(
  options: { readonly min?: number; readonly max?: number } = {},
): Schema<T> {
  const { min = 0, max = Number.POSITIVE_INFINITY } = options
  const bounds = {
    ...(min === 0 ? {} : { minLength: min }),
    ...(max === Number.POSITIVE_INFINITY ? {} : { maxLength: max }),
  }
  return {
    check: (value, context) => {
      if (typeof value !== 'string') return failType(context, 'string', value)
      if (value.length < min)
        return fail(context, {
          code: 'too_small',
          message: `Too small: expected string to have >=${min} characters`,
        })
      if (isLonger(value, max))
        return fail(context, {
          code: 'too_big',
          message: `Too big: expected string to have <=${max} characters`,
        })
      return value
    },
    json: () => ({ type: 'string', ...bounds }),
  }
}

// A character is one or two units; counting is for the doubtful ones only.
function isLonger(value: string, max: number): boolean {
  if (value.length <= max) return false
  return value.length > 2 * max || [...value].length > max
}

/** Any finite number. */
export function number(): Schema<number> {
  return {
    check: (value, context) =>
      typeof value === 'number' && Number.isFinite(value)
        ? value
        : failType(context, 'number', value),
    json: () => ({ type: 'number' }),
  }
}

/** A whole number from 0 to 2^53 - 1: nonces, thresholds, milliseconds. */
export function integer<T extends number = number>(): Schema<T> {
  return {
    check: (value, context) =>
      typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
        ? value
        : failType(context, 'int', value),
    json: () => ({
      type: 'integer',
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
    }),
  }
}

export function boolean(): Schema<boolean> {
  return {
    check: (value, context) =>
      typeof value === 'boolean' ? value : failType(context, 'boolean', value),
    json: () => ({ type: 'boolean' }),
  }
}

/** Any JSON value. */
export function unknown(): Schema<unknown> {
  return { check: (value) => value, json: () => ({}) }
}

export interface LiteralSchema<T> extends Schema<T> {
  readonly values: readonly T[]
}

/** One of the given values. */
export function literal<const V extends readonly (string | number | boolean)[]>(
  ...values: V
): LiteralSchema<V[number]> {
  const known = new Set<unknown>(values)
  const shown = values.map((value) => JSON.stringify(value)).join('|')
  return {
    values,
    check: (value, context) =>
      known.has(value)
        ? value
        : fail(context, {
            code: 'invalid_value',
            values,
            message: `Invalid input: expected ${shown}`,
          }),
    json: () => ({ enum: values }),
  }
}

export interface OpenLiteralSchema<T extends string>
  extends Schema<T | (string & {})> {
  readonly known: readonly T[]
}

/**
 * Any string, with the values known today: editors offer them, and a value that
 * is newer than this package passes.
 */
export function openLiteral<const V extends readonly string[]>(
  ...known: V
): OpenLiteralSchema<V[number]> {
  return {
    ...string<V[number] | (string & {})>(),
    known,
    json: () => ({ type: 'string', examples: known }),
  }
}
