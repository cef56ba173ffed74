import {
  findMessageRisks,
  type MessageRiskContext,
  type Risk,
} from '@strongroom/safe-protocol/risks'
import { readByDigest } from '../verify/readByDigest.ts'
import type { TypedDataInput } from '../verify/readSignable.ts'
import type { ReviewTerms } from './ReviewedPayload.ts'

/**
 * Names the message whose hash a transaction signs on the chain, with what is found
 * in it. A message with another hash names nothing.
 */
export function readNamedMessage(
  message: string | TypedDataInput,
  risks: readonly Risk[],
  context: MessageRiskContext,
): ReviewTerms {
  for (const risk of risks) {
    if (risk.kind !== 'message-signed') continue
    const found = readByDigest(message, risk.message)
    if (found !== undefined)
      return {
        named: risk.message,
        findings: findMessageRisks(found, context),
      }
  }
  return {}
}
