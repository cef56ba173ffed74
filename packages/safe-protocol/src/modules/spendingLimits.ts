import type { Address, Hex } from 'viem'
import { encodeCall } from '../abi/encodeCall.ts'
import { parseFields } from '../abi/parseSignature.ts'
import { zeroAddress } from '../bytes/hex.ts'
import { InvalidInputError } from '../errors.ts'

/**
 * Encodes `addDelegate` of the allowance module: the account can get limits from then
 * on. The safe makes the call. Limits that were left when it was removed before count
 * again.
 *
 * The module keeps delegates by the last six bytes of their address, so it refuses one
 * that shares them with another delegate.
 *
 * @example
 * ```ts
 * import { encodeAddDelegate } from '@strongroom/safe-protocol'
 *
 * const data = encodeAddDelegate({
 *   delegate: '0x000000000000000000000000000000000000dEaD',
 * })
 * ```
 */
export function encodeAddDelegate(parameters: { delegate: Address }): Hex {
  return encodeCall('addDelegate(address delegate)', parameters)
}

/**
 * Encodes `removeDelegate` of the allowance module. Without `removeAllowances` its
 * limits count again as soon as the account is added once more.
 *
 * @example
 * ```ts
 * import { encodeRemoveDelegate } from '@strongroom/safe-protocol'
 *
 * const data = encodeRemoveDelegate({
 *   delegate: '0x000000000000000000000000000000000000dEaD',
 *   removeAllowances: true,
 * })
 * ```
 */
export function encodeRemoveDelegate(parameters: {
  delegate: Address
  removeAllowances: boolean
}): Hex {
  return encodeCall(
    'removeDelegate(address delegate,bool removeAllowances)',
    parameters,
  )
}

/** Account that may spend, and what. */
export interface SpendingLimitKey {
  delegate: Address
  /** The zero address stands for the chain's coin. */
  token: Address
}

/**
 * Encodes `setAllowance` of the allowance module. What was spent still counts: put
 * `encodeDeleteAllowance` before it in the same batch to start anew.
 *
 * @throws InvalidInputError when a value does not fit, or for a base minute of a limit
 * that is never reset, which the module cannot compute.
 *
 * @example
 * ```ts
 * import { encodeSetAllowance } from '@strongroom/safe-protocol'
 *
 * const data = encodeSetAllowance({
 *   delegate: '0x000000000000000000000000000000000000dEaD',
 *   token: '0x0000000000000000000000000000000000000000',
 *   amount: 5n * 10n ** 17n,
 *   resetMinutes: 7 * 24 * 60,
 * })
 * ```
 */
export function encodeSetAllowance(
  parameters: SpendingLimitKey & {
    /** Base units, at most 96 bits. */
    amount: bigint
    /** Minutes between resets, at most 65535; 0: never. */
    resetMinutes: number
    /**
     * Minute since 1970 that resets are counted from, not in the future; 0: from the
     * block of the first `setAllowance`.
     *
     * @default 0
     */
    baseMinute?: number | undefined
  },
): Hex {
  const { resetMinutes, baseMinute = 0 } = parameters
  if (baseMinute > 0 && resetMinutes === 0)
    throw new InvalidInputError(
      'baseMinute',
      'a limit without resets has no base minute',
    )
  return encodeCall(
    'setAllowance(address delegate,address token,uint96 amount,uint16 resetMinutes,uint32 baseMinute)',
    { ...parameters, baseMinute },
  )
}

/**
 * Encodes `resetAllowance` of the allowance module: what was spent counts no more. The
 * time of the next reset stays.
 *
 * @example
 * ```ts
 * import { encodeResetAllowance } from '@strongroom/safe-protocol'
 *
 * const data = encodeResetAllowance({
 *   delegate: '0x000000000000000000000000000000000000dEaD',
 *   token: '0x0000000000000000000000000000000000000000',
 * })
 * ```
 */
