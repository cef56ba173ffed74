import {
  getSafeDeployment,
  listKnownSafeContracts,
} from '@strongroom/safe-protocol'
import type { Address } from 'viem'

export interface Singleton {
  address: Address
  /** With the mark `+L2` where it emits events for everything. */
  version: string
  isL2: boolean
}

/** The contracts with the code of safes that are deployed on a chain. */
export const listSingletons = (chainId: string): Singleton[] =>
  listKnownSafeContracts()
    .filter(
      ({ name, version }) =>
        /^singleton(L2)?$/.test(name) &&
        getSafeDeployment({ version, chainId: BigInt(chainId) }),
    )
    .map(({ address, name, version }) => {
      const isL2 = name === 'singletonL2'
      return { address, version: isL2 ? `${version}+L2` : version, isL2 }
    })
