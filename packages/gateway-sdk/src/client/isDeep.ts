/** True when a value of `JSON.parse` nests more than 64 levels. */
export function isDeep(value: unknown, level = 0): boolean {
  const inner = (item: unknown) =>
    typeof item === 'object' && isDeep(item, level + 1)
  if (level > 64) return true
  // `for…in` over a list would turn every index into text.
  if (Array.isArray(value)) return value.some(inner)
  for (const key in value as object)
    if (inner((value as never)[key])) return true
  return false
}
