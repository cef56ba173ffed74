/** Some of the texts; `undefined` means a text that is not given. */
export type SomeLabels<T> = { readonly [Name in keyof T]?: T[Name] | undefined }

/**
 * Merges the given texts into the English defaults; `undefined` keeps a
 * default.
 */
export function mergeLabels<T extends object>(
  defaults: T,
  labels: SomeLabels<T> | undefined,
): T {
  if (labels === undefined) return defaults
  const given = Object.entries(labels).filter(([, text]) => text !== undefined)
  return { ...defaults, ...Object.fromEntries(given) }
}
