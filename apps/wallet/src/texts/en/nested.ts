export const texts = {
  title: 'Nested safes',
  description: 'Safes that own this one, and safes that this one owns.',
  cardText:
    'Safes can own other safes. Their owners confirm through the safe between them.',
  open: 'Show nested safes',
  owned: 'Safes this safe owns',
  ownedText: 'Listed by the gateway, each checked on your RPC.',
  noneOwned: 'This safe owns no other safe.',
  ownedFailed: 'The list of safes could not be loaded',
  rule: 'A safe, {threshold} of {owners}',
  ownersOf: 'Owners: {names}',
  notOwned: 'The gateway is wrong: this safe does not own it',
  unread: 'Your RPC did not confirm this',
  openSafe: 'Open',
  parents: 'Owners that are safes',
  parentsText:
    'They confirm with the signatures of their own owners. Read from your RPC.',
  noParents: 'No owner of this safe is a safe.',
  waitingParents: 'Owners that are safes',
  hasConfirmed: '{name} has confirmed on the chain.',
  hasSigned:
    '{name} is a safe; {signed} of {threshold} of its owners have signed its confirmation.',
  mustSign:
    '{name} is a safe; {threshold} of its {owners} owners must sign before it confirms.',
  behind:
    'Its confirmation has nonce {nonce}, and waits until nonce {next} is done.',
  approveAs: 'Approve as {name}',
  approveThrough: 'Approve as {name}, through {through}',
  rejectAs: 'Reject as {name}',
  executeAs: 'Execute as {name}',
  continueAs: 'Continue as {name}',
  propose: 'Add to the queue of {name}',
  proposeText:
    '{through} has approved the confirmation of {name}. Add it to the queue of {name}, where it can be executed.',
  proposeRejection: 'Add the rejection to the queue',
  proposeFailed: 'The gateway did not take it',
  approveTitle: 'Approve as {name}',
  approveIntro: '{name} confirms for {child}',
  addConfirmation: 'Add the confirmation of {name}',
  approveIntroText:
    'This is a transaction of {name}. Once enough of its owners have signed and it is executed, {name} has confirmed in {child}.',
  executeTitle: 'Execute as {name}',
  executeIntro: '{name} executes a transaction of {child}',
  executeIntroText:
    'This is a transaction of {name}. When it is executed, {name} confirms and executes the transaction of {child} at once.',
  missing: 'Open this page from the transaction',
  missingText: 'The link has no transaction of a safe that this one owns.',
  toQueue: 'Go to queue',
  openChild: 'Open in {name}',
  approveFirst:
    'You own {child} through another safe, so this is in no queue yet. Let that safe approve it: the approval carries it, so that the other owners read what they approve. Once the approval is executed, add it to the queue of {child}.',
  carryIntroText:
    'This is a transaction of {name}. It carries the transaction of {child}, which is in no queue yet. Once enough owners of {name} have signed and it is executed, add the transaction to the queue of {child}.',
  hasConfirmedFree: '{name} has confirmed with the signatures of its owners.',
  signAs: 'Sign as {name}, without a fee',
  sign: 'Sign',
  signCancel: 'Cancel',
  signText:
    'You sign a message of {name} as its owner. With signatures of {threshold} of its owners, {name} has confirmed in {child} what this page shows. In {name} nothing changes, and it pays no fee.',
  signShared:
    'The same signatures count for {name} itself: it signs this message in its own name too.',
  childHash: 'Hash of the transaction in {child}',
  childMessage: 'Hash of the message in {child}',
  parentHash: 'Safe message hash of {name}',
  parentMessageHash: 'Message hash of {name}, shown on your device',
  parentDomain: 'Domain hash of {name}',
  accept: 'I understand the risks above',
  linkSigned: '{signed} of {threshold} owners of {name} have signed',
  linkText:
    'Send this link to another owner of {name}. It carries your signature.',
  linkGiven:
    'The link of this page carries their signatures. Yours is added to them.',
  copyLink: 'Copy link for another owner of {name}',
} as const
