import type { JsonSchema, Refer } from './jsonSchema.ts'
import type { Shape } from './object.ts'
import type { LiteralSchema } from './primitives.ts'
import { checkAt, fail, failType, type Infer, type Schema } from './schema.ts'

/**
 * The first option that accepts the value. In a recursive schema the options
 * must differ in JSON kind (text, list, object…), so that only one of them goes
 * deep and the time stays linear.
 */
export function union<const S extends readonly Schema<unknown>[]>(
  ...options: S
): Schema<Infer<S[number]>> {
  return {
    check: (value, context) => {
      for (const option of options) {
        const trial = { ...context, issues: [] }
        const kept = option.check(value, trial)
        if (trial.issues.length === 0) return kept
      }
      return fail(context, { code: 'invalid_union', message: 'Invalid input' })
    },
    json: (refer) => ({ anyOf: options.map((option) => refer(option)) }),
  }
}

type Tagged<K extends string> = Schema<{ readonly [key in K]: string }> & {
  readonly shape: Shape
}

type TagOf<K extends string, S extends readonly unknown[]> =
  Infer<S[number]> extends infer T
    ? T extends { readonly [key in K]: infer Tag }
      ? Tag
      : never
    : never

export interface TaggedUnionSchema<T, Tag> extends Schema<T> {
  /** Values of the discriminator. */
  readonly tags: readonly Tag[]
}

/**
 * Objects discriminated by the literal under `key`, with one lookup.
 *
 * With `{ open: true }` an object with any other text under `key` passes as it
 * is: a server may know more kinds than this package. The type names the known
 * kinds only, so that it narrows; keep a default branch.
 */
export function discriminatedUnion<
  const K extends string,
  const S extends readonly Tagged<K>[],
>(
  key: K,
  options: S,
  { open = false }: { readonly open?: boolean } = {},
): TaggedUnionSchema<Infer<S[number]>, TagOf<K, S>> {
  const byTag = new Map<unknown, Schema<unknown>>()
  for (const option of options)
    for (const tag of (option.shape[key] as LiteralSchema<string>).values)
      byTag.set(tag, option)
  const tags = [...byTag.keys()] as string[]
  const tagSchema: Schema<unknown> = {
    check: (tag, context) =>
      open
        ? failType(context, 'string', tag)
        : fail(context, {
            code: 'invalid_value',
            values: tags,
            message: `Invalid input: expected ${tags.map((known) => JSON.stringify(known)).join('|')}`,
          }),
    json: () => ({}),
  }
  return {
    tags: tags as readonly string[] as readonly TagOf<K, S>[],
    check: (value, context) => {
      if (typeof value !== 'object' || value === null)
        return failType(context, 'object', value)
      const tag = Object.hasOwn(value, key)
        ? (value as Record<string, unknown>)[key]
        : undefined
      const option = byTag.get(tag)
      if (option !== undefined) return option.check(value, context)
      return open && typeof tag === 'string' && !Array.isArray(value)
        ? value
        : checkAt(tagSchema, key, tag, context)
    },
    json: (refer) => {
      const known = renderKnown(key, byTag, refer)
      return open ? { anyOf: [known, renderOther(key, tags)] } : known
    },
  }
}

/** The known kinds, with the mapping that OpenAPI wants for named schemas. */
function renderKnown(
  key: string,
  byTag: ReadonlyMap<unknown, Schema<unknown>>,
  refer: Refer,
): JsonSchema {
  const rendered = new Map(
    [...new Set(byTag.values())].map((option) => [option, refer(option)]),
  )
  const mapping = [...byTag].map(([tag, option]) => [
    tag,
    rendered.get(option)?.['$ref'],
  ])
  return {
    oneOf: [...rendered.values()],
    discriminator: {
      propertyName: key,
      ...(mapping.every(([, ref]) => ref !== undefined)
        ? { mapping: Object.fromEntries(mapping) }
        : {}),
    },
  }
}

/** Any kind but the known ones: of it only the tag is looked at. */
function renderOther(key: string, tags: readonly string[]): JsonSchema {
  return {
    type: 'object',
    properties: { [key]: { type: 'string', not: { enum: tags } } },
    required: [key],
  }
}
