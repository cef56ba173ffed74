import type { BridgeEvents } from '../protocol/BridgeEvents.ts'
import type { Schema } from '../protocol/fits.ts'
import { permissions, theme } from './replies.ts'

/** Schemas of the payloads of events, except those that are answers too. */
export const events: Omit<
  Record<keyof BridgeEvents, Schema>,
  'safeChanged' | 'chainChanged'
> = {
  readOnlyChanged: { isReadOnly: 'flag' },
  ownersChanged: { threshold: 'count', owners: ['address'] },
  transactionStatus: {
    safeTxHash: 'hash',
    txStatus: 'text',
    txHash: 'hash?',
  },
  messageProposed: { messageHash: 'hash', requestId: 'text' },
  messageSigned: { messageHash: 'hash', signature: 'text' },
  permissionsChanged: permissions,
  themeChanged: theme,
  readsQueued: { waiting: 'count' },
  shutdown: () => true,
}
