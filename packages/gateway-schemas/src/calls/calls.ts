import { accountsCalls } from './accounts.ts'
import { appsCalls } from './apps.ts'
import { chainsCalls } from './chains.ts'
import { delegatesCalls } from './delegates.ts'
import { emailsCalls } from './emails.ts'
import { messagesCalls } from './messages.ts'
import { notificationsCalls } from './notifications.ts'
import { relayCalls } from './relay.ts'
import { safesCalls } from './safes.ts'
import { transactionsCalls } from './transactions.ts'

/**
 * Every call, by subject. Writes come before the calls that need what they
 * wrote: the tests of every call follow this order.
 */
export const callsBySubject = {
  chains: chainsCalls,
  safes: safesCalls,
  transactions: transactionsCalls,
  messages: messagesCalls,
  delegates: delegatesCalls,
  apps: appsCalls,
  relay: relayCalls,
  accounts: accountsCalls,
  notifications: notificationsCalls,
  emails: emailsCalls,
} as const

/** Every call of the gateway, by name. */
export const calls = {
  ...chainsCalls,
  ...safesCalls,
  ...transactionsCalls,
  ...messagesCalls,
  ...delegatesCalls,
  ...appsCalls,
  ...relayCalls,
  ...accountsCalls,
  ...notificationsCalls,
  ...emailsCalls,
} as const

export type Calls = typeof calls
export type CallName = keyof Calls
