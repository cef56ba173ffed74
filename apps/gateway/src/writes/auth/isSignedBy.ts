import { recoverSigner } from '@strongroom/safe-protocol'
import {
  type Address,
  type Client,
  encodeFunctionData,
  type Hex,
  hashMessage,
  parseAbi,
} from 'viem'
import { call } from 'viem/actions'
import { isRpcUnavailable } from '../../platform/rpc/isRpcUnavailable.ts'

const abi = parseAbi([
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
])
/** The function's selector, as the four bytes of a whole word. */
const magic: Hex = `0x1626ba7e${'0'.repeat(56)}`
/** Enough for a safe of many owners, and a bound for a contract that loops. */
const gas = 10_000_000n

/**
 * Whether the address signed the text (EIP-191): by its key, or, being a
 * contract, by its own rules (EIP-1271).
 *
 * @throws RpcUnavailableError when a contract cannot be called.
 */
export async function isSignedBy(
  address: Address,
  text: string,
  { signature, client }: { signature: Hex; client: Client },
): Promise<boolean> {
  const hash = hashMessage(text)
  const signer = await recoverSigner(signature, hash).catch(() => undefined)
  if (signer === address) return true
  try {
    const { data } = await call(client, {
      to: address,
      data: encodeFunctionData({ abi, args: [hash, signature] }),
      gas,
    })
    return data === magic
  } catch (error) {
    if (isRpcUnavailable(error)) throw error
    return false
  }
}
