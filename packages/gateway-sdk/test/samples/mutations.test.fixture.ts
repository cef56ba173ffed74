export type Path = readonly (string | number)[]

/** The value, with each of its leaves and branches replaced in turn. */
export function* mutations(
  value: unknown,
  by: unknown,
): Generator<[Path, unknown], void> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    const at = Array.isArray(value) ? Number(key) : key
    const put = (other: unknown) => replace(value, key, other)
    yield [[at], put(by)]
    for (const [path, other] of mutations(inner, by))
      yield [[at, ...path], put(other)]
  }
}

/** A copy with one entry replaced; undefined takes a key away. */
function replace(value: object, key: string, other: unknown): unknown {
  if (Array.isArray(value)) return Object.assign([...value], { [key]: other })
  const { [key]: _, ...rest } = value as Record<string, unknown>
  return other === undefined ? rest : { ...rest, [key]: other }
}
