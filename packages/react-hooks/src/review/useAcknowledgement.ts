'use client'
import type { Verdict } from '@strongroom/safe-protocol/risks'
import { useState } from 'react'
import type { Address } from 'viem'

/** The box an owner ticks under the findings that have to be accepted. */
export interface ReviewAcknowledgement {
  /** The policy asks for it. */
  readonly isNeeded: boolean
  /** It was given, for exactly these findings, this hash and this account. */
  readonly isGiven: boolean
  readonly set: (isGiven: boolean) => void
}

/**
 * The findings that an owner accepted. It covers no other hash, finding or
 * account: those start without one.
 */
export function useAcknowledgement(
  verdict: Verdict | undefined,
  account: Address | undefined,
): ReviewAcknowledgement {
  const [given, setGiven] = useState<string>()
  const ids = (verdict?.reasons ?? []).flatMap(({ decision, id }) =>
    decision === 'acknowledge' ? [id] : [],
  )
  const isNeeded = ids.length > 0 && verdict?.decision !== 'refuse'
  const subject = JSON.stringify([verdict?.hash, account, ids])
  return {
    isNeeded,
    isGiven: isNeeded && given === subject,
    set: (isGiven) => setGiven(isGiven ? subject : undefined),
  }
}
