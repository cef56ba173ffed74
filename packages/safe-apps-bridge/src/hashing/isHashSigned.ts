import type { CallOptions } from '../app/createHostPort.ts'
import type { RpcReads } from '../protocol/RpcReads.ts'
import type { SafeInfo } from '../protocol/types.ts'
import { encodeBytes, strip, word } from './bytes.ts'

/** What is asked to check a signature. */
export interface SignatureReader {
  getSafeInfo(options?: CallOptions): Promise<Pick<SafeInfo, 'safeAddress'>>
  rpcCall(
    parameters: { call: 'eth_call' } & Pick<RpcReads['eth_call'], 'params'>,
    options?: CallOptions,
  ): Promise<unknown>
}

/**
 * Asks the safe whether it signed a hash: `isValidSignature(bytes32,bytes)`
 * (EIP-1271), then the older `isValidSignature(bytes,bytes)`. A call that fails
 * counts as a no.
 */
export async function isHashSigned(
  reader: SignatureReader,
  hash: string,
  signature = '0x',
  options?: CallOptions,
): Promise<boolean> {
  const { safeAddress: to } = await reader.getSafeInfo(options)
  const own = strip(hash, 'messageHash')
  const tail = encodeBytes(strip(signature, 'signature'))
  const asHash = own.padEnd(64, '0') + word(64) + tail
  const asBytes = word(64) + word(128) + encodeBytes(own) + tail
  for (const [magic, encoded] of [
    ['0x1626ba7e', asHash],
    ['0x20c13b0b', asBytes],
  ] as const)
    try {
      const result = await reader.rpcCall(
        { call: 'eth_call', params: [{ to, data: magic + encoded }, 'latest'] },
        options,
      )
      if (String(result).slice(0, 10).toLowerCase() === magic) return true
    } catch (error) {
      if (options?.signal?.aborted) throw error
    }
  return false
}
