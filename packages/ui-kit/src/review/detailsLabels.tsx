import type { ReactNode } from 'react'

/** The headings and sentences of `TransactionDetails`. */
export interface TransactionDetailsLabels {
  loading: string
  /** The gateway sent another record than the one asked for. */
  foreign: string
  foreignHint: string
  askedFor: (id: string) => string
  received: (id: string) => string
  failed: string
  failedHint: string
  checking: string
  /** Names or addresses of the owners who signed a rejection of the same nonce. */
  rejected: (owners: readonly string[]) => string
  gatewaySays: (text: string) => string
  /** `isOfficial`: the code of the batch contract is the pinned one. */
  calls: (inBatch: number, isOfficial: boolean) => string
  noCalls: string
  /** Title of a transaction without signatures. */
  untitled: string
  nonce: (nonce: bigint | number) => string
  yourTurn: string
  /** The proposer's note; the gateway's word. */
  noted: (note: string) => string
  /** `isClaim`: neither a signature nor the chain proves it. */
  proposed: (who: string, when: ReactNode, isClaim: boolean) => ReactNode
  /** The same of a delegate's proposal; `isOpen`: no owner has confirmed it. */
  proposedByDelegate: (
    who: string,
    delegator: string,
    when: ReactNode,
    isOpen: boolean,
  ) => ReactNode
  /** `name` is empty where it is not known. */
  chain: (name: string, id: string) => string
  /** Heading for a transaction without signatures. */
  described: string
  describedHint: string
  copyLink: string
}

export const defaultDetailsLabels: TransactionDetailsLabels = {
  loading: 'Loading the transaction',
  foreign: 'The gateway sent another transaction than the one asked for',
  foreignHint:
    'Nothing of it is shown, and nothing can be signed here. Tell the operator of this wallet.',
  askedFor: (id) => `Asked for: ${id}`,
  received: (id) => `Received: ${id}`,
  failed: 'This transaction could not be loaded',
  failedHint: 'It may have been deleted, or the gateway does not answer.',
  checking: 'Checking the transaction…',
  rejected: (owners) =>
    owners.length === 1
      ? `${owners[0]} has signed a rejection for this nonce.`
      : `${owners.length > 3 ? `${owners.length} owners` : owners.join(', ')} have signed a rejection for this nonce.`,
  gatewaySays: (text) => `The gateway says: ${text}`,
  calls: (inBatch, isOfficial) =>
    inBatch === 0
      ? '1 call'
      : `${inBatch} ${inBatch === 1 ? 'call' : 'calls'} in one batch, ${isOfficial ? 'by Safe’s official batch contract' : 'by a contract that is not proven to be Safe’s'}`,
  noCalls: 'Its calls could not be read.',
  untitled: 'Transaction',
  nonce: (nonce) => `#${nonce}`,
  yourTurn: 'Your turn to sign',
  noted: (note) => `“${note}” (note, according to the gateway).`,
  proposed: (who, when, isClaim) => (
    <>
      Proposed by {who}
      {when ? <> on {when}</> : null}
      {isClaim && ', according to the gateway'}.
    </>
  ),
  proposedByDelegate: (who, delegator, when, isOpen) => (
    <>
      Proposed by {who}, a delegate of {delegator}
      {when ? <>, on {when}</> : null}, according to the gateway.
      {isOpen && ' No owner has confirmed.'}
    </>
  ),
  chain: (name, id) => (name ? `Network: ${name} (${id}).` : `Network: ${id}.`),
  described: 'As described by the gateway',
  describedHint:
    'No owner signed this, so there are no hashes to compare. Look it up in an explorer you trust.',
  copyLink: 'Copy link',
}
