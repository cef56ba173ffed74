import {
  encodeSetFallbackHandler,
  encodeSetGuard,
  encodeSetModuleGuard,
  getSafeDeployment,
  identifyContract,
} from '@strongroom/safe-protocol'
import type { Risk } from '@strongroom/safe-protocol/risks'
import type { Address, Hex } from 'viem'
import type { SafeState } from '../../chain/readSafeState.ts'

/** A setting of the safe that is one contract. */
export type ContractSetting = 'guard' | 'moduleGuard' | 'handler'

/** The contract that a setting names now. */
export const currentOf = (
  setting: ContractSetting,
  { guard, moduleGuard, fallbackHandler }: SafeState,
): Address | null => ({ guard, moduleGuard, handler: fallbackHandler })[setting]

/** The handler that belongs to the version of the safe. */
export function officialHandler(
  { singleton }: SafeState,
  chainId: string,
): Address | undefined {
  const version = identifyContract(singleton)?.version
  return version
    ? getSafeDeployment({ version, chainId: Number(chainId) })?.fallbackHandler
        .address
    : undefined
}

/** Whether an address is a fallback handler of the Safe contracts. */
export const isKnownHandler = (address: Address): boolean =>
  /allbackHandler$/.test(identifyContract(address)?.name ?? '')

/** The change as the policy sees it. */
export function changeOf(
  setting: ContractSetting,
  address: Address,
  safe: Address,
): Risk {
  const at = { path: [], safe }
  switch (setting) {
    case 'guard':
      return { kind: 'guard', guard: address, ...at }
    case 'moduleGuard':
      return { kind: 'module-guard', guard: address, ...at }
    case 'handler':
      return {
        kind: 'fallback-handler',
        handler: address,
        known: isKnownHandler(address),
        ...at,
      }
  }
}

/** The safe's call of itself that sets the contract. */
export function encodeSetting(setting: ContractSetting, address: Address): Hex {
  switch (setting) {
    case 'guard':
      return encodeSetGuard({ guard: address })
    case 'moduleGuard':
      return encodeSetModuleGuard({ moduleGuard: address })
    case 'handler':
      return encodeSetFallbackHandler({ handler: address })
  }
}
