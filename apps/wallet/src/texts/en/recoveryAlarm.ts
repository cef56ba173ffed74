export const texts = {
  title: 'Somebody is recovering this safe',
  titleBy: '{name} is recovering this safe',
  onlyOwner: '{name} becomes the only owner.',
  unknown: 'What the recovery does is unknown: your RPC does not say.',
  waiting: 'It can be executed in {time}, unless the owners cancel it.',
  executable: 'It can be executed now, by anybody, until the owners cancel it.',
  more: '{count, plural, one {Another attempt is queued.} other {# other attempts are queued.}}',
  review: 'Review',
  cancel: 'Cancel it',
  differs: 'Gateway and RPC disagree about this safe’s modules',
  differsText:
    'The gateway lists {count, plural, one {a module} other {# modules}} that your RPC does not show. One of them is wrong, and a module can move everything or recover the safe. Check with another RPC endpoint.',
  differsLink: 'Networks',
} as const
