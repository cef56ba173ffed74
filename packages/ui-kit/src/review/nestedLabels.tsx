import type { ReactNode } from 'react'

/** Texts of `NestedTransactions`; names of safes are elements. */
export interface NestedLabels {
  /** Title: an approval, or an execution at once. */
  approves: (safe: ReactNode) => ReactNode
  executes: (safe: ReactNode) => ReactNode
  message: (safe: ReactNode) => ReactNode
  unknown: (safe: ReactNode) => ReactNode
  unknownText: string
  /** `after`: with the one of the safe that approves. */
  confirmations: (confirmed: number, after: number, required: number) => string
  /** Which transaction of the other safe it is. */
  nonce: (nonce: bigint) => string
  later: (nonce: bigint, next: bigint) => string
  notOwner: (by: ReactNode, safe: ReactNode) => ReactNode
  notOwnerText: string
  isApproved: (by: ReactNode) => ReactNode
  isApprovedText: string
  nonceUsed: string
  nonceUsedText: string
  /** The line above the hashes of the other safe. */
  hashes: string
}

export const defaultNestedLabels: NestedLabels = {
  approves: (safe) => <>So that this runs in {safe}</>,
  executes: (safe) => <>This runs in {safe} at once</>,
  message: (safe) => <>So that {safe} signs this message</>,
  unknown: (safe) => <>Approves an unknown hash of {safe}</>,
  unknownText:
    'No transaction and no message with this hash was found. Ask who proposed it for the link, and compare the hash there.',
  confirmations: (confirmed, after, required) =>
    `${confirmed} of ${required} confirmations there, ${after} with this one.`,
  nonce: (nonce) => `Nonce ${nonce} there.`,
  later: (nonce, next) =>
    `Nonce ${nonce} there. It waits until nonce ${next} to ${nonce - 1n} are done.`,
  notOwner: (by, safe) => (
    <>
      {by} is not an owner of {safe}
    </>
  ),
  notOwnerText: 'This will fail on the chain.',
  isApproved: (by) => <>{by} has approved this already</>,
  isApprovedText: 'A second approval changes nothing and costs a fee.',
  nonceUsed: 'This can no longer run',
  nonceUsedText: 'The other safe has used its nonce for a transaction already.',
  hashes: 'Hashes of the other safe agree',
}
