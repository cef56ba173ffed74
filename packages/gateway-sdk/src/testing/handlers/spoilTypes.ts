/** The same JSON with every value of another type than it should have. */
export function spoilTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.length ? value.map(spoilTypes) : '0'
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
    return entries.length
      ? Object.fromEntries(
          entries.map(([key, item]) => [key, spoilTypes(item)]),
        )
      : []
  }
  return typeof value === 'string' ? 0 : `${value}`
}
