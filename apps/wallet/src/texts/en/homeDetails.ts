export const texts = {
  rpcSilent: 'Your RPC did not answer',
  rpcSilentText: 'This page could not be checked against the chain.',
  outdated: 'This safe runs version {version}',
  outdatedUnknown: 'This safe runs an old version',
  outdatedText:
    'The gateway recommends a newer version of the contract for this network.',
  behind: 'The gateway is behind the chain',
  behindText:
    'It has read blocks up to <time></time>. Newer transfers and executions may be missing here.',
  settings: 'Settings',
  settingsMore: 'Settings ({count} more)',
  activity: 'Recent activity',
  viewHistory: 'View history',
  owners: 'Owners',
  mustConfirm: '{threshold} of {count} must confirm',
  manage: 'Manage',
  loadingActivity: 'Loading recent activity',
  noActivity: 'No activity yet',
  noActivityText: 'What this safe sends and receives is listed here.',
  fromChain: 'Safe {version}, read from the chain.',
  plain: 'No modules, no guard.',
  modules:
    '{count, plural, one {# module enabled.} other {# modules enabled.}}',
  guard: 'A guard is set.',
  you: 'you',
  youFirst: 'You',
  others: '{count} others',
  someOf: '{count} of {owners}',
  complete:
    '{who, select, none {No more confirmations are needed.} you {You have confirmed; no more are needed.} one {{done} has confirmed; no more are needed.} other {{done} have confirmed; no more are needed.}}',
  missing:
    '{who, select, none {{count} needed: {owners}.} you {You have confirmed; {count} more needed: {owners}.} one {{done} has confirmed; {count} more needed: {owners}.} other {{done} have confirmed; {count} more needed: {owners}.}}',
  more: 'and {count} more.',
  byGateway: 'According to the gateway.',
} as const
