import {
  type CallNode,
  decodeCall,
  type MultiSendCall,
} from '@strongroom/safe-protocol'
import {
  decideSigning,
  findRisks,
  type OwnerChange,
  type OwnerPolicy,
  type Reason,
  readOwnerChange,
} from '@strongroom/safe-protocol/risks'
import { summarizeCall } from '@strongroom/ui-kit'
import type { Address } from 'viem'

/** What an attempt to recover a safe would do, decoded from its bytes. */
export interface AttemptMeaning {
  node: CallNode
  reasons: readonly Reason[]
  summary: ReturnType<typeof summarizeCall>
  /** Undefined when it leaves owners and threshold alone, as far as it is decoded. */
  change: OwnerChange | undefined
}

// An attempt is shown, not signed: no acknowledgement belongs to it.
const hash = `0x${'0'.repeat(64)}` as const

/**
 * Decodes the call of an attempt.
 *
 * @param policy Owners and threshold before it; undefined where they are not known, as
 * for an attempt of long ago.
 */
export function describeAttempt(
  call: MultiSendCall,
  safe: Address,
  policy: OwnerPolicy | undefined,
): AttemptMeaning {
  const node = decodeCall(call, { safe })
  const findings = findRisks(node, { safe, ...policy })
  const { reasons } = decideSigning(findings, { hash })
  return {
    node,
    reasons,
    summary: summarizeCall(node, { safe, reasons, policy }),
    change: policy && readOwnerChange(findings, { safe, before: policy }),
  }
}
