import type { ExecutionRecord } from '@strongroom/react-hooks'
import {
  defaultSignatureTimelineLabels,
  type SignatureKind,
} from '../timeline/signatureTimelineLabels.ts'

type Lost = Exclude<ExecutionRecord['status'], 'found'>

/** Texts of `ExecutionFacts`. */
export interface ExecutionFactsLabels {
  title: string
  /** Where all of it comes from. */
  source: string
  loading: string
  /** Titles where the node has no such record. */
  lost: Readonly<Record<Lost, string>>
  lostHint: Readonly<Record<Lost, string>>
  chainTransaction: string
  copyHash: string
  explorer: (host: string) => string
  block: string
  confirmations: string
  depth: (blocks: number) => string
  time: string
  fee: string
  gas: (gas: string) => string
  sender: string
  /** The same of an incoming transfer. */
  sentBy: string
  /** The contract that was called, where it is not the safe. */
  through: string
  failed: string
  signatures: (count: number) => string
  unreadSignatures: string
  copySignature: string
  kinds: Record<SignatureKind, string>
  data: string
  copyData: string
}

export const defaultExecutionFactsLabels: ExecutionFactsLabels = {
  title: 'Execution',
  source: 'Read from your RPC',
  loading: 'Reading the chain transaction from your RPC',
  lost: {
    pruned: 'Your RPC no longer has this receipt',
    reorged: 'This transaction is no longer in its block',
    missing: 'Your RPC does not know this chain transaction',
    unrelated: 'This chain transaction is not what the gateway says',
    unreachable: 'The chain transaction could not be read',
  },
  lostHint: {
    pruned:
      'Its block has the transaction. Block, time and fee can be read from an archive RPC.',
    reorged:
      'The network replaced the block. The transaction may be executed again in another one.',
    missing:
      'It may be too old for your RPC, or its block may not have arrived yet.',
    unrelated:
      'It is on the chain, but it did not do what this page shows. The gateway names a wrong one.',
    unreachable: 'Your RPC gave no valid answer. It is asked again.',
  },
  chainTransaction: 'Chain transaction',
  copyHash: 'Copy hash',
  explorer: (host) => `Open on ${host}`,
  block: 'Block',
  confirmations: 'Depth',
  depth: (blocks) => (blocks === 1 ? 'the latest block' : `${blocks} blocks`),
  time: 'Time',
  fee: 'Network fee',
  gas: (gas) => `${gas} gas`,
  sender: 'Executed by',
  sentBy: 'Sent by',
  through: 'Through the contract',
  failed: 'The safe reports that the call failed.',
  signatures: (count) => (count === 1 ? '1 signature' : `${count} signatures`),
  unreadSignatures: 'The signatures in its calldata cannot be read.',
  copySignature: 'Copy signature',
  kinds: defaultSignatureTimelineLabels.kinds,
  data: 'Calldata as it was sent',
  copyData: 'Copy calldata',
}
