/** Reads a chain id given as a number, as a decimal or as hexadecimal. */
export function toChainId(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  const isText =
    typeof value === 'string' && /^(?:0x[0-9a-f]+|\d+)$/i.test(value)
  return isText ? Number(value) : undefined
}
