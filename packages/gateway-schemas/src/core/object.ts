import {
  enter,
  fail,
  failType,
  type Infer,
  prefixPaths,
  type Schema,
} from './schema.ts'

export type Shape = Readonly<Record<string, Schema<unknown>>>

type OptionalKey<S extends Shape> = {
  [K in keyof S]: S[K] extends { readonly optional: true } ? K : never
}[keyof S]

type Simplify<T> = { [K in keyof T]: T[K] } & {}

// Mapped over `keyof` of an object, so that the docs of its keys stay.
type Required<S extends Shape> = { -readonly [K in keyof S]: Infer<S[K]> }
type Optional<S extends Shape> = {
  -readonly [K in keyof S]?: Infer<S[K]> | undefined
}

export type InferShape<S extends Shape> = Simplify<
  Required<Omit<S, OptionalKey<S>>> & Optional<Pick<S, OptionalKey<S>>>
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
  // Two plain lists: walking them is the hot path of all validation.
  const keys = Object.keys(shape)
  const schemas = Object.values(shape)
  return {
    shape,
    check: (value, context) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value))
        return failType(context, 'object', value)
      if (!enter(context)) return undefined
      const { copy, issues } = context
      const record: Record<string, unknown> = value as never
      const kept: Record<string, unknown> = {}
      for (let index = 0; index < keys.length; index++) {
        const key = keys[index] as string
        const schema = schemas[index] as Schema<unknown>
        const own = Object.hasOwn(record, key) ? record[key] : undefined
        if (own === undefined && schema.optional) continue
        const before = issues.length
        const result = schema.check(own, context)
        if (issues.length > before) prefixPaths(issues, before, key)
        if (copy) kept[key] = result
      }
      if (options.unknownKeys === 'refuse') {
        const unknown = Object.keys(record)
          .filter((key) => !Object.hasOwn(shape, key))
          .slice(0, 10)
        if (unknown.length > 0)
          fail(context, {
            code: 'unrecognized_keys',
            keys: unknown,
            message: `Unrecognized keys: ${unknown.map((key) => JSON.stringify(key.slice(0, 100))).join(', ')}`,
          })
      }
      context.depth--
      return copy ? kept : value
    },
    json: (refer) => {
      const required = keys.filter((_, index) => !schemas[index]?.optional)
      return {
        type: 'object',
        properties: Object.fromEntries(
          Object.entries(shape).map(([key, schema]) => [key, refer(schema)]),
        ),
        ...(required.length > 0 ? { required } : {}),
        ...(options.unknownKeys === 'refuse'
          ? { additionalProperties: false }
          : {}),
      }
    },
  }
}
