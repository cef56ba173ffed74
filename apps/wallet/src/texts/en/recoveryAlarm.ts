export const texts = {
  title: 'Someone is recovering this safe',
  titleBy: '{name} is recovering this safe',
  onlyOwner: '{name} becomes the only owner.',
  unknown: 'Your RPC does not say what this recovery does.',
  waiting: 'It can be executed in {time}, unless the owners cancel it.',
  executable: 'Anyone can execute it now, until the owners cancel it.',
  more: '{count, plural, one {Another attempt is queued.} other {# other attempts are queued.}}',
  review: 'Review',
  cancel: 'Cancel it',
  differs: 'Gateway and RPC disagree about this safe’s modules',
  differsText:
    'The gateway lists {count, plural, one {a module} other {# modules}} that your RPC does not show. One of them is wrong, and a module can move everything or recover the safe. Check with another RPC endpoint.',
  unread: 'Recovery attempts could not be read',
  unreadText:
    'Your RPC did not say whether a recovery of this safe is under way. Try again, or choose another RPC endpoint.',
  unreadModulesText:
    '{count, plural, one {One module of this safe} other {# modules of this safe}} could not be read. A recovery may be under way there. Try again, or choose another RPC endpoint.',
  alone: 'Only your second RPC answered',
  aloneText:
    'Your own RPC did not say whether a recovery of this safe is under way. What you see here comes from the second one alone.',
  tryAgain: 'Try again',
  nodesDiffer: 'Two RPCs disagree about the recovery of this safe',
  firstHidesAttempts:
    'Only your second RPC shows {count, plural, one {one recovery attempt} other {# recovery attempts}}.',
  secondHidesAttempts:
    'Your second RPC does not show {count, plural, one {one recovery attempt} other {# recovery attempts}}.',
  firstHidesModules:
    'Only your second RPC shows {count, plural, one {one recovery module} other {# recovery modules}}.',
  secondHidesModules:
    'Your second RPC does not show {count, plural, one {one recovery module} other {# recovery modules}}.',
  nodesDifferAdvice:
    'One of the two RPCs is wrong. Assume that the attempts are real, and check with a third endpoint.',
  nodesDifferText:
    'They name different recoverers, delays or blocks, so one of them is wrong or far behind. Check with a third endpoint.',
  differsLink: 'Networks',
} as const
