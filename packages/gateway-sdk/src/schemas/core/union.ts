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

/** Objects told apart by the literal under `key`. One look-up, no trials. */
export function discriminatedUnion<
  const K extends string,
  const S extends readonly Tagged<K>[],
>(key: K, options: S): Schema<Infer<S[number]>> {
  const byTag = new Map<unknown, Schema<unknown>>()
  for (const option of options)
    for (const tag of (option.shape[key] as LiteralSchema<string>).values)
      byTag.set(tag, option)
  const tags = [...byTag.keys()] as string[]
  const tagSchema: Schema<unknown> = {
    check: (_, context) =>
      fail(context, {
        code: 'invalid_value',
        values: tags,
        message: `Invalid input: expected ${tags.map((tag) => JSON.stringify(tag)).join('|')}`,
      }),
    json: () => ({}),
  }
  return {
    check: (value, context) => {
      if (typeof value !== 'object' || value === null)
        return failType(context, 'object', value)
      const tag = Object.hasOwn(value, key)
        ? (value as Record<string, unknown>)[key]
        : undefined
      const option = byTag.get(tag)
      return option === undefined
        ? checkAt(tagSchema, key, tag, context)
        : option.check(value, context)
    },
    json: (refer) => ({ oneOf: options.map((option) => refer(option)) }),
  }
}
