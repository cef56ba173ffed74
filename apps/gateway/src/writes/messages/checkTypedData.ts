import type { TypedData } from '@strongroom/gateway-sdk'
import { RefusalError } from '../../platform/errors/RefusalError.ts'

// Real ones have a few dozen of each; hashing takes time with every one.
const mostTypes = 100
const mostTypeCharacters = 32_768
const mostValues = 10_000

const countValues = (root: unknown): number => {
  const open = [root]
  let count = 0
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    count += 1
    if (count > mostValues) break
    if (typeof at !== 'object' || at === null) continue
    for (const inner of Object.values(at)) open.push(inner)
  }
  return count
}

/** The one type that no other refers to: what older clients mean. */
const findPrimaryType = ({ types }: TypedData): string | undefined => {
  const used = new Set(
    Object.entries(types).flatMap(([name, fields]) =>
      fields
        .map(({ type }) => type.replace(/\[.*$/s, ''))
        .filter((type) => type !== name),
    ),
  )
  const roots = Object.keys(types).filter(
    (name) => name !== 'EIP712Domain' && !used.has(name),
  )
  return roots.length === 1 ? roots[0] : undefined
}

/**
 * Typed data with its primary type, small enough to be hashed without keeping
 * everybody else waiting.
 *
 * @throws RefusalError `rejected` without a primary type, `invalid` when it is
 * too large.
 */
export function checkTypedData(
  data: TypedData,
): TypedData & { primaryType: string } {
  const { types, domain, message } = data
  if (
    Object.keys(types).length > mostTypes ||
    JSON.stringify(types).length > mostTypeCharacters ||
    countValues([domain, message]) > mostValues
  ) {
    throw new RefusalError('invalid', 'Typed data has too many types or values')
  }
  const primaryType = data.primaryType ?? findPrimaryType(data)
  if (primaryType === undefined) {
    throw new RefusalError(
      'rejected',
      'Provided dictionary is not a valid EIP712 message',
    )
  }
  return { ...data, primaryType }
}
