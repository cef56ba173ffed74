import type { Hex } from 'viem'
import { assertWallet } from '../sign/assertWallet.ts'
import { requestSignature } from '../sign/requestSignature.ts'
import type { WalletPort } from '../sign/WalletPort.ts'
import type { RpcPort } from '../verify/RpcPort.ts'
import {
  type AllowanceTransferInput,
  readAllowanceTransfer,
} from './readAllowanceTransfer.ts'

/**
 * Has a delegate sign one payment within the limit, which anybody may send then. The
 * typed data is written here from the fields, and the module on the chain has to say
 * the same hash first.
 *
 * @returns the signature; undefined where the module hashes otherwise, as 0.1.0 does
 * @throws SigningError, TypeError when the node's answer cannot be decoded, and the
 * node's errors
 * @example
 * import { createRpc } from '@strongroom/react-hooks/chain'
 * import { signAllowanceTransfer, type WalletPort } from '@strongroom/react-hooks/sign'
 *
 * export const sign = (wallet: WalletPort) =>
 *   signAllowanceTransfer(
 *     createRpc('https://my.node.example'),
 *     {
 *       chainId: '10',
 *       module: '0xAA46724893dedD72658219405185Fb0Fc91e091C',
 *       safe: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *       token: '0x0000000000000000000000000000000000000000',
 *       to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
 *       amount: 10n ** 17n,
 *       nonce: 1,
 *     },
 *     wallet,
 *   )
 */
export async function signAllowanceTransfer(
  rpc: RpcPort,
  input: AllowanceTransferInput,
  wallet: WalletPort,
): Promise<Hex | undefined> {
  const { chainId, signal = new AbortController().signal } = input
  await assertWallet(wallet, Number(chainId))
  const transfer = await readAllowanceTransfer(rpc, input)
  if (transfer === undefined) return undefined
  const request = { wallet, signal }
  return (await requestSignature(transfer.typedData, transfer.hash, request))
    .data
}
