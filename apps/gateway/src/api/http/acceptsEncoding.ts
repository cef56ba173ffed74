/**
 * Whether an `Accept-Encoding` header allows an encoding, named or by `*`, with
 * a weight above zero.
 */
export function acceptsEncoding(header: string, encoding: string): boolean {
  let byName: boolean | undefined
  let byStar = false
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((x) => x.trim())
    const weight = parameters.find((x) => x.startsWith('q='))?.slice(2)
    const isAllowed = weight === undefined || Number(weight) > 0
    if (name === encoding) byName = isAllowed
    if (name === '*') byStar = isAllowed
  }
  return byName ?? byStar
}
