import { isRecord } from '@strongroom/internal/isRecord'
/** Typed data of any origin: only its own members are looked at. */
export interface TypedDataInput {
  domain?: object | null | undefined
  types: object
  primaryType: string
  message?: object | null | undefined
}

/** A value at its place, as it is hashed. */
export interface TypedNode {
  name: string
  type: string
  kind: 'struct' | 'list' | 'value' | 'missing' | 'deep'
  /** Value of a node of kind `value`. */
  value: unknown
  children: readonly TypedNode[]
}

/** Typed data in the order of its types. */
export interface TypedDataLayout {
  domain: readonly TypedNode[]
  message: readonly TypedNode[]
  /** Values that would be too many to show. */
  hidden: number
  /** Members that no type names: they are there, and not signed. */
  unsigned: readonly string[]
}

type Field = { name: string; type: string }

const deepest = 32
const most = 2_000
const standard: readonly Field[] = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
]

/** Reads an own member: members of a prototype are not data. */
const own = (value: unknown, name: string): unknown =>
  // A name that is no text would be turned into one.
  isRecord(value) && typeof name === 'string' && Object.hasOwn(value, name)
    ? value[name]
    : undefined

function fieldsOf(types: object, name: string): readonly Field[] | undefined {
  const fields = own(types, name)
  if (!Array.isArray(fields)) return undefined
  return fields.filter(
    (field): field is Field =>
      typeof own(field, 'name') === 'string' &&
      typeof own(field, 'type') === 'string',
  )
}

/**
 * Arranges typed data by its types, which is what the hash covers: a member
 * outside the types is listed apart, and a missing one is marked.
 */
export function layoutTypedData(data: TypedDataInput): TypedDataLayout {
  let left = most
  let hidden = 0
  const unsigned: string[] = []

  function lay(
    field: Field,
    value: unknown,
    path: string,
    depth: number,
  ): TypedNode {
    const { name, type } = field
    const node = (
      kind: TypedNode['kind'],
      children: readonly TypedNode[] = [],
    ): TypedNode => ({ name, type, kind, value, children })
    if (value === undefined) return node('missing')
    if (depth > deepest) return node('deep')
    const array = /^(.*)\[\d*\]$/su.exec(type)
    if (array && Array.isArray(value)) {
      const items = take(value.map((item, index) => ({ item, index })))
      return node(
        'list',
        items.map(({ item, index }) =>
          lay(
            { name: `${index}`, type: array[1] ?? '' },
            item,
            `${path}[${index}]`,
            depth + 1,
          ),
        ),
      )
    }
    const isList = array !== null || Array.isArray(value)
    const fields = isList ? undefined : fieldsOf(data.types, type)
    return fields
      ? node('struct', members(fields, value, path, depth))
      : node('value')
  }

  /** Takes as many items as there is room for. */
  function take<T>(items: readonly T[]): readonly T[] {
    const kept = items.slice(0, Math.max(left, 0))
    left -= kept.length
    hidden += items.length - kept.length
    return kept
  }

  function members(
    fields: readonly Field[],
    value: unknown,
    path: string,
    depth: number,
  ): readonly TypedNode[] {
    const known = new Set(fields.map(({ name }) => name))
    if (isRecord(value))
      for (const name of Object.keys(value))
        if (!known.has(name) && unsigned.length < 50)
          unsigned.push(path === '' ? name : `${path}.${name}`)
    return take(fields).map((field) =>
      lay(
        field,
        own(value, field.name),
        path === '' ? field.name : `${path}.${field.name}`,
        depth + 1,
      ),
    )
  }

  const { domain, message } = data
  const declared = fieldsOf(data.types, 'EIP712Domain')
  const used =
    declared ??
    standard.filter(
      // The rule of the libraries that hash: an empty name counts.
      ({ name }) =>
        (own(domain, name) ?? '') !== '' ||
        (name === 'name' && own(domain, name) === ''),
    )
  // The domain's own type is its whole content: no message is hashed.
  const fields =
    data.primaryType === 'EIP712Domain'
      ? undefined
      : fieldsOf(data.types, data.primaryType)
  return {
    domain: members(used, domain ?? {}, 'domain', 0),
    message: members(fields ?? [], message ?? {}, '', 0),
    unsigned,
    hidden,
  }
}
