/** Some of the texts; `undefined` means a text that is not given. */
export type SomeLabels<T> = { readonly [Name in keyof T]?: T[Name] | undefined }

const merged = /* @__PURE__ */ new WeakMap<object, WeakMap<object, object>>()

/**
 * Merges the given texts into the English defaults; `undefined` keeps a default. The
 * same two objects give the same result, which memoised rows depend on.
 */
export function mergeLabels<T extends object>(
  defaults: T,
  labels: SomeLabels<T> | undefined,
): T {
  if (labels === undefined) return defaults
  const known = merged.get(defaults) ?? new WeakMap<object, object>()
  merged.set(defaults, known)
  const before = known.get(labels)
  if (before) return before as T
  const given = Object.entries(labels).filter(([, text]) => text !== undefined)
  const result = { ...defaults, ...Object.fromEntries(given) }
  known.set(labels, result)
  return result
}
