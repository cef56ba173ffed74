/**
 * Makes a reader return the former object while all its fields are the same, so
 * that a component renders only for the fields it reads.
 */
export function keepEqual<input, value extends object>(
  select: (input: input) => value,
): (input: input) => value {
  let last: value | undefined
  return (input) => {
    const next = select(input)
    const keys = Object.keys(next) as (keyof value)[]
    const before = last
    if (before === undefined || !keys.every((key) => next[key] === before[key]))
      last = next
    return last ?? next
  }
}
