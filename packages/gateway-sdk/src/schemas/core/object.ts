import {
  checkAt,
  enter,
  fail,
  failType,
  type Infer,
  type Schema,
} from './schema.ts'

export type Shape = Readonly<Record<string, Schema<unknown>>>

type OptionalKey<S extends Shape> = {
  [K in keyof S]: S[K] extends { readonly optional: true } ? K : never
}[keyof S]

type Simplify<T> = { [K in keyof T]: T[K] } & {}

export type InferShape<S extends Shape> = Simplify<
  { [K in Exclude<keyof S, OptionalKey<S>>]: Infer<S[K]> } & {
    [K in OptionalKey<S>]?: Infer<S[K]> | undefined
  }
>

export interface ObjectSchema<S extends Shape> extends Schema<InferShape<S>> {
  readonly shape: S
}

/**
 * An object with the given own keys. Unknown keys are ignored, and dropped when
 * parsing copies; with `{ unknownKeys: 'refuse' }` they are an issue.
 */
export function object<const S extends Shape>(
  shape: S,
  options: { readonly unknownKeys?: 'ignore' | 'refuse' } = {},
): ObjectSchema<S> {
  const entries = Object.entries(shape)
  return {
    shape,
    check: (value, context) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value))
        return failType(context, 'object', value)
      if (!enter(context)) return undefined
      const record: Record<string, unknown> = value as never
      const copy: Record<string, unknown> = {}
      for (const [key, schema] of entries) {
        const own = Object.hasOwn(record, key) ? record[key] : undefined
        if (own === undefined && schema.optional) continue
        const kept = checkAt(schema, key, own, context)
        if (context.copy) copy[key] = kept
      }
      if (options.unknownKeys === 'refuse') {
        const keys = Object.keys(record)
          .filter((key) => !Object.hasOwn(shape, key))
          .slice(0, 10)
        if (keys.length > 0)
          fail(context, {
            code: 'unrecognized_keys',
            keys,
            message: `Unrecognized keys: ${keys.map((key) => JSON.stringify(key.slice(0, 100))).join(', ')}`,
          })
      }
      context.depth--
      return context.copy ? copy : value
    },
    json: (refer) => {
      const required = entries
        .filter(([, schema]) => !schema.optional)
        .map(([key]) => key)
      return {
        type: 'object',
        properties: Object.fromEntries(
          entries.map(([key, schema]) => [key, refer(schema)]),
        ),
        ...(required.length > 0 ? { required } : {}),
        ...(options.unknownKeys === 'refuse'
          ? { additionalProperties: false }
          : {}),
      }
    },
  }
}
