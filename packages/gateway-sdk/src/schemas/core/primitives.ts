import { fail, failType, type Schema } from './schema.ts'

/** Any string. */
export function string<T extends string = string>(): Schema<T> {
  return {
    check: (value, context) =>
      typeof value === 'string' ? value : failType(context, 'string', value),
    json: () => ({ type: 'string' }),
  }
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
export function integer(): Schema<number> {
  return {
    check: (value, context) =>
      typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
        ? value
        : failType(context, 'int', value),
    json: () => ({ type: 'integer', minimum: 0 }),
  }
}

export function boolean(): Schema<boolean> {
  return {
    check: (value, context) =>
      typeof value === 'boolean' ? value : failType(context, 'boolean', value),
    json: () => ({ type: 'boolean' }),
  }
}

/** Anything JSON can say. */
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
