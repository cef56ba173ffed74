import {
  checkAt,
  enter,
  fail,
  failType,
  maxIssues,
  type Schema,
} from './schema.ts'

/** A list, of at most `max` items when given. */
export function array<T>(
  item: Schema<T>,
  options: { readonly max?: number } = {},
): Schema<T[]> {
  const { max = Number.POSITIVE_INFINITY } = options
  return {
    check: (value, context) => {
      if (!Array.isArray(value)) return failType(context, 'array', value)
      if (value.length > max)
        return fail(context, {
          code: 'too_big',
          message: `Too big: expected array to have <=${max} items`,
        })
      if (!enter(context)) return undefined
      const copy: unknown[] = []
      for (let index = 0; index < value.length; index++) {
        if (context.issues.length >= maxIssues) break
        const kept = checkAt(item, index, value[index], context)
        if (context.copy) copy.push(kept)
      }
      context.depth--
      return context.copy ? copy : value
    },
    json: (refer) => ({
      type: 'array',
      items: refer(item),
      ...(max === Number.POSITIVE_INFINITY ? {} : { maxItems: max }),
    }),
  }
}
