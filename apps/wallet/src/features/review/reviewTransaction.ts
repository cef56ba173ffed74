import type { TransactionDetails } from '@strongroom/gateway-sdk'
import type { Rpc } from '@strongroom/react-hooks/chain'
import {
  type ReviewOptions,
  reviewTransaction as review,
} from '@strongroom/react-hooks/sign'
import type { OpenSafe } from '../../app/safe/useSafeFromUrl.ts'
import { abortable } from '../../rpc/abortable.ts'
import type { Review } from './useReview.ts'

/** What is reviewed, and what it is checked against. */
export interface ReviewInput
  extends Pick<ReviewOptions, 'message' | 'askedBy' | 'allowRawHex'> {
  safe: OpenSafe
  details: TransactionDetails
  /** The id or hash the owner asked for. */
  transactionId: string
  rpc: Rpc | undefined
  signal?: AbortSignal | undefined
}

/** One complete check of a record of the open safe. */
export async function reviewTransaction(input: ReviewInput): Promise<Review> {
  const { safe, rpc, signal, ...record } = input
  const found = await review({
    ...record,
    chainId: safe.chainId,
    safeAddress: safe.address,
    safe: safe.info,
    rpc: rpc && abortable(rpc, signal),
    signal,
  })
  return { ...found, hasRpc: rpc !== undefined }
}
