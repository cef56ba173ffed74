import type { TransactionItem } from '@strongroom/gateway-sdk'

type TransactionStatus = TransactionItem['transaction']['txStatus']

/** All texts of rows, badges and headings of the transaction lists. */
export interface TransactionLabels {
  /** Not executed, or not yet. */
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
  settings: Record<string, string>
  settingsOther: string
  rejection: string
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
  status: Record<TransactionStatus, string>
  nonce: (nonce: number) => string
  module: string
  app: (name: string) => string
  note: string
  yours: string
  open: string
}

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
  untrusted: 'Token nobody vouches for',
  settings: {
    ADD_OWNER: 'Add owner',
    REMOVE_OWNER: 'Remove owner',
    SWAP_OWNER: 'Replace owner',
    CHANGE_THRESHOLD: 'Change threshold',
    CHANGE_IMPLEMENTATION: 'Change safe contract',
    CHANGE_MASTER_COPY: 'Change safe contract',
    SET_FALLBACK_HANDLER: 'Set fallback handler',
    ENABLE_MODULE: 'Enable module',
    DISABLE_MODULE: 'Disable module',
    SET_GUARD: 'Set guard',
    DELETE_GUARD: 'Remove guard',
    SET_MODULE_GUARD: 'Set module guard',
    DELETE_MODULE_GUARD: 'Remove module guard',
  },
  settingsOther: 'Change settings',
  rejection: 'On-chain rejection',
  batch: (count) => `Batch of ${count} calls`,
  call: 'Contract call',
  safeCreated: 'Safe created',
  by: 'by',
  order: (kind) =>
    kind === 'buy' ? 'Buy order' : kind === 'sell' ? 'Sell order' : 'Order',
  twap: (parts) => `Order in ${parts} parts`,
  swap: 'Swap',
  bridge: (chain) => `Bridge to chain ${chain}`,
  stake: (count) =>
    count === 1 ? 'Stake with 1 validator' : `Stake with ${count} validators`,
  unstake: (count) =>
    count === 1 ? 'Exit 1 validator' : `Exit ${count} validators`,
  withdrawStake: 'Withdraw stake',
  vaultDeposit: 'Deposit into vault',
  vaultRedeem: 'Redeem from vault',
  other: 'Transaction',
  status: {
    AWAITING_CONFIRMATIONS: 'Needs confirmations',
    AWAITING_EXECUTION: 'Ready to execute',
    CANCELLED: 'Replaced',
    FAILED: 'Failed',
    SUCCESS: 'Executed',
  },
  nonce: (nonce) => `Nonce ${nonce}`,
  module: 'Module',
  app: (name) => `via ${name}`,
  note: 'Note',
  yours: 'Your turn to confirm',
  open: 'Open transaction',
}
