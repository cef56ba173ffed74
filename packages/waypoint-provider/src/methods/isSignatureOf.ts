import { checksumAddress } from '@strongroom/internal/checksumAddress'
import { hashMessage } from '@strongroom/internal/hashMessage'
import { textToHex } from '@strongroom/internal/hex'
import { keccak } from '@strongroom/internal/keccak256'
import { recoverPublicKey } from '@strongroom/internal/recoverPublicKey'
import { hashTypedData } from '@strongroom/internal/typedData'
import type { Address } from '../Hex.ts'
import type { TypedData } from './readTypedData.ts'

/** The parameters of an `eth_call`. */
type Verification = { to?: string; data: string }

/** Suffix of a signature of an account that may not be deployed (EIP-6492). */
const mark = '6492'.repeat(16)

/**
 * The call that asks a contract whether a signature is its own. It returns
 * `0x1626ba7e` and zeros for yes; `undefined` when the signature cannot be one.
 *
 * @param hash 64 digits
 */
function encodeVerification(
  account: Address,
  hash: string,
  signature: string,
): Verification | undefined {
  const [, digits] =
    /^0x((?:[0-9a-f]{2})+)$/.exec(signature.toLowerCase()) ?? []
  if (digits === undefined) return undefined
  if (!digits.endsWith(mark))
    return { to: account, data: `0x${isValidSignature(hash, digits)}` }
  // abi.encode(address factory, bytes factoryCalldata, bytes signature)
  const factory = digits.slice(24, 64)
  const deploy = readBytes(digits, 1)
  const inner = readBytes(digits, 2)
  if (deploy === undefined || inner === undefined) return undefined
  return {
    data: `0x${deployAndAsk(factory, deploy, account.slice(2).toLowerCase(), isValidSignature(hash, inner))}`,
  }
}

/** Call data of `isValidSignature(bytes32,bytes)`. */
function isValidSignature(hash: string, signature: string): string {
  const padded = signature.padEnd(Math.ceil(signature.length / 64) * 64, '0')
  return `1626ba7e${hash}${word(64)}${word(signature.length / 2)}${padded}`
}

/** The bytes that a slot of ABI-encoded parameters points to. */
function readBytes(digits: string, slot: number): string | undefined {
  const number = (at: number) => Number(`0x${digits.slice(at, at + 64)}`)
  const start = number(slot * 64) * 2
  const end = start + 64 + number(start) * 2
  return end <= digits.length ? digits.slice(start + 64, end) : undefined
}

/**
 * Code that a node runs without storing state: it calls the factory, then the
 * account, and returns the account's answer, or zero when the account reverts.
 * The answer goes to fresh memory, so that neither the factory's call data nor
 * a missing answer can pass for a confirmation.
 */
function deployAndAsk(
  factory: string,
  deploy: string,
  account: string,
  ask: string,
): string {
  const push4 = (value: number) => `63${value.toString(16).padStart(8, '0')}`
  const deployLength = deploy.length / 2
  const askLength = ask.length / 2
  const total = deployLength + askLength
  const codeLength = 105
  const code = [
    // codecopy(0, codeLength, total)
    ...[push4(total), push4(codeLength), '6000', '39'],
    // call(gas, factory, 0, 0, deployLength, 0, 0)
    ...['6000', '6000', push4(deployLength), '6000', '6000'],
    ...[`73${factory}`, '5a', 'f1', '50'],
    // staticcall(gas, account, deployLength, askLength, total, 32)
    ...['6020', push4(total), push4(askLength), push4(deployLength)],
    ...[`73${account}`, '5a', 'fa'],
    // return(success * mload(total))
    ...[push4(total), '51', '02', '6000', '52', '6020', '6000', 'f3'],
  ].join('')
  return code + deploy + ask
}

function word(value: number): string {
  return value.toString(16).padStart(64, '0')
}

/** Signed content. */
export type Signed = { message: string } | { typedData: TypedData }

/** Calls a method of the chain's node. */
type Call = (method: string, params: readonly unknown[]) => Promise<unknown>

/**
 * Whether `signature` is the signer's, over exactly the requested content. With
 * `call`, a signer that is a contract is called on the chain (EIP-1271), also
 * one that is not deployed yet (EIP-6492).
 */
export async function isSignatureOf(
  signature: string,
  signed: Signed,
  signer: Address,
  call?: Call,
): Promise<boolean> {
  try {
    const hash =
      'message' in signed
        ? hashMessage(textToHex(signed.message))
        : hashTypedData(signed.typedData)
    if (recoverAddress(hash, signature) === checksumAddress(signer.slice(2)))
      return true
    const request = call && encodeVerification(signer, hash, signature)
    if (!request) return false
    const answer = await call('eth_call', [request, 'latest'])
    return answer === `0x1626ba7e${'0'.repeat(56)}`
  } catch {
    // Typed data that cannot be hashed has no signer, and a node that does not
    // answer has not confirmed it.
    return false
  }
}

/** Recovers the signer of a hash from 65 bytes: r, s and v (27, 28, 0 or 1). */
function recoverAddress(hash: string, signature: string): Address | undefined {
  const [, scalars = '', v] =
    /^0x([0-9a-f]{128})(0[01]|1[bc])$/i.exec(signature) ?? []
  const parity = v === '00' || v?.toLowerCase() === '1b' ? 0 : 1
  const key = recoverPublicKey(hash, scalars, parity)
  return key === undefined ? undefined : checksumAddress(keccak(key).slice(24))
}
