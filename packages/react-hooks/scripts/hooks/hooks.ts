import { accounts } from './accounts.ts'
import { apps } from './apps.ts'
import { chains } from './chains.ts'
import type { HookDefinition } from './defineHooks.ts'
import { delegates } from './delegates.ts'
import { emails } from './emails.ts'
import { messages } from './messages.ts'
import { notifications } from './notifications.ts'
import { proposals } from './proposals.ts'
import { relay } from './relay.ts'
import { safes } from './safes.ts'
import { transactions } from './transactions.ts'

/** The hook of every call, by the file that it is generated into. */
export const hooks = {
  accounts,
  apps,
  chains,
  delegates,
  emails,
  messages,
  notifications,
  proposals,
  relay,
  safes,
  transactions,
} satisfies Readonly<Record<string, readonly HookDefinition[]>>
