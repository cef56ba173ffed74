import type { Party } from './TransactionView.ts'

/** Somebody off the wire; nothing when there is no address. */
export function readParty(relation: string, who: unknown): Party | undefined {
  const { value, name } = Object(who)
  return typeof value === 'string'
    ? { relation, address: value, gatewayName: name }
    : undefined
}
