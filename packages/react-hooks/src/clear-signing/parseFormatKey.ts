/** A parameter of a function, in the shape of an ABI. */
export interface FormatParameter {
  readonly name: string
  readonly type: string
  readonly components?: readonly FormatParameter[]
}

/**
 * Reads the key of a format, such as `swap((address from, uint256[] amounts) order)`.
 *
 * @returns undefined for what is no function.
 */
export function parseFormatKey(
  key: string,
): { name: string; inputs: readonly FormatParameter[] } | undefined {
  const name = /^\w+(?=\()/.exec(key)?.[0]
  if (name === undefined) return undefined
  let at = name.length
  const list = (): FormatParameter[] | undefined => {
    at += 1
    const found: FormatParameter[] = []
    if (key[at] === ')') return found
    for (;;) {
      while (key[at] === ' ') at += 1
      const components = key[at] === '(' ? list() : undefined
      if (components) at += 1
      const [text = ''] = /^[^(),]*/.exec(key.slice(at)) ?? []
      at += text.length
      const [, type = '', given = ''] =
        /^(\w*(?:\[\d*\])*) *(\w*)$/.exec(text.trimEnd()) ?? []
      if (components) {
        if (/^\w/.test(type)) return undefined
        found.push({ name: given, type: `tuple${type}`, components })
      } else {
        if (!/^\w/.test(type)) return undefined
        found.push({ name: given, type })
      }
      if (key[at] === ')') return found
      if (key[at] !== ',') return undefined
      at += 1
    }
  }
  const inputs = list()
  return inputs && at === key.length - 1 ? { name, inputs } : undefined
}

/** The signature of a function: types only. */
export const signatureOf = (
  name: string,
  inputs: readonly FormatParameter[],
): string => `${name}(${inputs.map((input) => print(input, false)).join()})`

/** The key of a function, with names, as every reader of keys understands it. */
export const printFormatKey = (
  name: string,
  inputs: readonly FormatParameter[],
): string => `${name}(${inputs.map((input) => print(input, true)).join(', ')})`

function print(
  { name, type, components }: FormatParameter,
  isNamed: boolean,
): string {
  const inner = components
    ?.map((component) => print(component, isNamed))
    .join(isNamed ? ', ' : ',')
  const full = inner === undefined ? type : type.replace('tuple', `(${inner})`)
  return isNamed && name ? `${full} ${name}` : full
}
