/** One parameter of a function or of an event; viem's shape fits. */
export interface AbiParameter {
  readonly name?: string | undefined
  readonly type: string
  readonly components?: readonly AbiParameter[]
}

/** A decoded value: integers are bigints, tuples and arrays are arrays. */
export type AbiValue = string | bigint | boolean | readonly AbiValue[]

/** Splits `T[]` and `T[n]` into the element and the length (-1 = dynamic). */
export function arrayItem(
  parameter: AbiParameter,
): { item: AbiParameter; length: number } | undefined {
  const match = /^(.*)\[(\d*)\]$/.exec(parameter.type)
  if (match === null) return undefined
  return {
    item: { ...parameter, type: match[1] ?? '' },
    length: match[2] === '' ? -1 : Number(match[2]),
  }
}

/** Splits `uint96` into `uint` and 96. */
export function splitType(type: string): { base: string; size: number } {
  const [, base = '', size] = /^([a-z]+)(\d*)$/.exec(type) ?? []
  return { base, size: Number(size) }
}

/** Whether the value sits behind an offset. */
export function isDynamic(parameter: AbiParameter): boolean {
  const array = arrayItem(parameter)
  if (array) return array.length < 0 || isDynamic(array.item)
  return (
    parameter.type === 'bytes' ||
    parameter.type === 'string' ||
    (parameter.components ?? []).some(isDynamic)
  )
}

/** Words that the parameter takes in the head. */
export function headWords(parameter: AbiParameter): number {
  if (isDynamic(parameter)) return 1
  const array = arrayItem(parameter)
  if (array) return array.length * headWords(array.item)
  if (parameter.type !== 'tuple') return 1
  return (parameter.components ?? []).reduce((sum, c) => sum + headWords(c), 0)
}

/** The type as it stands in a signature: tuples spelled out. */
export function canonicalType(parameter: AbiParameter): string {
  return parameter.type.replace(
    /^tuple/,
    () => `(${(parameter.components ?? []).map(canonicalType).join()})`,
  )
}
