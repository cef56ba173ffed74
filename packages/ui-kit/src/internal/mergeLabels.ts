/** Lays the given texts over the English defaults; `undefined` keeps a default. */
export function mergeLabels<T extends object>(
  defaults: T,
  labels: Partial<T> | undefined,
): T {
  if (labels === undefined) return defaults
  const given = Object.entries(labels).filter(([, text]) => text !== undefined)
  return { ...defaults, ...Object.fromEntries(given) }
}
