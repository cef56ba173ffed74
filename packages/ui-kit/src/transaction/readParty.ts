import type { Party } from './TransactionView.ts'

/** Somebody off the wire; nothing when there is no address, or none of ours. */
export function readParty(relation: string, who: unknown): Party | undefined {
  const { value, name } = Object(who)
  const address = `${value}`
  return /^0x[\da-f]{40}$/iu.test(address)
    ? { relation, address, gatewayName: name }
    : undefined
}
