'use client'
import { use, useMemo } from 'react'
import { MissingProviderError } from '../errors/HooksError.ts'
import { StrongroomContext } from '../provider/StrongroomContext.ts'
import { useVerdict } from './useVerdict.ts'
import type {
  Verification,
  VerifyTransactionParameters,
} from './Verification.ts'
import { verifyTransaction } from './verifyTransaction.ts'

type Checking = {
  readonly [K in keyof Verification]: K extends 'status'
    ? 'checking'
    : Verification[K]
}

/**
 * The verification of a transaction; `status` is `checking` until it is done.
 */
export type UseVerifiedTransactionResult = (Verification | Checking) & {
  /** Checks again, as after `unavailable`. */
  readonly recheck: () => void
}

const checking: Checking = {
  status: 'checking',
  problems: [],
  transaction: undefined,
  hashes: undefined,
  sources: { local: undefined, gateway: undefined, chain: undefined },
  tree: undefined,
  confirmations: [],
  signatures: [],
  chain: undefined,
  proven: undefined,
}

/**
 * Checks a gateway's record with `verifyTransaction`, by the provider's node of
 * the chain unless an `rpc` is given. A verdict belongs to exactly the given
 * values: while any of them is new or missing, the status is `checking`. Keep
 * the identity of objects between renders.
 *
 * Check once more with `verifyTransaction` in the click that signs.
 *
 * @throws MissingProviderError without a provider and an `rpc`
 * @example
 * import { useSafe, useTransaction, useVerifiedTransaction } from '@strongroom/react-hooks'
 *
 * export function Verdict() {
 *   const chainId = '1'
 *   const safeAddress = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
 *   const transactionId = '0x1111111111111111111111111111111111111111111111111111111111111111'
 *   const safe = useSafe({ chainId, safeAddress }).data
 *   const details = useTransaction({ chainId, transactionId }).data
 *   const { status, problems } = useVerifiedTransaction({
 *     chainId,
 *     safeAddress,
 *     transactionId,
 *     details,
 *     safe,
 *   })
 *   return status === 'verified' ? 'Safe to sign' : `${problems.length} problems`
 * }
 */
export function useVerifiedTransaction(
  parameters: useVerifiedTransaction.Parameters,
): UseVerifiedTransactionResult {
  const { chainId, safeAddress, transactionId, details } = parameters
  const { safe, abis, timeout } = parameters
  const config = use(StrongroomContext)
  if (config === null && parameters.rpc === undefined)
    throw new MissingProviderError('useVerifiedTransaction')
  const rpc =
    parameters.rpc ??
    config?.chains.find((chain) => chain.chainId === chainId)?.rpc

  const inputs = useMemo(
    () =>
      chainId && safeAddress && details
        ? {
            chainId,
            safeAddress,
            transactionId,
            details,
            safe,
            rpc,
            abis,
            timeout,
          }
        : undefined,
    [chainId, safeAddress, transactionId, details, safe, rpc, abis, timeout],
  )
  return useVerdict(inputs, verifyTransaction, checking)
}

export declare namespace useVerifiedTransaction {
  type Parameters = {
    readonly [K in Exclude<
      keyof VerifyTransactionParameters,
      'signal' | 'isUrgent'
    >]?: VerifyTransactionParameters[K] | undefined
  }
}
