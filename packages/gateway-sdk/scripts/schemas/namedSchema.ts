import { globalRegistry, type z } from 'zod'
import type { AnySchema } from './look.ts'

/** A schema and the name by which documents and types know it. */
export interface NamedSchema {
  readonly name: string
  readonly schema: AnySchema
}

/**
 * The schema that a schema is a described copy of, with its id. `describe` and
 * `meta` copy; a copy with further checks is a schema of its own.
 */
export function namedSchema(schema: AnySchema): NamedSchema | undefined {
  for (const at of copiesOf(schema)) {
    const name = globalRegistry.get(at)?.id
    if (name !== undefined) return { name, schema: at }
  }
  return undefined
}

/** The schema itself, what it is a copy of or refers to, and so on. */
export function* copiesOf(schema: AnySchema): Generator<AnySchema, void> {
  let at: AnySchema | undefined = schema
  while (at !== undefined) {
    yield at
    at = originOf(at)
  }
}

function originOf(schema: AnySchema): AnySchema | undefined {
  const { def, parent } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'lazy') return def.getter()
  const checks = parent?._zod.def.checks ?? []
  return checks.length === (def.checks ?? []).length ? parent : undefined
}
