import type { Address, Hex } from 'viem'
import { encodeCall } from '../abi/encodeCall.ts'

/**
 * Encodes `enableModule`, a call of the safe to itself. A module can move everything the
 * safe has without any owner.
 *
 * @example
 * ```ts
 * import { encodeEnableModule } from '@strongroom/safe-protocol'
 *
 * const data = encodeEnableModule({
 *   module: '0x000000000000000000000000000000000000dEaD',
 * })
 * ```
 */
export function encodeEnableModule(parameters: { module: Address }): Hex {
  return encodeCall('enableModule(address module)', parameters)
}

/**
 * Encodes `disableModule`. `prevModule` is the entry before it in the list of modules: see
 * `previousOwner`.
 *
 * @example
 * ```ts
 * import { encodeDisableModule } from '@strongroom/safe-protocol'
 *
 * const data = encodeDisableModule({
 *   prevModule: '0x0000000000000000000000000000000000000001',
 *   module: '0x000000000000000000000000000000000000dEaD',
 * })
 * ```
 */
export function encodeDisableModule(parameters: {
  prevModule: Address
  module: Address
}): Hex {
  return encodeCall(
    'disableModule(address prevModule,address module)',
    parameters,
  )
}

/**
 * Encodes `setGuard`; the zero address removes the guard.
 *
 * @example
 * ```ts
 * import { encodeSetGuard } from '@strongroom/safe-protocol'
 *
 * const data = encodeSetGuard({
 *   guard: '0x0000000000000000000000000000000000000000',
 * })
 * ```
 */
export function encodeSetGuard(parameters: { guard: Address }): Hex {
  return encodeCall('setGuard(address guard)', parameters)
}

/**
 * Encodes `setModuleGuard` (1.5.0 and later); the zero address removes it.
 *
 * @example
 * ```ts
 * import { encodeSetModuleGuard } from '@strongroom/safe-protocol'
 *
 * const data = encodeSetModuleGuard({
 *   moduleGuard: '0x0000000000000000000000000000000000000000',
 * })
 * ```
 */
export function encodeSetModuleGuard(parameters: {
  moduleGuard: Address
}): Hex {
  return encodeCall('setModuleGuard(address moduleGuard)', parameters)
}

/**
 * Encodes `setFallbackHandler`. The handler answers calls in the safe's name.
 *
 * @example
 * ```ts
 * import {
 *   encodeSetFallbackHandler,
 *   getSafeDeployment,
 * } from '@strongroom/safe-protocol'
 *
 * const { fallbackHandler } = getSafeDeployment({ version: '1.4.1' }) ?? {}
 * const data = fallbackHandler
 *   ? encodeSetFallbackHandler({ handler: fallbackHandler.address })
 *   : undefined
 * ```
 */
export function encodeSetFallbackHandler(parameters: {
  handler: Address
}): Hex {
  return encodeCall('setFallbackHandler(address handler)', parameters)
}

/**
 * Encodes `changeMasterCopy`, which Safe 1.0.0 to 1.2.0 have. Later versions change their
 * singleton by a delegatecall to a migration contract.
 *
 * @example
 * ```ts
 * import { encodeChangeMasterCopy } from '@strongroom/safe-protocol'
 *
 * const data = encodeChangeMasterCopy({
 *   masterCopy: '0xd9Db270c1B5E3Bd161E8c8503c55cEABeE709552',
 * })
 * ```
 */
export function encodeChangeMasterCopy(parameters: {
  masterCopy: Address
}): Hex {
  return encodeCall('changeMasterCopy(address masterCopy)', parameters)
}

/**
 * Encodes `approveHash`: an owner approves a transaction or a message on chain. The call
 * goes from the owner to the safe.
 *
 * @example
 * ```ts
 * import { encodeApproveHash } from '@strongroom/safe-protocol'
 *
 * const data = encodeApproveHash({ hash: `0x${'11'.repeat(32)}` })
 * ```
 */
export function encodeApproveHash(parameters: { hash: Hex }): Hex {
  return encodeCall('approveHash(bytes32 hash)', parameters)
}

/**
 * Encodes `signMessage` of SignMessageLib, for a delegatecall: the safe then accepts
 * `message` (usually a 32-byte digest) for ever, without signatures.
 *
 * @example
 * ```ts
 * import { encodeSignMessage } from '@strongroom/safe-protocol'
 *
 * const data = encodeSignMessage({ message: `0x${'11'.repeat(32)}` })
 * ```
 */
export function encodeSignMessage(parameters: { message: Hex }): Hex {
  return encodeCall('signMessage(bytes message)', parameters)
}
