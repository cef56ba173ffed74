export const texts = {
  unnamed: 'Missing transaction id',
  unnamedText: 'Open the transaction from the queue or the history.',
  toQueue: 'Go to the queue',
  title: 'Transaction',
  titleOf: 'Transaction #{nonce}',
  queue: 'Queue',
  history: 'History',
  sendAgain: '<link>Send again</link> You review it before anything is signed.',
} as const
