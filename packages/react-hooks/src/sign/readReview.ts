import { getSafeInfo, getTransactionDetails } from '@strongroom/gateway-sdk'
import { checkTransaction } from '../review/checkTransaction.ts'
import type { DraftInput, RecordInput } from './ReviewInput.ts'
import { reviewTransaction } from './reviewTransaction.ts'
import { rpcOf } from './rpcOf.ts'
import type { SigningConfig } from './SigningConfig.ts'
import type { TransactionReview } from './TransactionReview.ts'

/**
 * Reads what the gateway says, and reviews it, or a draft, against the chain.
 *
 * @throws GatewayError when the gateway does not answer; RefusedError
 * `unavailable` without a node; the signal's reason.
 */
export async function readReview(
  config: SigningConfig,
  input: RecordInput | DraftInput,
  signal: AbortSignal,
): Promise<TransactionReview> {
  const { gateway, describer } = config
  const { chainId, safeAddress, safeTxHash, abis } = input
  const { trusted, message, askedBy, allowRawHex, acknowledged } = input
  const { known, tokens, resolutions } = input
  const rpc = rpcOf(config, chainId)
  const chain = config.chains.find((one) => one.chainId === chainId)
  const named = {
    coin: chain?.nativeCurrency,
    listed: chain?.tokens,
    modules: chain?.modules,
    second: chain?.second,
    describer,
  }
  const context = {
    ...{ chainId, safeAddress, gateway, rpc, abis, signal, ...named },
    ...{ trusted, message, askedBy, allowRawHex, acknowledged },
    ...{ known, tokens, resolutions },
  }
  const reading = getSafeInfo(gateway, { chainId, safeAddress, signal })
  if ('transaction' in input) {
    const { transaction } = input
    const safe = await reading
    const { review } = await checkTransaction(
      { transaction },
      { ...context, safe },
    )
    return review
  }
  const [safe, details] = await Promise.all([
    reading,
    getTransactionDetails(gateway, {
      chainId,
      transactionId: input.safeTxHash,
      signal,
    }),
  ])
  return reviewTransaction({
    // The owner waits for this one.
    isUrgent: true,
    ...context,
    safe,
    details,
    transactionId: safeTxHash,
  })
}
