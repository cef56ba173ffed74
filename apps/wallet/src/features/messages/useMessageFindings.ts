import type { SafeMessage } from '@strongroom/gateway-sdk'
import { useQuery } from '@tanstack/react-query'
import type { OpenSafe } from '../../app/safe/useSafeFromUrl.ts'
import { useRpc } from '../../rpc/useRpc.ts'
import { type MessageFindings, reviewMessage } from './reviewMessage.ts'
import type { SignableMessage } from './SignableMessage.ts'

/** Verifies a message again and again while it is on screen. */
export function useMessageFindings(
  safe: OpenSafe,
  asked: {
    message?: SignableMessage | undefined
    messageHash?: string | undefined
    record: SafeMessage | undefined
    /** False while nothing can be checked yet. */
    ready: boolean
  },
): MessageFindings | undefined {
  const rpc = useRpc(safe.chainId)
  const { message, messageHash, record, ready } = asked
  const { data, isError } = useQuery({
    queryKey: [
      'wallet',
      'message-review',
      { url: rpc?.url, chainId: safe.chainId, safe: safe.address },
      messageHash,
      JSON.stringify([message, record, safe.info?.threshold]),
    ],
    enabled: ready,
    queryFn: ({ signal }) =>
      reviewMessage({ safe, message, messageHash, record, rpc, signal }),
    // The chain moves on while somebody reads.
    refetchInterval: 12_000,
    staleTime: 0,
    gcTime: 60_000,
    retry: false,
    structuralSharing: false,
  })
  // A check that failed leaves nothing of the one before it.
  return isError ? undefined : data
}
