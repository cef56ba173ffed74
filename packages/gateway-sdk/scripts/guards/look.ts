import type { JsonSchema, Schema } from '../../src/schemas/index.ts'

export type AnySchema = Schema<unknown>

/**
 * One level of a schema: its conditions on a value, and the schemas inside it.
 */
export type View =
  | { readonly kind: 'any' }
  | { readonly kind: 'leaf'; readonly json: JsonSchema }
  | { readonly kind: 'literal'; readonly values: readonly unknown[] }
  | { readonly kind: 'optional' | 'nullable' | 'nullish'; inner: AnySchema }
  | { readonly kind: 'list'; readonly inner: AnySchema; readonly max?: number }
  | { readonly kind: 'map'; readonly inner: AnySchema }
  | { readonly kind: 'object'; readonly fields: Fields }
  | { readonly kind: 'union'; readonly options: readonly AnySchema[] }
  | Tagged

export interface Tagged {
  readonly kind: 'tagged'
  readonly key: string
  readonly options: readonly TaggedOption[]
  /** Whether objects with an unknown tag pass. */
  readonly open: boolean
}

export interface TaggedOption {
  readonly schema: AnySchema
  readonly tags: readonly unknown[]
  /** Fields to check once the tag is known. */
  readonly fields: Fields
}

export type Fields = Readonly<Record<string, AnySchema>>

/**
 * Looks one level into a schema, by asking for its JSON Schema and noting which
 * schemas that refers to. Throws on a schema the generator does not know.
 */
export function look(schema: AnySchema): View {
  if (schema.refined)
    throw new Error(
      'The rule of a refine() has no JSON Schema to write it from',
    )
  const inner: AnySchema[] = []
  const json = schema.json((child) => ({ inner: inner.push(child) - 1 }))
  const first = inner[0] as AnySchema
  if (json['inner'] === 0)
    return schema.optional
      ? { kind: 'optional', inner: first }
      : { kind: 'union', options: [first] }
  const [known] = (json['anyOf'] ?? [json]) as [JsonSchema]
  if (known['discriminator'] !== undefined)
    return tagged(known, inner, known !== json)
  if (Array.isArray(json['anyOf'])) {
    const last = json['anyOf'].at(-1) as JsonSchema
    if (last['type'] !== 'null') return { kind: 'union', options: inner }
    return { kind: schema.optional ? 'nullish' : 'nullable', inner: first }
  }
  if (Array.isArray(json['enum']))
    return { kind: 'literal', values: json['enum'] }
  switch (json['type']) {
    case undefined:
      return { kind: 'any' }
    case 'array': {
      const max = json['maxItems'] as number | undefined
      return { kind: 'list', inner: first, ...(max !== undefined && { max }) }
    }
    case 'object':
      if (json['additionalProperties'] === undefined)
        return { kind: 'object', fields: fieldsOf(json, inner) }
      if (json['properties'] !== undefined)
        throw new Error('Answers may always have more keys')
      return { kind: 'map', inner: first }
  }
  return { kind: 'leaf', json }
}

function fieldsOf(json: JsonSchema, inner: readonly AnySchema[]): Fields {
  const parts = Object.entries(json['properties'] as Record<string, JsonSchema>)
  return Object.fromEntries(
    parts.map(([key, part]) => {
      // Guards read `value.key`, which would find these in every object.
      if (key in Object.prototype) throw new Error(`Every object has a ${key}`)
      return [key, inner[part['inner'] as number] as AnySchema]
    }),
  )
}

function tagged(
  json: JsonSchema,
  inner: readonly AnySchema[],
  open: boolean,
): Tagged {
  const { propertyName: key } = json['discriminator'] as {
    propertyName: string
  }
  const options = inner.map((schema) => {
    const view = look(schema)
    if (view.kind !== 'object') throw new Error('An option is not an object')
    const { [key]: tag, ...fields } = view.fields
    const tagView = look(tag as AnySchema)
    if (tagView.kind !== 'literal') throw new Error(`${key} is not a literal`)
    return { schema, tags: tagView.values, fields }
  })
  return { kind: 'tagged', key, options, open }
}
