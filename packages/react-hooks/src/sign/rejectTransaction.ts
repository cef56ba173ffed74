import { proposeTransaction } from '@strongroom/gateway-sdk'
import { createSafeTransaction } from '@strongroom/safe-protocol'
import type { Address } from 'viem'
import type { ProgressOptions } from './Progress.ts'
import { postSigned } from './postSigned.ts'
import { reportEnd } from './reportEnd.ts'
import type { SignedTransaction } from './SignedTransaction.ts'
import type { SigningConfig } from './SigningConfig.ts'
import { signWithWallet } from './signWithWallet.ts'
import { withWallet } from './withWallet.ts'

/**
 * Signs and proposes the rejection of a nonce: a transaction that does nothing
 * (the safe calls itself, without value or data) and, once executed, makes every
 * other one of that nonce void. Where somebody proposed it already, the
 * signature is added to it. The checks are those of `signTransaction`.
 *
 * @throws as `signTransaction`; NotPostedError, which can `retry`, when only the
 * gateway failed.
 * @example
 * import { createConnectionManager } from '@strongroom/connectors'
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { rejectTransaction } from '@strongroom/react-hooks/sign'
 * import { createPublicClient, http } from 'viem'
 *
 * const rpc = createPublicClient({ transport: http('https://my.node.example') })
 * const config = {
 *   gateway: createGatewayClient(),
 *   manager: createConnectionManager(),
 *   chains: [{ chainId: '1', rpc }],
 * }
 *
 * export const reject = () =>
 *   rejectTransaction(config, {
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *     nonce: 7n,
 *   })
 */
export function rejectTransaction(
  config: SigningConfig,
  parameters: rejectTransaction.Parameters,
): Promise<SignedTransaction> {
  const { chainId, safeAddress, nonce, signal } = parameters
  return reportEnd(parameters.onProgress, (onProgress) =>
    withWallet(config.manager, { chainId, signal }, async (wallet, open) => {
      const bound = { wallet, signal: open, onProgress }
      const transaction = createSafeTransaction({ to: safeAddress, nonce })
      const input = { chainId, safeAddress, transaction }
      const signed = await signWithWallet(config, input, bound)
      const post = async () => {
        await proposeTransaction(config.gateway, signed.proposal)
      }
      await postSigned(post, bound)
      return signed
    }),
  )
}

export declare namespace rejectTransaction {
  interface Parameters extends ProgressOptions {
    /** Decimal. */
    readonly chainId: string
    readonly safeAddress: Address
    /** Whose transactions shall never run. */
    readonly nonce: bigint
  }
}
