import type { Address } from 'viem'
import { readAddress } from '../../core/parseSafeRef.ts'

/** One token of an ERC-721 collection. */
export interface Nft {
  token: Address
  id: bigint
}

/** Most tokens of one batch: all of them are read and reviewed on one page. */
export const mostNfts = 50

/** Tokens as the text that a link has: `0x…:7,0x…:8`. */
export const writeNfts = (
  nfts: readonly { readonly token: string; readonly id: bigint | string }[],
): string => nfts.map(({ token, id }) => `${token}:${id}`).join()

/**
 * Reads the tokens of a link, each one once.
 *
 * @returns undefined unless every part names a token
 */
export function readNfts(text: string): readonly Nft[] | undefined {
  const found = new Map<string, Nft>()
  for (const part of text.split(',', mostNfts + 1)) {
    const [, named = '', id = ''] = /^([^:]+):(\d{1,78})$/u.exec(part) ?? []
    const token = readAddress(named)
    if (token === undefined || BigInt(id) >= 2n ** 256n) return undefined
    found.set(`${token.toLowerCase()}:${BigInt(id)}`, { token, id: BigInt(id) })
  }
  return found.size > mostNfts ? undefined : [...found.values()]
}
