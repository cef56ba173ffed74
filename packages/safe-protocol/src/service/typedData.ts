import type { Address, Hex } from 'viem'
import { parseFields } from '../abi/parseSignature.ts'

const name = 'Safe Transaction Service'
const version = '1.0'

// At run time only: viem's types infer the domain's type by themselves.
const domainType = (more: string): object => ({
  EIP712Domain: parseFields(
    `string name,string version,uint256 chainId${more}`,
  ),
})

/**
 * Typed data that the proposer signs to delete a transaction from the queue.
 *
 * @example
 * ```ts
 * import {
 *   getDeleteTransactionTypedData,
 *   getTotp,
 * } from '@strongroom/safe-protocol'
 *
 * const typedData = getDeleteTransactionTypedData({
 *   chainId: 2020,
 *   safe: '0x8ba1f109551bD432803012645Ac136ddd64DBA72',
 *   safeTxHash: `0x${'11'.repeat(32)}`,
 *   totp: getTotp(Date.now()),
 * })
 * ```
 */
export function getDeleteTransactionTypedData(parameters: {
  chainId: number | bigint
  safe: Address
  safeTxHash: Hex
  /** Result of `getTotp`. */
  totp: bigint
}) {
  const { chainId, safe, safeTxHash, totp } = parameters
  return {
    domain: {
      name,
      version,
      chainId: Number(chainId),
      verifyingContract: safe,
    },
    types: {
      ...domainType(',address verifyingContract'),
      DeleteRequest: parseFields('bytes32 safeTxHash,uint256 totp'),
    },
    primaryType: 'DeleteRequest' as const,
    message: { safeTxHash, totp },
  }
}

/**
 * Typed data that a delegator signs to add a delegate, and either of the two to
 * remove it.
 *
 * @example
 * ```ts
 * import { getDelegateTypedData, getTotp } from '@strongroom/safe-protocol'
 *
 * const typedData = getDelegateTypedData({
 *   chainId: 2020,
 *   delegate: '0x000000000000000000000000000000000000dEaD',
 *   totp: getTotp(Date.now()),
 * })
 * ```
 */
export function getDelegateTypedData(parameters: {
  chainId: number | bigint
  delegate: Address
  /** Result of `getTotp`. */
  totp: bigint
}) {
  const { chainId, delegate, totp } = parameters
  return {
    domain: { name, version, chainId: Number(chainId) },
    types: {
      ...domainType(''),
      Delegate: parseFields('address delegateAddress,uint256 totp'),
    },
    primaryType: 'Delegate' as const,
    message: { delegateAddress: delegate, totp },
  }
}
