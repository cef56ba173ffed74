import type { Party } from './TransactionView.ts'

/** Somebody off the wire; nothing when there is no address. */
export function readParty(
  relation: string,
  who: { value: unknown; name?: string | null | undefined } | null | undefined,
): Party | undefined {
  return typeof who?.value === 'string'
    ? { relation, address: who.value, gatewayName: who.name }
    : undefined
}
