import { readSafeNow } from '../verify/readSafeNow.ts'
import { assertOpen } from './assertOpen.ts'
import { assertSignable } from './assertSignable.ts'
import { assertUnsigned } from './assertUnsigned.ts'
import { proposalOf } from './proposalOf.ts'
import type { DraftInput, RecordInput } from './ReviewInput.ts'
import { readReview } from './readReview.ts'
import { rpcOf } from './rpcOf.ts'
import type { SignedTransaction } from './SignedTransaction.ts'
import type { SigningConfig } from './SigningConfig.ts'
import { signReviewed } from './signReviewed.ts'
import type { BoundWallet } from './withWallet.ts'

/** Transaction to sign: one of the queue by its hash, or a draft. */
export type SignInput = (RecordInput | DraftInput) & {
  /** Who asked for the transaction, for the gateway to keep with a proposal. */
  readonly origin?: string | undefined
}

/** Reviews and signs with a wallet that is already bound to the request. */
export async function signWithWallet(
  config: SigningConfig,
  input: SignInput,
  { wallet, signal, onProgress }: BoundWallet,
): Promise<SignedTransaction> {
  const { chainId, safeAddress, origin, acknowledged } = input
  onProgress?.({ step: 'checking' })
  const review = await readReview(config, input, signal)
  const payload = assertSignable(review)
  assertUnsigned(review.signatures, wallet.account)
  assertOpen(signal)
  const { safeTxHash } = payload.hashes
  const rpc = rpcOf(config, chainId)
  const signature = await signReviewed(
    payload,
    input.safeTxHash ?? safeTxHash,
    {
      wallet,
      readSafe: () => readSafeNow(rpc, safeAddress, signal),
      signal,
      onMethod: (method) => onProgress?.({ step: 'signing', payload, method }),
      acknowledged,
    },
  )
  const signed = { sender: wallet.account, signature: signature.data, origin }
  return {
    payload,
    signature,
    proposal: { chainId, safeAddress, ...proposalOf(payload, signed) },
    confirmation: { chainId, safeTxHash, signature: signature.data },
  }
}
