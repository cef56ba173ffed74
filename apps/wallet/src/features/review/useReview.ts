import type { TransactionDetails } from '@strongroom/gateway-sdk'
import type {
  ReviewOptions,
  TransactionReview,
} from '@strongroom/react-hooks/sign'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '../../app/ServicesContext.ts'
import type { OpenSafe } from '../../app/safe/useSafeFromUrl.ts'
import { useRpc } from '../../rpc/useRpc.ts'
import { useStore } from '../../storage/useStore.ts'
import { reviewTransaction } from './reviewTransaction.ts'

/** A transaction with everything that was found out about it here. */
export interface Review extends TransactionReview {
  /** There is an endpoint to ask that is not the gateway's. */
  hasRpc: boolean
}

/** Verifies a record again and again while it is on screen. */
export function useReview(
  safe: OpenSafe,
  details: TransactionDetails,
  /** What the owner asked for: the record must be of this one. */
  transactionId: string,
  /** The message on the same page that the transaction signs, where it does. */
  shown: Pick<ReviewOptions, 'message' | 'askedBy'> = {},
): { data: Review | undefined } {
  const rpc = useRpc(safe.chainId)
  const { rawHex } = useStore(useServices().stores.settings)
  const allowRawHex = rawHex === true
  const { data, isError } = useQuery({
    queryKey: [
      'wallet',
      'review',
      { url: rpc?.url, chainId: safe.chainId, safe: safe.address },
      transactionId,
      JSON.stringify([
        details,
        safe.info?.nonce,
        safe.info?.threshold,
        shown,
        allowRawHex,
      ]),
    ],
    queryFn: ({ signal }) =>
      reviewTransaction({
        ...{ safe, details, transactionId, rpc, signal },
        ...{ ...shown, allowRawHex },
      }),
    // The chain moves on while somebody reads.
    refetchInterval: 12_000,
    staleTime: 0,
    gcTime: 60_000,
    retry: false,
    // Frozen payloads and bigints are kept as they are.
    structuralSharing: false,
  })
  // A check that failed leaves nothing of the one before it.
  return { data: isError ? undefined : data }
}
