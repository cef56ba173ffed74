import type { ProgressOptions } from './Progress.ts'
import { reportEnd } from './reportEnd.ts'
import type { SignedTransaction } from './SignedTransaction.ts'
import type { SigningConfig } from './SigningConfig.ts'
import { type SignInput, signWithWallet } from './signWithWallet.ts'
import { withWallet } from './withWallet.ts'

/**
 * Has the connected wallet sign a transaction: a draft, or one that is in the
 * queue, by its hash.
 *
 * In this order: it is hashed here and compared with the gateway's record and
 * with the safe contract's own hash, owners, threshold, nonce and version on
 * the owner's RPC; a nonce that is used is refused, and so is what the policy
 * (`decideSigning` of safe-protocol) refuses or the owner has not accepted
 * (`acknowledged`); the wallet is brought to the safe's chain; nonce and owners are
 * read once more, and the policy is asked about them; then the wallet is asked
 * (EIP-712, or `personal_sign` of the hash where it does not know typed data),
 * and its answer has to be that account's signature over that very hash. When
 * account or network change meanwhile, the answer is thrown away.
 * The gateway gets the signature only when the caller proposes it.
 *
 * @throws RefusedError when the wallet was not even asked, with the `verdict` where
 * the policy decided; SigningError for
 * everything after that; GatewayError when the record could not be read.
 * @example
 * import { createConnectionManager } from '@strongroom/connectors'
 * import { createGatewayClient, proposeTransaction } from '@strongroom/gateway-sdk'
 * import { signTransaction } from '@strongroom/react-hooks/sign'
 * import { createSafeTransaction } from '@strongroom/safe-protocol'
 * import { createPublicClient, http } from 'viem'
 *
 * const gateway = createGatewayClient()
 * const rpc = createPublicClient({ transport: http('https://my.node.example') })
 * const config = {
 *   gateway,
 *   manager: createConnectionManager(),
 *   chains: [{ chainId: '1', rpc }],
 * }
 *
 * export async function pay() {
 *   const { proposal } = await signTransaction(config, {
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *     transaction: createSafeTransaction({
 *       to: '0xc0ffee254729296a45a3885639AC7E10F9d54979',
 *       value: 1n,
 *       nonce: 7n,
 *     }),
 *   })
 *   await proposeTransaction(gateway, proposal)
 * }
 */
export function signTransaction(
  config: SigningConfig,
  parameters: signTransaction.Parameters,
): Promise<SignedTransaction> {
  const { signal, onProgress: given, ...input } = parameters
  const { chainId } = input
  return reportEnd(given, (onProgress) =>
    withWallet(config.manager, { chainId, signal }, (wallet, open) =>
      signWithWallet(config, input, { wallet, signal: open, onProgress }),
    ),
  )
}

export declare namespace signTransaction {
  type Parameters = SignInput & ProgressOptions
}
