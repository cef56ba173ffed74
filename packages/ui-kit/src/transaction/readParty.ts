import type { Party } from './TransactionView.ts'

/** A party off the wire; undefined for a missing or invalid address. */
export function readParty(relation: string, who: unknown): Party | undefined {
  const { value, name } = Object(who)
  const address = `${value}`
  return /^0x[\da-f]{40}$/iu.test(address)
    ? { relation, address, gatewayName: name }
    : undefined
}
