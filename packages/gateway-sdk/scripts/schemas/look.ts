import type { z } from 'zod'

export type AnySchema = z.core.$ZodType

/** JSON Schema keywords of a text, as its schema's `meta` states them. */
export interface TextRule {
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly format?: string
  /** Issue of a value that does not match `pattern`. */
  readonly message?: string
}

/**
 * One level of a schema: its conditions on a value, and the schemas inside it.
 */
export type View =
  | { readonly kind: 'any' | 'boolean' | 'number' | 'integer' }
  | { readonly kind: 'text'; readonly rule: TextRule }
  | { readonly kind: 'literal'; readonly values: readonly Literal[] }
  | { readonly kind: 'optional' | 'nullable' | 'nullish'; inner: AnySchema }
  | { readonly kind: 'list'; readonly inner: AnySchema; readonly max?: number }
  | { readonly kind: 'map'; readonly inner: AnySchema }
  | ObjectView
  | { readonly kind: 'union'; readonly options: readonly AnySchema[] }
  | Tagged

export type Literal = string | number | boolean

export interface ObjectView {
  readonly kind: 'object'
  readonly fields: Fields
  /** At least one of these fields is there, or the issue is `message`. */
  readonly needs?: { readonly keys: readonly string[]; message: string }
}

export interface Tagged {
  readonly kind: 'tagged'
  readonly key: string
  readonly options: readonly TaggedOption[]
  /** Whether objects with an unknown tag pass. */
  readonly open: boolean
}

export interface TaggedOption {
  readonly schema: AnySchema
  readonly tags: readonly Literal[]
  /** Fields to check once the tag is known. */
  readonly fields: Fields
}

export type Fields = Readonly<Record<string, AnySchema>>

/**
 * Looks one level into a schema, at zod's own definition of it. Throws on a
 * schema the generators do not know.
 */
export function look(schema: AnySchema): View {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'unknown':
      return { kind: 'any' }
    case 'boolean':
      return { kind: 'boolean' }
    case 'number':
      return { kind: numberKind(schema as z.ZodNumber) }
    case 'string':
      return { kind: 'text', rule: textRule(schema as z.ZodString) }
    case 'custom':
      return { kind: 'text', rule: patternRule(schema as z.ZodCustom) }
    case 'literal':
      return { kind: 'literal', values: def.values as readonly Literal[] }
    case 'lazy':
      return look(def.getter())
    case 'nullable':
      return { kind: 'nullable', inner: def.innerType }
    case 'optional': {
      const inner = look(def.innerType)
      return inner.kind === 'nullable'
        ? { kind: 'nullish', inner: inner.inner }
        : { kind: 'optional', inner: def.innerType }
    }
    case 'array': {
      const max = checksOf(schema).find(
        ({ check }) => check === 'max_length',
      ) as { readonly maximum?: number } | undefined
      if (checksOf(schema).length > (max ? 1 : 0)) throw unknownRule()
      return {
        kind: 'list',
        inner: def.element,
        ...(max && { max: max.maximum }),
      }
    }
    case 'record':
      return { kind: 'map', inner: def.valueType }
    case 'object':
      return objectView(schema as z.ZodObject)
    case 'union':
      return unionView(def)
    default:
      throw new Error(`The generators have no rule for ${def.type}`)
  }
}

const unknownRule = () =>
  new Error('The rule of a check has no JSON Schema to write it from')

interface CheckDef {
  readonly check: string
  readonly [key: string]: unknown
}

function checksOf(schema: AnySchema): readonly CheckDef[] {
  const checks = schema._zod.def.checks ?? []
  return checks.map((check) => check._zod.def as unknown as CheckDef)
}

function metaOf(schema: AnySchema): Readonly<Record<string, unknown>> {
  return (schema as z.ZodType).meta() ?? {}
}

function numberKind(schema: z.ZodNumber): 'number' | 'integer' {
  const { format } = schema._zod.def as { readonly format?: string }
  const checks = checksOf(schema)
  if (format === undefined && checks.length === 0) return 'number'
  const [least] = checks
  const isWhole =
    format === 'safeint' &&
    checks.length === 1 &&
    least?.check === 'greater_than' &&
    least['value'] === 0 &&
    least['inclusive'] === true
  if (!isWhole) throw unknownRule()
  return 'integer'
}

function textRule(schema: z.ZodString): TextRule {
  const bounds = checksOf(schema).map(({ check, minimum, maximum }) => {
    if (check === 'min_length') return { minLength: minimum as number }
    if (check === 'max_length') return { maxLength: maximum as number }
    throw unknownRule()
  })
  return Object.assign({}, ...bounds)
}

/** A pattern; what parsing writes in its place is of no concern here. */
function patternRule(schema: z.ZodCustom): TextRule {
  const { pattern, maxLength, format } = metaOf(schema) as TextRule
  if (pattern === undefined) throw unknownRule()
  if (checksOf(schema).some(({ check }) => check !== 'overwrite'))
    throw unknownRule()
  return {
    pattern,
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(format === undefined ? {} : { format }),
    message: messageOf(schema._zod.def),
  }
}

function messageOf(def: object): string {
  return (def as { error: (issue: object) => string }).error({})
}

function objectView(schema: z.ZodObject): ObjectView {
  const { catchall, shape } = schema._zod.def
  if (catchall !== undefined)
    throw new Error('Answers may always have more keys')
  // Guards read `value.key`, which would find these in every object.
  for (const key of Object.keys(shape))
    if (key in Object.prototype) throw new Error(`Every object has a ${key}`)
  const view = { kind: 'object', fields: shape } as const
  const [check, ...others] = checksOf(schema)
  if (check === undefined) return view
  const { anyOf } = metaOf(schema) as {
    readonly anyOf?: readonly { readonly required: readonly string[] }[]
  }
  if (anyOf === undefined || others.length > 0) throw unknownRule()
  const keys = anyOf.flatMap(({ required }) => required)
  return { ...view, needs: { keys, message: messageOf(check) } }
}

function unionView(def: z.core.$ZodUnionDef): View {
  const { discriminator: key } = def as { readonly discriminator?: string }
  if (key !== undefined) return tagged(key, def.options, false)
  const [known, other] = def.options as readonly [z.ZodType, z.ZodType]
  const inner = known._zod.def as {
    readonly discriminator?: string
    readonly options?: readonly AnySchema[]
  }
  return inner.discriminator !== undefined && isLoose(other)
    ? tagged(inner.discriminator, inner.options ?? [], true)
    : { kind: 'union', options: def.options }
}

const isLoose = (schema: z.ZodType): boolean =>
  schema._zod.def.type === 'object' &&
  (schema as z.ZodObject)._zod.def.catchall?._zod.def.type === 'unknown'

function tagged(
  key: string,
  schemas: readonly AnySchema[],
  open: boolean,
): Tagged {
  const options = schemas.map((schema) => {
    const view = look(schema)
    if (view.kind !== 'object') throw new Error('An option is not an object')
    const { [key]: tag, ...fields } = view.fields
    const tagView = look(tag as AnySchema)
    if (tagView.kind !== 'literal') throw new Error(`${key} is not a literal`)
    return { schema, tags: tagView.values, fields }
  })
  return { kind: 'tagged', key, options, open }
}
