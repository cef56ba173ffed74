import { checkAt, enter, failType, maxIssues, type Schema } from './schema.ts'

/** An object used as a map: any own keys, one kind of value. */
export function record<T>(item: Schema<T>): Schema<Record<string, T>> {
  return {
    check: (value, context) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value))
        return failType(context, 'record', value)
      if (!enter(context)) return undefined
      const kept: [string, unknown][] = []
      for (const [key, inner] of Object.entries(value)) {
        if (context.issues.length >= maxIssues) break
        kept.push([key, checkAt(item, key, inner, context)])
      }
      context.depth--
      // fromEntries defines own properties, so a key `__proto__` stays a key.
      return context.copy ? Object.fromEntries(kept) : value
    },
    json: (refer) => ({
      type: 'object',
      additionalProperties: refer(item),
    }),
  }
}