export function encodeResetAllowance(parameters: SpendingLimitKey): Hex {
  return encodeCall(
    'resetAllowance(address delegate,address token)',
    parameters,
  )
}

/**
 * Encodes `deleteAllowance` of the allowance module: amount, what was spent and the
 * resets become 0. The nonce stays, so that no signature can be used twice.
 *
 * @example
 * ```ts
 * import { encodeDeleteAllowance } from '@strongroom/safe-protocol'
 *
 * const data = encodeDeleteAllowance({
 *   delegate: '0x000000000000000000000000000000000000dEaD',
 *   token: '0x0000000000000000000000000000000000000000',
 * })
 * ```
 */
export function encodeDeleteAllowance(parameters: SpendingLimitKey): Hex {
  return encodeCall(
    'deleteAllowance(address delegate,address token)',
    parameters,
  )
}

/** A payment within a limit. */
export interface AllowanceTransfer {
  safe: Address
  /** The zero address stands for the chain's coin. */
  token: Address
  to: Address
  /** Base units, at most 96 bits. */
  amount: bigint
}

/**
 * Encodes `executeAllowanceTransfer` of the allowance module. Without a signature the
 * delegate has to send it himself; with one anybody can. Nothing is paid to the sender.
 *
 * @example
 * ```ts
 * import { encodeAllowanceTransfer } from '@strongroom/safe-protocol'
 *
 * const data = encodeAllowanceTransfer({
 *   safe: '0x8ba1f109551bD432803012645Ac136ddd64DBA72',
 *   token: '0x0000000000000000000000000000000000000000',
 *   to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
 *   amount: 10n ** 17n,
 *   delegate: '0x000000000000000000000000000000000000dEaD',
 * })
 * ```
 */
export function encodeAllowanceTransfer(
  parameters: AllowanceTransfer & {
    delegate: Address
    /** 65 bytes, of the data that `getAllowanceTransferTypedData` gives. */
    signature?: Hex | undefined
  },
): Hex {
  return encodeCall(
    'executeAllowanceTransfer(address safe,address token,address to,uint96 amount,address paymentToken,uint96 payment,address delegate,bytes signature)',
    {
      ...parameters,
      paymentToken: zeroAddress,
      payment: 0n,
      signature: parameters.signature ?? '0x',
    },
  )
}

/**
 * Typed data that a delegate signs for a payment within his limit. Its hash is
 * `generateTransferHash` of the allowance module 0.1.1. Compare the two before signing:
 * the module 0.1.0 hashes otherwise and takes no such signature.
 *
 * @example
 * ```ts
 * import { getAllowanceTransferTypedData } from '@strongroom/safe-protocol'
 *
 * const typedData = getAllowanceTransferTypedData({
 *   chainId: 10,
 *   module: '0xAA46724893dedD72658219405185Fb0Fc91e091C',
 *   safe: '0x8ba1f109551bD432803012645Ac136ddd64DBA72',
 *   token: '0x0000000000000000000000000000000000000000',
 *   to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
 *   amount: 10n ** 17n,
 *   nonce: 1,
 * })
 * ```
 */
export function getAllowanceTransferTypedData(
  parameters: AllowanceTransfer & {
    chainId: number | bigint
    module: Address
    /** Nonce of the limit. */
    nonce: number
  },
) {
  const { chainId, module, safe, token, to, amount, nonce } = parameters
  return {
    domain: { chainId: Number(chainId), verifyingContract: module },
    types: {
      // Spread as a plain object, because viem infers the type of EIP712Domain by itself.
      ...({
        EIP712Domain: parseFields('uint256 chainId,address verifyingContract'),
      } as object),
      AllowanceTransfer: parseFields(
        'address safe,address token,address to,uint96 amount,address paymentToken,uint96 payment,uint16 nonce',
      ),
    },
    primaryType: 'AllowanceTransfer' as const,
    message: {
      ...{ safe, token, to, amount },
      paymentToken: zeroAddress as Address,
      ...{ payment: 0n, nonce },
    },
  }
}
