import { chains, findCoin } from '@strongroom/react-hooks/chain'

// The tables are a chunk of their own: it loads beside the gateway's networks.
export const findListedCoin = (chainId: string) => findCoin(chainId)

/** Name of a network for pages that no gateway gives one. */
export const findListedName = (chainId: string): string | undefined =>
  chains.find(({ id }) => String(id) === chainId)?.name
