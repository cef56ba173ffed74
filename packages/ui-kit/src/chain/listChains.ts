/** A chain to choose; a gateway's record fits. */
export interface SwitchableChain {
  chainId: string
  name: string
  /** EIP-3770 short name. */
  shortName?: string | undefined
  /** Inline image or `https:` URL; anything else is not loaded. */
  logoUri?: string | null | undefined
  /** Hexadecimal colour of the mark where there is no logo. */
  color?: string | null | undefined
  testnet?: boolean | undefined
  /** Reason why it cannot be chosen, shown beside it. */
  disabledReason?: string | undefined
}

/** Chains of one section of the list. */
export interface ChainSection {
  id: 'main' | 'test'
  chains: readonly SwitchableChain[]
}

/**
 * The chains as a list shows them: each id once, in the given order, those for
 * tests apart, and with a query only those whose name, short name or id holds
 * it. Sections without chains are left out.
 *
 * @example
 * ```ts
 * import { listChains } from '@strongroom/ui-kit'
 *
 * listChains([{ chainId: '1', name: 'Ethereum' }], 'eth') // one section
 * ```
 */
export function listChains(
  chains: readonly SwitchableChain[],
  query = '',
): ChainSection[] {
  const wanted = query.trim().toLowerCase()
  const found = chains.filter(
    ({ chainId, name, shortName }, index) =>
      chains.findIndex((other) => other.chainId === chainId) === index &&
      [name.toLowerCase(), shortName?.toLowerCase() ?? '', chainId].some(
        (text) => text.includes(wanted),
      ),
  )
  const sections: ChainSection[] = [
    { id: 'main', chains: found.filter(({ testnet }) => testnet !== true) },
    { id: 'test', chains: found.filter(({ testnet }) => testnet === true) },
  ]
  return sections.filter((section) => section.chains.length > 0)
}
