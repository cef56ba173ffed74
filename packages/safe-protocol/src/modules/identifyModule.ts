import { checksumAddress } from '@strongroom/internal/checksumAddress'
import type { Address } from 'viem'
import { sameAddress } from '../bytes/address.ts'
import { modules } from '../generated/modules.ts'

/** What a known module does: pays within limits, executes user operations, recovers. */
export type ModuleKind = (typeof modules)[number][0]

/** A module that the package, or the app, knows by its address. */
export interface KnownModule {
  readonly kind: ModuleKind
  /** Version of the published contract; absent for one that the app listed. */
  readonly version?: string
}

/** Modules that an app vouches for on one chain, by lower-case address. */
export type ListedModules = Readonly<Record<string, ModuleKind>>

/** Where a module is looked for. */
export interface ModuleContext {
  readonly chainId: number | bigint | string
  /** Further modules of this chain, such as those of a private one. */
  readonly listed?: ListedModules | undefined
}

/**
 * Names a module by chain and address. Published modules are known only on the chains
 * they are registered on: the same address elsewhere, or the same functions at another
 * address, can be anything, and has no name.
 *
 * @example
 * ```ts
 * import { identifyModule } from '@strongroom/safe-protocol'
 *
 * const module = '0xAA46724893dedD72658219405185Fb0Fc91e091C'
 * identifyModule(module, { chainId: 10 }) // { kind: 'allowance', version: '0.1.1' }
 * identifyModule(module, { chainId: 2020 }) // undefined
 * ```
 */
export function identifyModule(
  address: Address,
  { chainId, listed = {} }: ModuleContext,
): KnownModule | undefined {
  for (const [kind, version, known, chains] of modules)
    if (sameAddress(known, address) && isAmong(chains, chainId))
      return { kind, version }
  const key = address.toLowerCase()
  const kind = Object.hasOwn(listed, key) ? listed[key] : undefined
  return kind && { kind }
}

/**
 * Addresses of a kind of module on a chain: listed ones first, then the newest. Empty
 * where none is registered.
 *
 * @example
 * ```ts
 * import { listModules } from '@strongroom/safe-protocol'
 *
 * listModules('allowance', { chainId: 100 })
 * // ['0xAA46724893dedD72658219405185Fb0Fc91e091C', '0xCFbFaC74C26F8647cBDb8c5caf80BB5b32E43134']
 * listModules('allowance', { chainId: 2020 }) // []
 * ```
 */
export function listModules(
  kind: ModuleKind,
  { chainId, listed = {} }: ModuleContext,
): Address[] {
  const own = Object.keys(listed)
    .filter((address) => listed[address] === kind)
    .map((address) => checksumAddress(address.slice(2).toLowerCase()))
  const published = modules
    .filter(([one, , , chains]) => one === kind && isAmong(chains, chainId))
    .map(([, , address]) => address)
  return [...own, ...published]
}

const isAmong = (chains: string, chainId: number | bigint | string) =>
  chains.split(' ').includes(`${chainId}`)
