/** True when a value of `JSON.parse` nests more than 64 levels. */
export function isDeep(value: unknown, level = 0): boolean {
  if (typeof value !== 'object') return false
  for (const key in value)
    if (level > 63 || isDeep(value[key as never], level + 1)) return true
  return false
}
