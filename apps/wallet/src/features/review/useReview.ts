import type { TransactionDetails } from '@strongroom/gateway-sdk'
import { type Verification, verifyTransaction } from '@strongroom/react-hooks'
import {
  findRisks,
  parseSignatures,
  type Risk,
  type SafeSignature,
} from '@strongroom/safe-protocol'
import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { OpenSafe } from '../../app/safe/useSafeFromUrl.ts'
import type { Rpc } from '../../rpc/createRpc.ts'
import { useRpc } from '../../rpc/useRpc.ts'
import {
  createReviewedPayload,
  type ReviewedPayload,
} from '../signing/ReviewedPayload.ts'
import { checkDelegateTargets } from './checkDelegateTargets.ts'

/** A transaction with everything that was found out about it here. */
export interface Review {
  verification: Verification
  /** There is an endpoint to ask that is not the gateway's. */
  hasRpc: boolean
  risks: readonly Risk[]
  /** Pinned delegatecall targets with other code than pinned. */
  wrongCode: readonly Address[]
  /** What may be signed; undefined when anything is wrong. */
  payload: ReviewedPayload | undefined
  /** The confirmations that are proven valid. */
  signatures: readonly SafeSignature[]
}

/** Verifies a record again and again while it is on screen. */
export function useReview(
  safe: OpenSafe,
  details: TransactionDetails | undefined,
) {
  const rpc = useRpc(safe.chainId)
  return useQuery({
    queryKey: [
      'wallet',
      'review',
      { url: rpc?.url, chainId: safe.chainId, safe: safe.address },
      JSON.stringify([details, safe.info?.nonce, safe.info?.threshold]),
    ],
    enabled: details !== undefined,
    queryFn: ({ signal }) => {
      if (details === undefined) throw new Error('There is nothing to review.')
      return review(safe, details, rpc, signal)
    },
    // The chain moves on while somebody reads.
    refetchInterval: 12_000,
    staleTime: 0,
    gcTime: 60_000,
    retry: false,
    // Frozen payloads and bigints are kept as they are.
    structuralSharing: false,
  })
}

/** One complete check of a record. */
async function review(
  safe: OpenSafe,
  details: TransactionDetails,
  rpc: Rpc | undefined,
  signal?: AbortSignal,
): Promise<Review> {
  const verification = await verifyTransaction({
    chainId: safe.chainId,
    safeAddress: safe.address,
    details,
    safe: safe.info,
    rpc,
    signal,
  })
  const { transaction, tree, hashes, chain } = verification
  const risks = tree
    ? findRisks(tree, {
        safe: safe.address,
        owners: chain?.owners,
        threshold: chain?.threshold,
        transaction,
      })
    : []
  const verified =
    verification.status === 'verified' && transaction && hashes && chain
  if (!verified || rpc === undefined || tree === undefined)
    return {
      verification,
      hasRpc: rpc !== undefined,
      risks,
      wrongCode: [],
      payload: undefined,
      signatures: [],
    }
  const payload = createReviewedPayload({
    chainId: Number(safe.chainId),
    safe: safe.address,
    version: chain.version,
    transaction,
  })
  return {
    verification,
    hasRpc: true,
    risks,
    wrongCode: await checkDelegateTargets(rpc, tree, signal),
    payload:
      payload.hashes.safeTxHash === hashes.safeTxHash ? payload : undefined,
    signatures: await validSignatures(details, verification),
  }
}

async function validSignatures(
  details: TransactionDetails,
  { confirmations, hashes }: Verification,
): Promise<SafeSignature[]> {
  const execution = details.detailedExecutionInfo
  if (execution?.type !== 'MULTISIG' || !hashes) return []
  const valid = new Set(
    confirmations
      .filter((confirmation) => confirmation.valid)
      .map(({ owner }) => owner.toLowerCase()),
  )
  const found = await Promise.all(
    execution.confirmations
      .filter(({ signer }) => valid.has(signer.value.toLowerCase()))
      .map(
        async ({ signer, signature }): Promise<SafeSignature[]> =>
          signature
            ? parseSignatures(signature, hashes.safeTxHash)
            : [{ kind: 'approved', signer: signer.value }],
      ),
  )
  return found.flat()
}
