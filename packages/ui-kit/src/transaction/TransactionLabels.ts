import { humanizeConstant } from './humanizeConstant.ts'
import { defaultStatusLabels, type StatusLabels } from './statusLabels.ts'

/** All texts of rows, badges and headings of the transaction lists. */
export interface TransactionLabels {
  /** Label of a transaction that is not executed, or not yet. */
  send: string
  sent: string
  received: string
  transferred: string
  to: string
  from: string
  on: string
  nft: (id: string) => string
  unknownToken: string
  imitation: string
  untrusted: string
  /** By the kind of change; kinds without a text are read as words. */
  settings: Record<string, string>
  settingsOther: string
  /** `nonce` is undefined where it is not known. */
  rejection: (nonce: number | undefined) => string
  batch: (count: number) => string
  call: string
  safeCreated: string
  by: string
  order: (kind: string) => string
  twap: (parts: string) => string
  swap: string
  bridge: (chain: string) => string
  stake: (validators: number) => string
  unstake: (validators: number) => string
  withdrawStake: string
  vaultDeposit: string
  vaultRedeem: string
  other: string
  /** How far an order, a bridge or a stake is. */
  progress: (constant: string) => string
  status: StatusLabels
  confirmations: (confirmed: number, required: number) => string
  nonce: string
  module: string
  app: (name: string) => string
  yours: string
  /** State of a row that waits for confirmations; `owners` is "Bob or Carol". */
  missing: (owners: string) => string
  /** A delegate's proposal that no owner has confirmed. */
  delegate: (who: string, delegator: string) => string
  /** A record that contradicts its bytes or the chain. */
  contradicted: string
}

const validators = (count: number) =>
  `${count} validator${count === 1 ? '' : 's'}`

export const defaultTransactionLabels: TransactionLabels = {
  send: 'Send',
  sent: 'Sent',
  received: 'Received',
  transferred: 'Transfer',
  to: 'to',
  from: 'from',
  on: 'on',
  nft: (id) => `#${id}`,
  unknownToken: 'unknown token',
  imitation: 'Looks like an earlier transfer: do not copy its address',
  untrusted: 'Unlisted token',
  settings: {
    SWAP_OWNER: 'Replace an owner with',
    CHANGE_IMPLEMENTATION: 'Change safe contract',
    CHANGE_MASTER_COPY: 'Change safe contract',
    DELETE_GUARD: 'Remove guard',
    DELETE_MODULE_GUARD: 'Remove module guard',
  },
  settingsOther: 'Change settings',
  rejection: (nonce) => (nonce === undefined ? 'Reject' : `Reject #${nonce}`),
  batch: (count) => `Batch of ${count} calls`,
  call: 'Contract call',
  safeCreated: 'Safe created',
  by: 'by',
  order: (kind) => `${humanizeConstant(kind)} order`,
  twap: (parts) => `Order in ${parts} parts`,
  swap: 'Swap',
  bridge: (chain) => `Bridge to chain ${chain}`,
  stake: (count) => `Stake with ${validators(count)}`,
  unstake: (count) => `Exit ${validators(count)}`,
  withdrawStake: 'Withdraw stake',
  vaultDeposit: 'Deposit into vault',
  vaultRedeem: 'Redeem from vault',
  other: 'Transaction',
  progress: humanizeConstant,
  status: defaultStatusLabels,
  confirmations: (confirmed, required) =>
    `${confirmed} of ${required} confirmations`,
  nonce: 'Nonce',
  module: 'Module',
  app: (name) => `via ${name}`,
  yours: 'Your turn to confirm',
  missing: (owners) => `Needs ${owners}`,
  delegate: (who, delegator) =>
    `Proposed by ${who}, a delegate of ${delegator}, no owner has confirmed`,
  contradicted: 'The gateway contradicts the chain here.',
}
