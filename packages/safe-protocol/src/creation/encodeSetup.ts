import type { Address, Hex } from 'viem'
import { encodeCall } from '../abi/encodeCall.ts'
import { stripAddress } from '../bytes/address.ts'
import { zeroAddress } from '../bytes/hex.ts'
import { InvalidInputError } from '../errors.ts'

/** The initializer of a safe, with the names of {@link SafeSetup}. */
export const setupSignature =
  'setup(address[] owners,uint256 threshold,address to,bytes data,address fallbackHandler,address paymentToken,uint256 payment,address paymentReceiver)'

/** How a new safe starts. */
export interface SafeSetup {
  owners: readonly Address[]
  /** Confirmations needed. */
  threshold: number | bigint
  fallbackHandler: Address
  /**
   * Contract that is delegatecalled once while the safe is set up. @default
   * none
   */
  to?: Address
  /** Data of that delegatecall. @default `0x` */
  data?: Hex
  /** @default the native coin */
  paymentToken?: Address
  /** Amount that the deployer receives. @default 0 */
  payment?: bigint
  paymentReceiver?: Address
}

/**
 * Encodes `setup`, the initializer of a new safe (1.1.1 and later). The address of the
 * safe depends on every byte of it.
 *
 * @throws InvalidInputError for no owner, a duplicate, the zero address or the list
 * head as an owner, or a threshold that the owners cannot reach.
 *
 * @example
 * ```ts
 * import { encodeSetup, getSafeDeployment } from '@strongroom/safe-protocol'
 *
 * const { fallbackHandler } = getSafeDeployment({ version: '1.4.1' }) ?? {}
 * const setup = fallbackHandler
 *   ? encodeSetup({
 *       owners: ['0x8ba1f109551bD432803012645Ac136ddd64DBA72'],
 *       threshold: 1,
 *       fallbackHandler: fallbackHandler.address,
 *     })
 *   : undefined
 * ```
 */
export function encodeSetup(setup: SafeSetup): Hex {
  const { owners, threshold } = setup
  const unique = new Set(owners.map((owner) => stripAddress(owner, 'owners')))
  if (
    unique.size !== owners.length ||
    [...unique].some((owner) => /^0{39}[01]$/.test(owner))
  )
    throw new InvalidInputError('owners', 'an owner is repeated or reserved')
  if (threshold < 1 || threshold > owners.length)
    throw new InvalidInputError('threshold', 'the owners cannot reach it')
  return encodeCall(setupSignature, {
    to: zeroAddress,
    data: '0x',
    paymentToken: zeroAddress,
    payment: 0n,
    paymentReceiver: zeroAddress,
    ...setup,
  })
}
