import { fail, type Schema } from './schema.ts'

export type Address = `0x${string}`
export type Hex = `0x${string}`

function pattern<T extends string>(
  expression: RegExp,
  message: string,
  accepts: (value: string) => boolean = () => true,
): Schema<T> {
  return {
    check: (value, context) =>
      typeof value === 'string' && expression.test(value) && accepts(value)
        ? value
        : fail(context, { code: 'custom', message }),
    json: () => ({ type: 'string', pattern: expression.source }),
  }
}

const addressShape = pattern<Address>(/^0x[0-9a-fA-F]{40}$/, 'Invalid address')

/**
 * 20 bytes of hex. The shape is always checked; the EIP-55 checksum only when
 * parsing with the `checksum` option, which also normalises the address.
 */
export function address(): Schema<Address> {
  return {
    ...addressShape,
    check: (value, context) => {
      const kept = addressShape.check(value, context) as Address | undefined
      if (kept === undefined || context.checksum === undefined) return kept
      return (
        context.checksum(kept) ??
        fail(context, { code: 'custom', message: 'Invalid address' })
      )
    },
  }
}

/** Whole bytes of hex, `0x` for none. */
export function hex(): Schema<Hex> {
  return pattern(
    /^0x(?:[0-9a-fA-F]{2})*$/,
    'Invalid hex string: expected "0x" and whole bytes',
  )
}

/** 32 bytes of hex. */
export function hash(): Schema<Hex> {
  return pattern(/^0x[0-9a-fA-F]{64}$/, 'Invalid hash: expected 32 bytes')
}

const maxUint256 = 2n ** 256n - 1n

/** A whole number from 0 to 2^256 - 1 in decimal digits. */
export function uint256(): Schema<string> {
  return pattern(
    /^\d{1,78}$/,
    'Invalid base-10 numeric string',
    // Shorter ones cannot be too large; parsing a bigint costs more.
    (value) => value.length < 78 || BigInt(value) <= maxUint256,
  )
}

/** An EIP-155 chain id in decimal digits. */
export function chainId(): Schema<string> {
  return pattern(/^\d{1,78}$/, 'Invalid chain ID')
}
