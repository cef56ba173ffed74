import { integerWord, padRight } from '@strongroom/internal/abiWord'
import { isBytes } from '@strongroom/internal/hex'
import type { CallOptions } from '../app/createHostPort.ts'
import type { RpcReads } from '../protocol/RpcReads.ts'
import type { SafeInfo } from '../protocol/types.ts'
import { HashingError } from './HashingError.ts'

/** Unprefixed hex of `value`, which has to be 0x and whole bytes. */
function strip(value: unknown, field: string): string {
  if (!isBytes(value))
    throw new HashingError(`"${field}" is not 0x-prefixed whole bytes.`)
  return value.slice(2)
}

/** `bytes` as the ABI writes it: its length, and the bytes in whole words. */
function encodeBytes(hex: string): string {
  return integerWord(hex.length / 2) + padRight(hex)
}

/** Reads that the check of a signature needs. */
export interface SignatureReader {
  getSafeInfo(options?: CallOptions): Promise<Pick<SafeInfo, 'safeAddress'>>
  rpcCall(
    parameters: { call: 'eth_call' } & Pick<RpcReads['eth_call'], 'params'>,
    options?: CallOptions,
  ): Promise<unknown>
}

/** Selectors of both checks, which are their magic answers too. */
export const magics = {
  /** `isValidSignature(bytes32,bytes)` (EIP-1271). */
  hash: '0x1626ba7e',
  /** `isValidSignature(bytes,bytes)`, of older safes. */
  bytes: '0x20c13b0b',
} as const

/** Calls the safe by one of the two checks. A failing call counts as a no. */
export async function checkSignature(
  reader: SignatureReader,
  check: keyof typeof magics,
  hash: string,
  signature = '0x',
  options?: CallOptions,
): Promise<boolean> {
  const { safeAddress: to } = await reader.getSafeInfo(options)
  const magic = magics[check]
  const own = strip(hash, 'messageHash')
  const tail = encodeBytes(strip(signature, 'signature'))
  const encoded =
    check === 'hash'
      ? own.padEnd(64, '0') + integerWord(64) + tail
      : integerWord(64) + integerWord(128) + encodeBytes(own) + tail
  try {
    const result = await reader.rpcCall(
      { call: 'eth_call', params: [{ to, data: magic + encoded }, 'latest'] },
      options,
    )
    return String(result).slice(0, 10).toLowerCase() === magic
  } catch (error) {
    if (options?.signal?.aborted) throw error
    return false
  }
}

/** Whether the safe signed a hash, by either check. */
export async function isHashSigned(
  reader: SignatureReader,
  hash: string,
  signature?: string,
  options?: CallOptions,
): Promise<boolean> {
  // The safe is read once.
  const safe = await reader.getSafeInfo(options)
  const known = {
    getSafeInfo: async () => safe,
    rpcCall: reader.rpcCall.bind(reader),
  }
  for (const check of ['hash', 'bytes'] as const)
    if (await checkSignature(known, check, hash, signature, options))
      return true
  return false
}
