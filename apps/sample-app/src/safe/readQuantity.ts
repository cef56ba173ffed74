/** Reads a number as nodes write it. Throws for anything else. */
export function readQuantity(value: unknown): bigint {
  if (typeof value === 'string' && /^0x[0-9a-f]{1,64}$/i.test(value))
    return BigInt(value)
  throw new Error('The wallet gave no number.')
}
