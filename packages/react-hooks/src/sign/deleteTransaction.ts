import { deleteTransaction as deleteFromGateway } from '@strongroom/gateway-sdk'
import {
  getDeleteTransactionTypedData,
  getTotp,
  hashMessageDigest,
} from '@strongroom/safe-protocol'
import type { Address, Hex } from 'viem'
import { assertOpen } from './assertOpen.ts'
import { assertWallet } from './assertWallet.ts'
import { errorLine } from './errorLine.ts'
import type { ProgressOptions } from './Progress.ts'
import { reportEnd } from './reportEnd.ts'
import { requestSignature } from './requestSignature.ts'
import type { SigningConfig } from './SigningConfig.ts'
import { SigningError } from './SigningError.ts'
import { type BoundWallet, withWallet } from './withWallet.ts'

/**
 * Takes a proposal out of the gateway's queue. The connected wallet, which has to be
 * its proposer's, signs a request that names the proposal's hash and the hour. That
 * text is fixed, moves nothing and counts at the gateway alone, so there is nothing
 * for the policy to decide. Signatures that somebody kept stay valid: only an
 * executed rejection rules the proposal out.
 *
 * @throws SigningError, `notDeleted` when the gateway does not take the request;
 * RefusedError `asking` while the wallet is asked already.
 * @example
 * import { createConnectionManager } from '@strongroom/connectors'
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { deleteTransaction } from '@strongroom/react-hooks/sign'
 *
 * const config = {
 *   gateway: createGatewayClient(),
 *   manager: createConnectionManager(),
 *   chains: [],
 * }
 *
 * export const remove = (safeTxHash: `0x${string}`) =>
 *   deleteTransaction(config, {
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *     safeTxHash,
 *   })
 */
export function deleteTransaction(
  config: SigningConfig,
  parameters: deleteTransaction.Parameters,
): Promise<void> {
  const { chainId, signal } = parameters
  return reportEnd(parameters.onProgress, (onProgress) =>
    withWallet(config.manager, { chainId, signal }, (wallet, open) =>
      deleteWithWallet(config, parameters, {
        wallet,
        signal: open,
        onProgress,
      }),
    ),
  )
}

/** `deleteTransaction` with a wallet that is already bound to the request. */
export async function deleteWithWallet(
  config: SigningConfig,
  {
    chainId,
    safeAddress,
    safeTxHash,
  }: Omit<deleteTransaction.Parameters, keyof ProgressOptions>,
  { wallet, signal, onProgress }: BoundWallet,
): Promise<void> {
  onProgress?.({ step: 'checking' })
  await assertWallet(wallet, Number(chainId))
  assertOpen(signal)
  const typedData = getDeleteTransactionTypedData({
    chainId: Number(chainId),
    safe: safeAddress,
    safeTxHash,
    totp: getTotp(Date.now()),
  })
  const hash = hashMessageDigest(typedData)
  const { data: signature } = await requestSignature(typedData, hash, {
    wallet,
    signal,
    onMethod: (method) =>
      onProgress?.({ step: 'signingDeletion', hash, typedData, method }),
  })
  assertOpen(signal)
  onProgress?.({ step: 'posting' })
  try {
    await deleteFromGateway(config.gateway, { chainId, safeTxHash, signature })
  } catch (error) {
    throw new SigningError('notDeleted', { detail: errorLine(error) })
  }
}

export declare namespace deleteTransaction {
  interface Parameters extends ProgressOptions {
    /** Decimal. */
    readonly chainId: string
    readonly safeAddress: Address
    /** Computed from the fields on screen, not the gateway's word. */
    readonly safeTxHash: Hex
  }
}
