'use client'
import { use, useMemo } from 'react'
import { MissingProviderError } from '../errors/HooksError.ts'
import { StrongroomContext } from '../provider/StrongroomContext.ts'
import type { MessageVerification } from './MessageVerification.ts'
import { useVerdict } from './useVerdict.ts'
import { type VerifyMessageParameters, verifyMessage } from './verifyMessage.ts'

type Checking = {
  readonly [K in keyof MessageVerification]: K extends 'status'
    ? 'checking'
    : MessageVerification[K]
}

/** The verification of a message; `status` is `checking` until it is done. */
export type UseVerifiedMessageResult = (MessageVerification | Checking) & {
  /** Checks again, as after `unavailable`. */
  readonly recheck: () => void
}

const checking: Checking = {
  status: 'checking',
  problems: [],
  message: undefined,
  digest: undefined,
  hashes: undefined,
  sources: { local: undefined, gateway: undefined, chain: undefined },
  confirmations: [],
  signatures: [],
  preparedSignature: undefined,
  accepted: undefined,
  chain: undefined,
}

/**
 * Checks a message with `verifyMessage`, by the provider's node of the chain unless an
 * `rpc` is given. A verdict belongs to exactly the given values: while any of them is new
 * or missing, the status is `checking`. Needs a `message` or a `record`. Keep the identity
 * of objects between renders.
 *
 * Check once more with `verifyMessage` in the click that signs.
 *
 * @throws MissingProviderError without a provider and an `rpc`
 * @example
 * import { useSafeMessage, useVerifiedMessage } from '@strongroom/react-hooks'
 *
 * export function Verdict() {
 *   const chainId = '1'
 *   const safeAddress = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
 *   const messageHash = '0x1111111111111111111111111111111111111111111111111111111111111111'
 *   const record = useSafeMessage({ chainId, messageHash }).data
 *   const { status, problems } = useVerifiedMessage({
 *     chainId,
 *     safeAddress,
 *     messageHash,
 *     record,
 *   })
 *   return status === 'verified' ? 'Safe to sign' : `${problems.length} problems`
 * }
 */
export function useVerifiedMessage(
  parameters: useVerifiedMessage.Parameters,
): UseVerifiedMessageResult {
  const { chainId, safeAddress, version, message } = parameters
  const { messageHash, record, safe, timeout } = parameters
  const config = use(StrongroomContext)
  if (config === null && parameters.rpc === undefined)
    throw new MissingProviderError('useVerifiedMessage')
  const rpc =
    parameters.rpc ??
    config?.chains.find((chain) => chain.chainId === chainId)?.rpc
  const hasContent = message !== undefined || record !== undefined
  const inputs = useMemo(
    () =>
      chainId && safeAddress && hasContent
        ? {
            chainId,
            safeAddress,
            version,
            message,
            messageHash,
            record,
            safe,
            rpc,
            timeout,
          }
        : undefined,
    [
      chainId,
      safeAddress,
      hasContent,
      version,
      message,
      messageHash,
      record,
      safe,
      rpc,
      timeout,
    ],
  )
  return useVerdict(inputs, verifyMessage, checking)
}

export declare namespace useVerifiedMessage {
  type Parameters = {
    readonly [K in Exclude<
      keyof VerifyMessageParameters,
      'signal' | 'isUrgent'
    >]?: VerifyMessageParameters[K] | undefined
  }
}
