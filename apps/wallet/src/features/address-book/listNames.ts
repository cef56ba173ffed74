import { toAddress } from '@strongroom/safe-protocol'
import type { Address } from 'viem'
import type { Names } from '../../storage/parseSafes.ts'

/** A name of the address book, with the networks on which it is this one. */
export interface NamedAddress {
  address: Address
  name: string
  chainIds: string[]
}

/**
 * The names on some networks, by name, with the networks of each together. Words that
 * are searched must be in the name or in the address.
 */
export function listNames(
  names: Names,
  chainIds: readonly string[],
  search = '',
): NamedAddress[] {
  const found = new Map<string, NamedAddress>()
  for (const chainId of chainIds)
    for (const [lower, name] of Object.entries(names[chainId] ?? {})) {
      const known = found.get(`${lower} ${name}`)
      if (known) known.chainIds.push(chainId)
      else
        found.set(`${lower} ${name}`, {
          address: toAddress(lower),
          name,
          chainIds: [chainId],
        })
    }
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return [...found.values()]
    .filter(({ address, name }) => {
      const text = `${name} ${address}`.toLowerCase()
      return words.every((word) => text.includes(word))
    })
    .sort((a, b) => a.name.localeCompare(b.name))
}
