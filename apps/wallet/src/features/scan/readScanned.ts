import { readAddressInput } from '@strongroom/ui-kit'
import type { Address } from 'viem'

/** What a scanned text is to a field for an address. */
export type Scanned =
  | { readonly kind: 'address'; readonly address: Address }
  /** An address with the prefix or the chain id of another network. */
  | { readonly kind: 'otherNetwork' }
  | { readonly kind: 'none' }

/**
 * Reads a scanned text, which anybody may have printed: an address, with the
 * network's prefix or without, or a plain `ethereum:` link (EIP-681). Links that
 * name an amount or a call hold no address to take.
 */
export function readScanned(
  text: string,
  chain: { readonly chainId: string; readonly shortName: string },
): Scanned {
  const link = /^ethereum:(?:pay-)?(0x[\da-f]{40})(?:@(\d{1,20}))?$/iu.exec(
    text.trim(),
  )
  const [, linked, chainId = chain.chainId] = link ?? []
  if (chainId !== chain.chainId) return { kind: 'otherNetwork' }
  const { address, error } = readAddressInput(linked ?? text.trim(), chain)
  if (address !== null) return { kind: 'address', address }
  return { kind: error === 'wrong-chain' ? 'otherNetwork' : 'none' }
}
