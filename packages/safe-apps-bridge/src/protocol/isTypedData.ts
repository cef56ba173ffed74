import type { TypedData } from './walletTypes.ts'

/** Whether `value` has the parts of typed data: domain, types and message. */
export function isTypedData(value: unknown): value is TypedData {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['domain', 'types', 'message'].every((key) => key in value)
  )
}
