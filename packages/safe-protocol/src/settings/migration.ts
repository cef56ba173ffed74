import type { Address, Hex } from 'viem'
import { encodeCall } from '../abi/encodeCall.ts'
import {
  getSafeDeployment,
  type SafeContract,
} from '../deployments/getSafeDeployment.ts'
import { identifyContract } from '../deployments/identifyContract.ts'
import { type SafeVersion, safeVersions } from '../SafeVersion.ts'

/** An update of a safe to the next version, by the official migration contract. */
export interface SafeMigration {
  readonly from: SafeVersion
  readonly version: SafeVersion
  /** Whether the safe logs every call in an event, before and after the update. */
  readonly isL2: boolean
  /** Target of the delegate call. */
  readonly to: Address
  readonly data: Hex
  readonly operation: 1
  /**
   * Contracts that the update depends on. Compare each `codeHash` with the chain before
   * anybody signs.
   */
  readonly contracts: {
    readonly migration: SafeContract
    readonly singleton: SafeContract
    /** Absent where the safe keeps the handler it has. */
    readonly fallbackHandler?: SafeContract
  }
}

/**
 * The update of a safe from 1.3.0 to 1.4.1, or from 1.4.1 to 1.5.0, with the code of the
 * same kind. Owners, threshold, nonce, modules and guard stay. Undefined for an unknown
 * singleton, the newest version, and a chain that is known to lack the next one.
 *
 * @param parameters.singleton Code that the safe runs now: the address in its slot 0.
 * @param parameters.keepsHandler Leave the fallback handler as it is, where an owner chose
 * one that is not Safe's. @default false
 *
 * @example
 * ```ts
 * import { createSafeTransaction, getMigration } from '@strongroom/safe-protocol'
 *
 * const migration = getMigration({
 *   singleton: '0x3E5c63644E683549055b9Be8653de26E0B4CD36E',
 *   chainId: 1,
 * })
 * // { from: '1.3.0', version: '1.4.1', isL2: true, … }
 * const update = migration && createSafeTransaction({ ...migration, nonce: 0n })
 * ```
 */
export function getMigration(parameters: {
  singleton: Address
  chainId: number | bigint
  keepsHandler?: boolean | undefined
}): SafeMigration | undefined {
  const { singleton: current, chainId, keepsHandler = false } = parameters
  const known = identifyContract(current)
  if (known?.name !== 'singleton' && known?.name !== 'singletonL2')
    return undefined
  const version = safeVersions[safeVersions.indexOf(known.version) + 1]
  const next = version && getSafeDeployment({ version, chainId })
  if (!version || !next?.migration) return undefined
  const isL2 = known.name === 'singletonL2'
  const name = `migrate${isL2 ? 'L2' : ''}${keepsHandler ? 'Singleton' : 'WithFallbackHandler'}`
  const { migration, fallbackHandler } = next
  return {
    from: known.version,
    version,
    isL2,
    to: migration.address,
    data: encodeCall(`${name}()`, {}),
    operation: 1,
    contracts: {
      migration,
      singleton: isL2 ? next.singletonL2 : next.singleton,
      ...(keepsHandler ? {} : { fallbackHandler }),
    },
  }
}
