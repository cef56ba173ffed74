/** An exact decimal: `digits` divided by ten to the power of `scale`. */
export interface Decimal {
  digits: bigint
  scale: number
}

export const zero: Decimal = { digits: 0n, scale: 0 }

/**
 * Undefined for a text that is not a plain positive decimal of moderate length.
 */
export function parseDecimal(text: string): Decimal | undefined {
  const match = /^(\d{1,30})(?:\.(\d{1,30}))?$/.exec(text)
  if (match === null) return undefined
  const [, whole = '', fraction = ''] = match
  return { digits: BigInt(whole + fraction), scale: fraction.length }
}

export const multiply = (a: Decimal, b: Decimal): Decimal => ({
  digits: a.digits * b.digits,
  scale: a.scale + b.scale,
})

const scaled = ({ digits, scale }: Decimal, to: number): bigint =>
  digits * 10n ** BigInt(to - scale)

export function add(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale)
  return { digits: scaled(a, scale) + scaled(b, scale), scale }
}

/** Order, as for `sort`. */
export function compare(a: Decimal, b: Decimal): number {
  const scale = Math.max(a.scale, b.scale)
  const difference = scaled(a, scale) - scaled(b, scale)
  return difference > 0n ? 1 : difference < 0n ? -1 : 0
}

/** Every digit, without trailing zeros. */
export function formatDecimal({ digits, scale }: Decimal): string {
  const text = digits.toString().padStart(scale + 1, '0')
  const whole = text.slice(0, text.length - scale)
  const fraction = text.slice(text.length - scale).replace(/0+$/, '')
  return fraction === '' ? whole : `${whole}.${fraction}`
}
