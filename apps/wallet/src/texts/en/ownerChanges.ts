export const texts = {
  addTitle: 'Add an owner',
  replaceTitle: 'Replace {name}',
  address: 'Address',
  name: 'Name',
  nameHint: 'Kept in this browser. Saving it signs nothing.',
  noAddress: 'Enter the address of the new owner.',
  add: 'Add to changes',
  replace: 'Replace',
  cancel: 'Cancel',
  isSafe: 'This is another safe',
  isSafeText:
    'Its owners confirm for it together, by a transaction of their safe or a contract signature (EIP-1271).',
  isContract: 'This is a contract',
  isContractText:
    'It can confirm only if it checks signatures by EIP-1271 or can approve hashes itself. A contract that does neither blocks a seat for good.',
  isNew: 'This account has sent nothing on this network yet',
  isNewText: 'That is fine for a new key. Check the address with its holder.',
  today:
    '{count, plural, one {One transaction. Today’s rule applies: # owner confirms it.} other {One transaction. Today’s rule applies: # owners confirm it.}}',
  changes:
    '{count, plural, one {<b># change, not proposed yet</b>, kept in this browser} other {<b># changes, not proposed yet</b>, kept in this browser}}',
  bar: 'Your changes',
  discard: 'Discard',
  review: 'Review changes',
  readingQueue: 'Reading the queue',
  noNonce: 'Choose a nonce that can be used.',
  alarm: 'Your sources disagree about the owners.',
  nothingLeft: 'The queue already makes these changes.',
  impossible: 'The safe would refuse these owners.',
  unread:
    'Part of the queue could not be checked. Changes that wait there may not be counted.',
  self: 'You remove yourself. Afterwards you cannot confirm anything.',
  confirmAddress:
    'Nothing proves that this address belongs to {name}. Compare it with its holder over another channel.',
  earlier:
    '{nonce} changes the owners too. Execute it first. The table includes its result.',
  earlierUnconfirmed:
    '{nonce} would change the owners too, but lacks confirmations and is not counted here. If it runs first, this change may have to be made again.',
  thresholdBack:
    'The queue sets the number of confirmations to {queued}. This change sets it to {threshold} again.',
  earlierFault:
    '{nonce} changes the owners too, but no longer fits them. Reject it.',
  earlierReview:
    '{nonce} changes the owners too. Execute it first, then check this one again.',
  rival:
    '{nonce} already has a change of the owners, and only one of them can run. Choose another nonce, or reject one.',
  rivalReview:
    'Another change of the owners waits at {nonce}, and only one of them can run. Reject one.',
  ready: '{nonce} is ready now and runs before this change. Execute it first.',
  needsMore:
    '{more, plural, one {{nonce} is ready now and would need one more. Execute it first, by a lower nonce.} other {{nonce} is ready now and would need # more. Execute it first, by a lower nonce.}}',
  stopsCounting: '{name}’s confirmation of {nonce} stops counting.',
  noLongerFits:
    '{nonce} changes the owners too and would no longer fit them. It has to be made again.',
  show: 'Show',
  showNonce: 'Show {nonce}',
  seen: 'Owners or threshold changed since you first saw this',
  seenText:
    'It was made when {before} had to confirm; today it is {now}. Read the table again. If this is no longer meant, make the change again and reject this one.',
  share: '{threshold} of {owners}',
  gatewayTitle: 'Your RPC and the gateway disagree about owners or threshold',
  gatewayText:
    'One of them is wrong or behind. Wait a moment, or check your RPC before you change or sign anything.',
  secondRpcTitle: 'Two RPCs disagree about this safe',
  secondRpcText:
    'One of them may be lying. Change or sign nothing until you know which one.',
} as const
