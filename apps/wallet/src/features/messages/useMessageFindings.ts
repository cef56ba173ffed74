import type { SafeMessage } from '@strongroom/gateway-sdk'
import type { SignableMessage } from '@strongroom/safe-protocol/risks'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '../../app/ServicesContext.ts'
import type { OpenSafe } from '../../app/safe/useSafeFromUrl.ts'
import { useRpc } from '../../rpc/useRpc.ts'
import { useStore } from '../../storage/useStore.ts'
import { type MessageFindings, reviewMessage } from './reviewMessage.ts'

/** Verifies a message again and again while it is on screen. */
export function useMessageFindings(
  safe: OpenSafe,
  asked: {
    message?: SignableMessage | undefined
    messageHash?: string | undefined
    record: SafeMessage | undefined
    /** Origin of the app that asks; null for the owner. */
    origin: string | null
    /** False while nothing can be checked yet. */
    ready: boolean
  },
): MessageFindings | undefined {
  const rpc = useRpc(safe.chainId)
  const { rawHex } = useStore(useServices().stores.settings)
  const allowRawHex = rawHex === true
  const { message, messageHash, record, origin, ready } = asked
  const { data, isError } = useQuery({
    queryKey: [
      'wallet',
      'message-review',
      { url: rpc?.url, chainId: safe.chainId, safe: safe.address },
      messageHash,
      JSON.stringify([
        message,
        record,
        safe.info?.threshold,
        origin,
        allowRawHex,
      ]),
    ],
    enabled: ready,
    queryFn: ({ signal }) =>
      reviewMessage({
        ...{ safe, message, messageHash, record, rpc, signal },
        ...{ origin, allowRawHex },
      }),
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
