import { checksumAddress } from '@strongroom/internal/checksumAddress'
import type { Address, Hex } from 'viem'
import { deployments, lacking } from '../generated/deployments.ts'
import type { SafeVersion } from '../SafeVersion.ts'

/** The contracts that belong to a version of Safe. */
export type SafeContractName =
  | 'singleton'
  | 'singletonL2'
  | 'proxyFactory'
  | 'multiSend'
  | 'multiSendCallOnly'
  | 'fallbackHandler'
  | 'signMessageLib'
  | 'createCall'
  | 'simulateTxAccessor'
  | 'migration'
  | 'toL2Migration'
  | 'toL2Setup'
  | 'extensibleFallbackHandler'
  | 'tokenCallbackHandler'

/** Where a contract lives, and the hash its code must have there. */
export interface SafeContract {
  address: Address
  /** Keccak-256 of the runtime code: compare with the chain's before trusting it. */
  codeHash: Hex
}

type Always =
  | 'singleton'
  | 'singletonL2'
  | 'proxyFactory'
  | 'multiSend'
  | 'multiSendCallOnly'
  | 'fallbackHandler'
  | 'signMessageLib'
  | 'createCall'
  | 'simulateTxAccessor'

/** The contracts of one version. The first nine exist in every version. */
export type SafeDeployment = Record<Always, SafeContract> &
  Partial<Record<SafeContractName, SafeContract>>

/** The contracts of one version in one set of addresses, by name. */
export function contractsOf(
  version: SafeVersion,
  kind: 'canonical' | 'eip155',
): [SafeContractName, SafeContract][] {
  return Object.entries(deployments[version]).flatMap(([name, row]) => {
    const [canonical, hash, eip155, eip155Hash = hash] = row.split(' ')
    const address = kind === 'canonical' ? canonical : eip155
    const codeHash = (kind === 'canonical' ? hash : eip155Hash) as Hex
    return address
      ? [
          [
            name as SafeContractName,
            { address: checksumAddress(address.slice(2)), codeHash },
          ],
        ]
      : []
  })
}

/**
 * The contracts of a version: same addresses on every chain. `undefined` when
 * the chain is known to lack the version (chains 2020 and 2021 have 1.3.0
 * only), or for `eip155` addresses of a version without them.
 *
 * Only the chains listed in the README are known; for any other the canonical set is
 * returned, and the code hash on chain is the proof. zkSync addresses are not carried.
 *
 * @example
 * ```ts
 * import { getSafeDeployment } from '@strongroom/safe-protocol'
 *
 * getSafeDeployment({ version: '1.3.0', chainId: 2020 })?.singletonL2.address
 * getSafeDeployment({ version: '1.5.0', chainId: 2020 }) // undefined
 * ```
 */
export function getSafeDeployment(parameters: {
  version: SafeVersion
  chainId?: number | bigint | undefined
  /** Set of addresses; only 1.3.0 has a second one. @default 'canonical' */
  kind?: 'canonical' | 'eip155' | undefined
}): SafeDeployment | undefined {
  const { version, chainId, kind = 'canonical' } = parameters
  if (chainId !== undefined && lacking[Number(chainId)]?.includes(version))
    return undefined
  const contracts = contractsOf(version, kind)
  return contracts.length
    ? (Object.fromEntries(contracts) as SafeDeployment)
    : undefined
}

/**
 * The version to create new safes with: 1.4.1 where it is registered, else
 * 1.3.0, which need not be the latest.
 *
 * @example
 * ```ts
 * import { getRecommendedVersion } from '@strongroom/safe-protocol'
 *
 * getRecommendedVersion(2020) // '1.3.0'
 * getRecommendedVersion(1) // '1.4.1'
 * ```
 */
export function getRecommendedVersion(chainId: number | bigint): SafeVersion {
  return getSafeDeployment({ version: '1.4.1', chainId }) ? '1.4.1' : '1.3.0'
}
