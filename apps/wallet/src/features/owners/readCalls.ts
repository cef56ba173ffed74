import type { Address } from 'viem'
import type { FormValues } from '../../storage/formDrafts.ts'
import type { ReviewedCalls } from '../review/ReviewedForm.tsx'

const calldata = /^0x(?:[0-9a-f]{2}){4,}$/i

/** The calls that the form's fields describe; undefined while the form is incomplete. */
export function readCalls(
  values: FormValues,
  safe: Address,
): ReviewedCalls | undefined {
  const calls = (values['calls'] ?? '').split(',')
  const nonce = values['at'] ?? ''
  if (!calls.every((data) => calldata.test(data)) || !/^\d{1,15}$/.test(nonce))
    return undefined
  return {
    calls: calls.map((data) => ({ to: safe, value: 0n, data })),
    nonce: BigInt(nonce),
  }
}
