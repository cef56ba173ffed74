import type { Address } from 'viem'
import { type SafeVersion, safeVersions } from '../SafeVersion.ts'
import {
  contractsOf,
  type SafeContract,
  type SafeContractName,
} from './getSafeDeployment.ts'
import { isTrustedLibrary } from './isTrustedLibrary.ts'

/** A contract of Safe that the package knows by address. */
export interface KnownSafeContract extends SafeContract {
  name: SafeContractName
  version: SafeVersion
  kind: 'canonical' | 'eip155'
}

/**
 * Every contract that {@link identifyContract} knows.
 *
 * @example
 * ```ts
 * import { listKnownSafeContracts } from '@strongroom/safe-protocol'
 *
 * const factories = listKnownSafeContracts().filter(
 *   (contract) => contract.name === 'proxyFactory',
 * )
 * ```
 */
export function listKnownSafeContracts(): KnownSafeContract[] {
  return safeVersions.flatMap((version) =>
    (['canonical', 'eip155'] as const).flatMap((kind) =>
      contractsOf(version, kind).map(([name, contract]) => ({
        name,
        version,
        kind,
        ...contract,
      })),
    ),
  )
}

let known: Map<string, KnownSafeContract> | undefined

/**
 * Names a contract of Safe by its address. Anyone can deploy anything on a private chain:
 * compare `codeHash` with the chain before trusting the name.
 *
 * @example
 * ```ts
 * import { identifyContract } from '@strongroom/safe-protocol'
 *
 * const contract = identifyContract(
 *   '0x9641d764fc13c8B624c04430C7356C1C7C8102e2',
 * )
 * // { name: 'multiSendCallOnly', version: '1.4.1', … }
 * ```
 */
export function identifyContract(
  address: Address,
): KnownSafeContract | undefined {
  known ??= new Map(
    listKnownSafeContracts().map((c) => [c.address.toLowerCase(), c]),
  )
  return known.get(address.toLowerCase())
}

/**
 * Whether a delegatecall to this address is one of the few a signer may expect:
 * MultiSendCallOnly, SignMessageLib and SafeMigration. Plain MultiSend is not among them,
 * because it can delegatecall further.
 *
 * @example
 * ```ts
 * import { isTrustedDelegateCall } from '@strongroom/safe-protocol'
 *
 * isTrustedDelegateCall('0x9641d764fc13c8B624c04430C7356C1C7C8102e2') // true
 * isTrustedDelegateCall('0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526') // false
 * ```
 */
export function isTrustedDelegateCall(to: Address): boolean {
  return isTrustedLibrary(identifyContract(to)?.name)
}
