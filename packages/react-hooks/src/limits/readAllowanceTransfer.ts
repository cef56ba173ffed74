import {
  type AllowanceTransfer,
  getAllowanceTransferTypedData,
  hashMessageDigest,
} from '@strongroom/safe-protocol'
import { type Address, type Hex, zeroAddress } from 'viem'
import type { RpcPort } from '../verify/RpcPort.ts'
import { createReader } from './readSpendingLimits.ts'

/** What a delegate signs for a payment within his limit. */
export interface SignableTransfer {
  readonly typedData: ReturnType<typeof getAllowanceTransferTypedData>
  readonly hash: Hex
}

/** A payment within a limit, with the module and the nonce of the limit. */
export interface AllowanceTransferInput extends AllowanceTransfer {
  /** Decimal. */
  readonly chainId: string
  readonly module: Address
  readonly nonce: number
  readonly signal?: AbortSignal | undefined
}

const generateTransferHash = 'd626e043'

/**
 * Typed data that a delegate signs, once the module on the chain says the same hash.
 * Undefined where it says another one: the module 0.1.0 hashes otherwise, and a
 * signature would be refused there.
 *
 * @throws TypeError when the answer cannot be decoded, the node's errors, and the
 * signal's reason
 * @example
 * import { createRpc } from '@strongroom/react-hooks/chain'
 * import { readAllowanceTransfer } from '@strongroom/react-hooks/sign'
 *
 * const transfer = await readAllowanceTransfer(
 *   createRpc('https://my.node.example'),
 *   {
 *     chainId: '10',
 *     module: '0xAA46724893dedD72658219405185Fb0Fc91e091C',
 *     safe: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *     token: '0x0000000000000000000000000000000000000000',
 *     to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
 *     amount: 10n ** 17n,
 *     nonce: 1,
 *   },
 * )
 */
export async function readAllowanceTransfer(
  rpc: RpcPort,
  input: AllowanceTransferInput,
): Promise<SignableTransfer | undefined> {
  const { chainId, module, safe, token, to, amount, nonce, signal } = input
  const typedData = getAllowanceTransferTypedData({
    ...{ chainId: Number(chainId), module, safe, token, to, amount, nonce },
  })
  const hash = hashMessageDigest(typedData)
  const [word] = await createReader(rpc, 'latest', signal)(
    module,
    generateTransferHash,
    ...[safe, token, to, amount, zeroAddress, 0, nonce],
  )
  return word === BigInt(hash) ? { typedData, hash } : undefined
}
