import { fail, type Schema } from './schema.ts'

export type Address = `0x${string}`
export type Hex = `0x${string}`

function pattern<T extends string>(
  expression: RegExp,
  message: string,
  options: {
    /** Units at most; looked at first, so that matching stays fast. */
    readonly max?: number
    /** Sees only values that match. */
    readonly accepts?: (value: string) => boolean
    readonly format?: string
  } = {},
): Schema<T> {
  const { max = Number.POSITIVE_INFINITY, accepts = () => true } = options
  const { format } = options
  return {
    check: (value, context) =>
      typeof value === 'string' &&
      value.length <= max &&
      expression.test(value) &&
      accepts(value)
        ? value
        : fail(context, { code: 'custom', message }),
    json: () => ({
      type: 'string',
      pattern: expression.source,
      ...(max === Number.POSITIVE_INFINITY ? {} : { maxLength: max }),
      ...(format === undefined ? {} : { format }),
    }),
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

/** Whole bytes of hex; `0x` is empty. */
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
  return pattern(/^\d{1,78}$/, 'Invalid base-10 numeric string', {
    // Shorter ones cannot be too large; parsing a bigint costs more.
    accepts: (value) => value.length < 78 || BigInt(value) <= maxUint256,
    // JSON Schema cannot express the upper bound; the format names the whole
    // rule.
    format: 'uint256',
  })
}

/** An EIP-155 chain id in decimal digits. */
export function chainId(): Schema<string> {
  return pattern(/^\d{1,78}$/, 'Invalid chain ID')
}

/** One or more signatures, 65 bytes or longer each. */
export function signature(): Schema<Hex> {
  return pattern(
    /^0x(?:[0-9a-fA-F]{2}){65,}$/,
    'Invalid signature: expected at least 65 bytes',
  )
}

/** Version numbers of https://semver.org, version 2.0.0. */
export function semver(): Schema<string> {
  return pattern(
    /^(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)(?:-(?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\.(?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*))*)?(?:\+[0-9a-zA-Z-]+(?:\.[0-9a-zA-Z-]+)*)?$/,
    'Invalid semver string',
    { max: 256 },
  )
}

/** A UUID of any version. */
export function uuid(): Schema<string> {
  return pattern(
    /^[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/,
    'Invalid UUID',
  )
}

/** An e-mail address: a mailbox, `@` and a domain of two labels or more. */
export function email(): Schema<string> {
  return pattern(/^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/, 'Invalid email', {
    max: 254,
  })
}

/** Decimal digits, `count` of them or as many as there are. */
export function digits(count?: number): Schema<string> {
  return count === undefined
    ? pattern(/^\d{1,78}$/, 'Invalid base-10 numeric string')
    : pattern(
        new RegExp(`^\\d{${count}}$`),
        `Invalid code: expected ${count} digits`,
      )
}
