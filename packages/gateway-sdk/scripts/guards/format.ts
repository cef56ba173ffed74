/** The `return` of all parts together. */
export function returned(parts: readonly string[], indent: string): string[] {
  const real = parts.filter((part) => part !== 'true')
  if (real.length === 0) return [`${indent}return true`]
  if (real.length === 1)
    return [`${indent}return ${real[0]?.replace(/^\((.*)\)$/, '$1')}`]
  return [
    `${indent}return (`,
    ...real.map(
      (part, index) =>
        `${indent}  ${part}${index < real.length - 1 ? ' &&' : ''}`,
    ),
    `${indent})`,
  ]
}

export function or(parts: readonly string[]): string {
  if (parts.includes('true')) return 'true'
  return parts.length === 1 ? (parts[0] as string) : `(${parts.join(' || ')})`
}

export function and(parts: readonly string[]): string {
  return parts.length === 1 ? (parts[0] as string) : `(${parts.join(' && ')})`
}

/** The depth one level below. */
export function deeper(depth: string): string {
  const [name, more] = depth.split(' + ')
  return `${name} + ${Number(more ?? 0) + 1}`
}

/** A property of `v`. */
export function property(key: string): string {
  return /^[a-zA-Z_$][\w$]*$/.test(key) ? `v.${key}` : `v[${literal(key)}]`
}

/** A value as source code. */
export function literal(value: unknown): string {
  const text = JSON.stringify(value)
  return typeof value === 'string' && !/['\\]/.test(text.slice(1, -1))
    ? `'${value}'`
    : text
}
