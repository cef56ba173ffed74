export const texts = {
  import: 'Import',
  title: 'Transactions',
  queue: 'Queue',
  history: 'History',
  messages: 'Messages',
  draft: 'Draft',
  waiting: '{count} <hidden>waiting</hidden>',
  needYou: '{count}<hidden> waiting for you</hidden>',
  needYouClaimed:
    '{count}<hidden> waiting for you, according to the gateway</hidden>',
} as const
