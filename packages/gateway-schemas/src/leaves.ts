import { checksumAddress } from '@strongroom/internal/checksumAddress'
import * as z from 'zod'

type Address = `0x${string}`
type Hex = `0x${string}`

/** A text of one form. Every other value has the same issue. */
function pattern<T extends string>(
  expression: RegExp,
  message: string,
  options: {
    /** Units at most; compared first, so that matching stays fast. */
    readonly max?: number
    /** Sees only values that match. */
    readonly accepts?: (value: string) => boolean
    readonly format?: string
  } = {},
): z.ZodCustom<T, T> {
  const { max = Number.POSITIVE_INFINITY, accepts = () => true } = options
  const { format } = options
  const fits = (value: unknown) =>
    typeof value === 'string' &&
    value.length <= max &&
    expression.test(value) &&
    accepts(value)
  return z.custom<T>(fits, message).meta({
    type: 'string',
    pattern: expression.source,
    ...(max === Number.POSITIVE_INFINITY ? {} : { maxLength: max }),
    ...(format === undefined ? {} : { format }),
  })
}

const addressShape = /^0x[0-9a-fA-F]{40}$/

/** 20 bytes of hex, with any checksum. */
export const address = (): z.ZodCustom<Address, Address> =>
  pattern(addressShape, 'Invalid address')

/**
 * Creates the schema of an address in a body: in lower case or with the right
 * checksum (EIP-55), which parsing writes.
 */
export function checksummedAddress(): z.ZodCustom<Address, Address> {
  // Hashing is most of the work: keep the result for `overwrite`, which zod
  // calls next.
  let checked = ''
  let written: Address = '0x'
  const accepts = (value: string) => {
    written = checksumAddress(value.slice(2))
    checked = value
    return value === written || value === value.toLowerCase()
  }
  return pattern<Address>(addressShape, 'Invalid address', {
    accepts,
  }).overwrite((value) =>
    value === checked ? written : checksumAddress(value.slice(2)),
  )
}

/** Whole bytes of hex; `0x` is empty. */
export const hex = (): z.ZodCustom<Hex, Hex> =>
  pattern(
    /^0x(?:[0-9a-fA-F]{2})*$/,
    'Invalid hex string: expected "0x" and whole bytes',
  )

/** 32 bytes of hex. */
export const hash = (): z.ZodCustom<Hex, Hex> =>
  pattern(/^0x[0-9a-fA-F]{64}$/, 'Invalid hash: expected 32 bytes')

const maxUint256 = 2n ** 256n - 1n

/** A whole number from 0 to 2^256 - 1 in decimal digits. */
export const uint256 = (): z.ZodCustom<string, string> =>
  pattern(/^\d{1,78}$/, 'Invalid base-10 numeric string', {
    // Shorter ones cannot be too large; parsing a bigint costs more.
    accepts: (value) => value.length < 78 || BigInt(value) <= maxUint256,
    // JSON Schema cannot express the upper bound; the format names the whole
    // rule.
    format: 'uint256',
  })

/** An EIP-155 chain id in decimal digits. */
export const chainId = (): z.ZodCustom<string, string> =>
  pattern(/^\d{1,78}$/, 'Invalid chain ID')

/** One or more signatures, 65 bytes or longer each. */
export const signature = (): z.ZodCustom<Hex, Hex> =>
  pattern(
    /^0x(?:[0-9a-fA-F]{2}){65,}$/,
    'Invalid signature: expected at least 65 bytes',
  )

/** Version numbers of https://semver.org, version 2.0.0. */
export const semver = (): z.ZodCustom<string, string> =>
  pattern(
    /^(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)(?:-(?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\.(?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*))*)?(?:\+[0-9a-zA-Z-]+(?:\.[0-9a-zA-Z-]+)*)?$/,
    'Invalid semver string',
    { max: 256 },
  )

/** A UUID of any version. */
export const uuid = (): z.ZodCustom<string, string> =>
  pattern(
    /^[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/,
    'Invalid UUID',
  )

/** An e-mail address: a mailbox, `@` and a domain of two labels or more. */
export const email = (): z.ZodCustom<string, string> =>
  pattern(/^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/, 'Invalid email', {
    max: 254,
  })

/** Decimal digits, `count` of them or up to 78. */
export const digits = (count?: number): z.ZodCustom<string, string> =>
  count === undefined
    ? pattern(/^\d{1,78}$/, 'Invalid base-10 numeric string')
    : pattern(
        new RegExp(`^\\d{${count}}$`),
        `Invalid code: expected ${count} digits`,
      )

/** A whole number from 0 to 2^53 - 1: nonces, thresholds, milliseconds. */
export const integer = (): z.ZodInt => z.int().min(0)

/**
 * Any text, or any whole number, with the values known today: editors offer
 * them, and a value that is newer than this package passes.
 */
export function openLiteral<const V extends readonly string[]>(
  ...known: V
): z.ZodType<V[number] | (string & {})>
export function openLiteral<const V extends readonly number[]>(
  ...known: V
): z.ZodType<V[number] | (number & {})>
export function openLiteral(...known: readonly (string | number)[]): unknown {
  const any = typeof known[0] === 'string' ? z.string() : integer()
  return any.meta({ examples: [...known] })
}

/** The values that an open literal knows. */
export function knownValues<T extends string>(
  schema: z.ZodType<T | (string & {})>,
): readonly T[] {
  return schema.meta()?.['examples'] as readonly T[]
}

type Tagged<K extends string> = z.ZodObject<Record<K, z.ZodLiteral<string>>>

/**
 * Objects discriminated by the literal under `key`. An object with any other
 * text under `key` passes as it is: a server may know more kinds than this
 * package. The type names the known kinds only, so that it narrows.
 */
export function openUnion<
  const K extends string,
  const S extends readonly [Tagged<K>, ...Tagged<K>[]],
>(key: K, options: S): z.ZodType<z.output<S[number]>> {
  const tags: readonly string[] = options.flatMap((option) =>
    tagsOfOption(key, option),
  )
  const other = z
    .string()
    .refine((tag) => !tags.includes(tag), { abort: true })
    .meta({ not: { enum: tags } })
  return z.union([
    z.discriminatedUnion(key, options),
    z.looseObject({ [key]: other }),
  ]) as unknown as z.ZodType<z.output<S[number]>>
}

const tagsOfOption = <K extends string>(key: K, option: Tagged<K>) => [
  ...option.shape[key].values,
]

/** The values of the discriminator that an open union knows. */
export function tagsOf<const K extends string, T extends Record<K, string>>(
  key: K,
  union: z.ZodType<T>,
): readonly T[K][] {
  const [known] = (union as unknown as z.ZodUnion<[z.ZodDiscriminatedUnion]>)
    .options
  return (known.options as readonly Tagged<K>[]).flatMap((option) =>
    tagsOfOption(key, option),
  ) as unknown as readonly T[K][]
}
