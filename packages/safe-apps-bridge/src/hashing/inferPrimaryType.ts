import type { TypedData } from '../protocol/walletTypes.ts'
import { HashingError } from './HashingError.ts'

/** The one type no other refers to, arrays of it included. */
export function inferPrimaryType(types: TypedData['types']): string {
  const names = Object.keys(types).filter((name) => name !== 'EIP712Domain')
  const used = new Set(
    names.flatMap((name) =>
      (types[name] ?? [])
        .map(({ type }) => type.replace(/\[.*$/, ''))
        // A type may hold itself.
        .filter((type) => type !== name),
    ),
  )
  const [primary, ...others] = names.filter((name) => !used.has(name))
  if (primary === undefined || others.length > 0)
    throw new HashingError('Please specify primaryType')
  return primary
}
