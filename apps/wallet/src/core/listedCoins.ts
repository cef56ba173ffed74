import { findCoin } from '@strongroom/react-hooks/chain'

// The table is a chunk of its own: it loads beside the gateway's networks.
export const findListedCoin = (chainId: string) => findCoin(chainId)
