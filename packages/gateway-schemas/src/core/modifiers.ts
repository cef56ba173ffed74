import type { JsonSchema } from './jsonSchema.ts'
import type { Shape } from './object.ts'
import { fail, type Schema } from './schema.ts'

export interface OptionalSchema<T> extends Schema<T> {
  readonly optional: true
}

/** The key may be missing. */
export function optional<T>(schema: Schema<T>): OptionalSchema<T> {
  return {
    check: (value, context) =>
      value === undefined ? undefined : schema.check(value, context),
    json: (refer) => refer(schema),
    optional: true,
  }
}

/** The value may be null. */
export function nullable<T>(schema: Schema<T>): Schema<T | null> {
  return {
    check: (value, context) =>
      value === null ? null : schema.check(value, context),
    json: (refer) => ({ anyOf: [refer(schema), { type: 'null' }] }),
  }
}

/** Missing or null: how the gateway's optional response fields arrive. */
export function nullish<T>(schema: Schema<T>): OptionalSchema<T | null> {
  return {
    check: (value, context) =>
      value === null || value === undefined
        ? value
        : schema.check(value, context),
    json: (refer) => nullable(schema).json(refer),
    optional: true,
  }
}

/**
 * Adds a rule to a schema; `holds` sees only values the schema accepted. Pass
 * the equivalent JSON Schema keywords, where there are some.
 */
export function refine<T>(
  schema: Schema<T>,
  holds: (value: T) => boolean,
  message: string,
  options: { readonly keywords?: JsonSchema } = {},
): Schema<T> {
  return {
    check: (value, context) => {
      const before = context.issues.length
      const kept = schema.check(value, context)
      if (context.issues.length === before && !holds(value as T))
        return fail(context, { code: 'custom', message })
      return kept
    },
    json: (refer) => ({ ...schema.json(refer), ...options.keywords }),
    refined: true,
  }
}

/** A schema with its component name in the OpenAPI document. */
export interface NamedSchema<T> extends Schema<T> {
  readonly name: string
}

/** A named object, whose keys can be looked at. */
export interface NamedObject<T> extends NamedSchema<T> {
  readonly shape: Shape
}

/** Gives a schema its component name in the OpenAPI document. */
export function named<S extends Schema<unknown>>(
  name: string,
  schema: S,
): S & { readonly name: string } {
  return { ...schema, name }
}

/** Puts off looking at a schema, so that a schema can contain itself. */
export function lazy<T>(name: string, get: () => Schema<T>): Schema<T> {
  return {
    name,
    check: (value, context) => get().check(value, context),
    json: (refer) => get().json(refer),
  }
}
