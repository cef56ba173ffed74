import { isRecord } from '@strongroom/internal/isRecord'
import { InvalidInputError } from '@strongroom/safe-protocol'

/** Typed data as it is hashed: a bounded copy of its own. */
export interface ReadTypedData {
  readonly types: {
    readonly [name: string]: readonly {
      readonly name: string
      readonly type: string
    }[]
  }
  readonly primaryType: string
  readonly domain: { readonly [name: string]: unknown }
  readonly message: { readonly [name: string]: unknown }
}

// Real ones have a few dozen of each; hashing and showing take time with every one.
const mostTypes = 100
const mostTypeCharacters = 32_768
const mostValues = 10_000
const mostCharacters = 1_000_000
const deepest = 32

function fail(field: string, reason: string): never {
  throw new InvalidInputError(field, reason)
}

/** Copies plain data without prototypes, so that no name in it means anything. */
function createCopier(): (value: unknown, depth?: number) => unknown {
  let values = 0
  let characters = 0
  const count = (text: string) => {
    characters += text.length
    if (characters > mostCharacters) fail('message', 'too long')
  }
  const copy = (value: unknown, depth = 0): unknown => {
    values += 1
    if (values > mostValues) fail('message', 'too many values')
    if (depth > deepest) fail('message', 'too deep')
    if (typeof value === 'string') count(value)
    // JSON has no big integers; hashing takes them as text.
    if (typeof value === 'bigint') return value.toString()
    if (Array.isArray(value)) return value.map((item) => copy(item, depth + 1))
    if (isRecord(value)) {
      const fresh: Record<string, unknown> = Object.create(null)
      for (const [name, item] of Object.entries(value)) {
        count(name)
        fresh[name] = copy(item, depth + 1)
      }
      return fresh
    }
    return value
  }
  return copy
}

function readTypes(value: unknown): ReadTypedData['types'] {
  if (!isRecord(value)) fail('types', 'expected an object')
  const names = Object.keys(value)
  if (names.length > mostTypes) fail('types', 'too many')
  const types: Record<string, { name: string; type: string }[]> =
    Object.create(null)
  let characters = 0
  for (const name of names) {
    const fields = value[name]
    if (!Array.isArray(fields)) fail('types', 'expected lists')
    types[name] = fields.map((field: unknown) => {
      const { name: member, type } = Object(field) as Record<string, unknown>
      if (typeof member !== 'string' || typeof type !== 'string')
        fail('types', 'expected names and types')
      characters += name.length + member.length + type.length
      if (characters > mostTypeCharacters) fail('types', 'too long')
      return { name: member, type }
    })
  }
  return types
}

/** The one type that no other refers to: what older clients mean. */
function inferPrimaryType(types: ReadTypedData['types']): string {
  const used = new Set(
    Object.entries(types).flatMap(([name, fields]) =>
      fields
        .map(({ type }) => type.split('[', 1)[0])
        .filter((type) => type !== name),
    ),
  )
  const roots = Object.keys(types).filter(
    (name) => name !== 'EIP712Domain' && !used.has(name),
  )
  if (roots.length !== 1 || roots[0] === undefined)
    fail('primaryType', 'not given, and more than one is possible')
  return roots[0]
}

/**
 * Reads untrusted typed data.
 *
 * @throws InvalidInputError for another value, or one larger than a page shows.
 */
export function readTypedData(value: unknown): ReadTypedData {
  if (!isRecord(value)) fail('typedData', 'expected an object')
  const types = readTypes(value['types'])
  const copy = createCopier()
  const domain = copy(value['domain'] ?? {})
  const message = copy(value['message'] ?? {})
  if (!isRecord(domain)) fail('domain', 'expected an object')
  if (!isRecord(message)) fail('message', 'expected an object')
  const given = value['primaryType'] ?? undefined
  if (given !== undefined && typeof given !== 'string')
    fail('primaryType', 'expected text')
  const declared = types['EIP712Domain']?.find(({ name }) => name === 'chainId')
  const chainId = domain['chainId']
  // Some libraries turn it into hexadecimal; gateways want the number.
  if (
    typeof chainId === 'string' &&
    (declared === undefined || /^uint/.test(declared.type)) &&
    /^(?:\d{1,15}|0x[\da-f]{1,13})$/i.test(chainId)
  )
    domain['chainId'] = Number(chainId)
  return {
    types,
    primaryType: given ?? inferPrimaryType(types),
    domain,
    message,
  }
}
