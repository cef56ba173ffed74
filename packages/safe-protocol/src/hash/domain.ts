import { keccak } from '@strongroom/internal/keccak256'
import type { Address, Hex } from 'viem'
import { parseFields } from '../abi/parseSignature.ts'
import { stripAddress } from '../bytes/address.ts'
import { typeHash, word } from '../bytes/hex.ts'
import { UnsupportedVersionError } from '../errors.ts'
import type { SafeDomain } from './SafeTransaction.ts'

/** Whether the chain is part of the domain: from 1.3.0 on it is. */
function hasChainId(version = '1.3.0'): boolean {
  const [, major, minor] = /^(\d+)\.(\d+)\./.exec(version) ?? []
  if (!major || major === '0')
    throw new UnsupportedVersionError(
      version,
      `Hashes of Safe ${version} are not supported: 1.0.0 is the oldest.`,
    )
  return Number(major) > 1 || Number(minor) > 2
}

/** The EIP-712 domain separator of a safe, without `0x`. */
export function domainSeparator(domain: SafeDomain): string {
  const safe = stripAddress(domain.safe, 'safe').padStart(64, '0')
  return keccak(
    hasChainId(domain.version)
      ? typeHash('EIP712Domain(uint256 chainId,address verifyingContract)') +
          word(domain.chainId, 'chainId') +
          safe
      : typeHash('EIP712Domain(address verifyingContract)') + safe,
  )
}

/** `keccak256(0x1901 ‖ domain ‖ message)`. */
export function hashPair(domainHash: string, messageHash: string): Hex {
  return `0x${keccak(`1901${domainHash}${messageHash}`)}`
}

/** Argument of signing functions, with the domain of a safe. */
export interface SafeTypedData<Types, Primary, Message> {
  domain: { chainId?: number; verifyingContract: Address }
  /** `EIP712Domain` is among them at run time, as `eth_signTypedData_v4` wants. */
  types: Types
  primaryType: Primary
  message: Message
}

/** Completes typed data with the domain of a safe and its type. */
export function toSafeTypedData<
  Types extends object,
  Primary extends keyof Types,
  Message,
>(
  domain: SafeDomain,
  types: Types,
  primaryType: Primary,
  message: Message,
): SafeTypedData<Types, Primary, Message> {
  const verifyingContract = domain.safe
  const hasChain = hasChainId(domain.version)
  const chainId = Number(domain.chainId)
  word(chainId, 'chainId')
  const EIP712Domain = parseFields<string>(
    `${hasChain ? 'uint256 chainId,' : ''}address verifyingContract`,
  )
  return {
    domain: hasChain ? { chainId, verifyingContract } : { verifyingContract },
    types: { EIP712Domain, ...types },
    primaryType,
    message,
  }
}
