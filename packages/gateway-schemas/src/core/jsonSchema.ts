import type { Schema } from './schema.ts'

/** A JSON Schema 2020-12 document, the dialect of OpenAPI 3.1. */
export interface JsonSchema {
  readonly [key: string]: unknown
}

export type Refer = (schema: Schema<unknown>) => JsonSchema

/**
 * Renders a schema as JSON Schema 2020-12. Named schemas are collected in
 * `definitions` and referred to by `#/components/schemas/{name}`, the place
 * they take in an OpenAPI document.
 *
 * @example
 * import {
 *   type JsonSchema,
 *   safeInfoSchema,
 *   toJsonSchema,
 * } from '@strongroom/gateway-sdk/schemas'
 *
 * const schemas: Record<string, JsonSchema> = {}
 * toJsonSchema(safeInfoSchema, schemas) // { $ref: '#/components/schemas/SafeInfo' }
 * const document = { openapi: '3.1.0', components: { schemas } }
 */
export function toJsonSchema(
  schema: Schema<unknown>,
  definitions: Record<string, JsonSchema> = {},
): JsonSchema {
  const refer: Refer = (inner) => {
    const { name } = inner
    if (name === undefined) return inner.json(refer)
    if (!Object.hasOwn(definitions, name)) {
      // Reserve the name first: a recursive schema refers to itself.
      definitions[name] = {}
      definitions[name] = inner.json(refer)
    }
    return { $ref: `#/components/schemas/${name}` }
  }
  return refer(schema)
}
