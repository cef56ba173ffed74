/** Lays the given texts over the English defaults; `undefined` keeps a default. */
export function mergeLabels<T extends object>(
  defaults: T,
  labels: Partial<T> | undefined,
): T {
  if (labels === undefined) return defaults
  const merged = { ...defaults }
  for (const key of Object.keys(labels) as (keyof T)[]) {
    const value = labels[key]
    if (value !== undefined) merged[key] = value
  }
  return merged
}
