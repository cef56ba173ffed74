import type { Address, Hex } from 'viem'
import { encodeCall } from '../abi/encodeCall.ts'
import { sameAddress } from '../bytes/address.ts'
import { InvalidInputError } from '../errors.ts'

/** Head of the linked lists of owners and modules. */
const sentinel: Address = '0x0000000000000000000000000000000000000001'

/**
 * The entry that points at `owner` in the list a safe keeps, as `removeOwner` and
 * `swapOwner` want it. `owners` must be in the order of `getOwners()`. Works for modules too.
 *
 * @throws InvalidInputError when `owner` is not in the list.
 *
 * @example
 * ```ts
 * import { previousOwner } from '@strongroom/safe-protocol'
 *
 * const owners = [
 *   '0x8ba1f109551bD432803012645Ac136ddd64DBA72',
 *   '0x000000000000000000000000000000000000dEaD',
 * ] as const
 * previousOwner(owners, owners[1]) // owners[0]
 * ```
 */
export function previousOwner(
  owners: readonly Address[],
  owner: Address,
): Address {
  const index = owners.findIndex((entry) => sameAddress(entry, owner))
  if (index < 0) throw new InvalidInputError('owner', `${owner} is not listed`)
  return owners[index - 1] ?? sentinel
}

/**
 * Encodes `addOwnerWithThreshold`, a call of the safe to itself.
 *
 * @example
 * ```ts
 * import { encodeAddOwner } from '@strongroom/safe-protocol'
 *
 * const data = encodeAddOwner({
 *   owner: '0x000000000000000000000000000000000000dEaD',
 *   threshold: 2,
 * })
 * ```
 */
export function encodeAddOwner(parameters: {
  owner: Address
  /** Confirmations needed afterwards. */
  threshold: number | bigint
}): Hex {
  return encodeCall(
    'addOwnerWithThreshold(address owner,uint256 threshold)',
    parameters,
  )
}

/**
 * Encodes `removeOwner`, a call of the safe to itself.
 *
 * @example
 * ```ts
 * import { encodeRemoveOwner, previousOwner } from '@strongroom/safe-protocol'
 *
 * const owners = [
 *   '0x8ba1f109551bD432803012645Ac136ddd64DBA72',
 *   '0x000000000000000000000000000000000000dEaD',
 * ] as const
 * const owner = owners[1]
 * const data = encodeRemoveOwner({
 *   prevOwner: previousOwner(owners, owner),
 *   owner,
 *   threshold: 1,
 * })
 * ```
 */
export function encodeRemoveOwner(parameters: {
  prevOwner: Address
  owner: Address
  /** Confirmations needed afterwards. */
  threshold: number | bigint
}): Hex {
  return encodeCall(
    'removeOwner(address prevOwner,address owner,uint256 threshold)',
    parameters,
  )
}

/**
 * Encodes `swapOwner`, a call of the safe to itself. The threshold stays.
 *
 * @example
 * ```ts
 * import { encodeSwapOwner } from '@strongroom/safe-protocol'
 *
 * const data = encodeSwapOwner({
 *   prevOwner: '0x0000000000000000000000000000000000000001',
 *   oldOwner: '0x8ba1f109551bD432803012645Ac136ddd64DBA72',
 *   newOwner: '0x000000000000000000000000000000000000dEaD',
 * })
 * ```
 */
export function encodeSwapOwner(parameters: {
  prevOwner: Address
  oldOwner: Address
  newOwner: Address
}): Hex {
  return encodeCall(
    'swapOwner(address prevOwner,address oldOwner,address newOwner)',
    parameters,
  )
}

/**
 * Encodes `changeThreshold`, a call of the safe to itself.
 *
 * @example
 * ```ts
 * import { encodeChangeThreshold } from '@strongroom/safe-protocol'
 *
 * const data = encodeChangeThreshold({ threshold: 3 })
 * ```
 */
export function encodeChangeThreshold(parameters: {
  threshold: number | bigint
}): Hex {
  return encodeCall('changeThreshold(uint256 threshold)', parameters)
}
