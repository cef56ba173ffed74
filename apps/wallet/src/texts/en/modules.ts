export const texts = {
  title: 'Modules, guards and handler',
  noAnswer: 'Your RPC did not answer',
  readAt: 'Read from the chain at block {block}.',
  notSet: 'None',
  modules: 'Modules',
  noModules:
    'No modules. Transactions need the confirmations of the owners, and nothing else can move assets.',
  recovery: 'Recovery module',
  canMove: 'Can move everything without any owner.',
  gatewayName: 'The gateway calls it “{name}”.',
  gatewayNoName: 'The gateway has no name for it.',
  gatewayUnknown: 'It is on no list, and the gateway does not know it.',
  verified: 'Its source is verified.',
  unverified: 'Its source is not verified.',
  remove: 'Remove',
  removeModule: 'Remove the module {name}',
  removing: 'Remove module',
  removingText:
    'It can no longer act for the safe. What it keeps, such as limits, stays in the module and returns if it is enabled again.',
  removedAlready: 'The transaction at nonce {nonce} removes it already',
  afterQueued: 'This removal follows the changes at nonce {nonces}',
  afterQueuedText:
    'Its place in the list of modules is the one after them. If they are rejected, propose the removal again.',
  queueUnknown: 'The gateway did not say what waits',
  queueUnknownModules:
    'If a change of modules waits, this removal may fail. It can then be proposed again.',
  queueUnknownGuard:
    'Transactions that wait would run without the check of this guard.',
  guard: 'Guard',
  guardText:
    'Checks every transaction of the owners and can refuse it. A faulty guard can lock the safe for good.',
  setGuard: 'Set guard',
  setGuardText:
    'The guard is called before and after every transaction. If it fails, nothing runs any more: not even its own removal.',
  removeGuard: 'Remove guard',
  noGuardText: 'Transactions run without a check afterwards.',
  othersWait:
    '{count, plural, one {A transaction is waiting} other {# transactions are waiting}}',
  othersWaitText:
    'Whatever runs after the removal is no longer checked by this guard.',
  moduleGuard: 'Module guard',
  moduleGuardText: 'Checks every transaction of modules and can refuse it.',
  moduleGuardSince:
    'Checks transactions of modules. Safe 1.5.0 and later have it: update the version first.',
  setModuleGuard: 'Set module guard',
  setModuleGuardText:
    'The guard is called before and after everything that a module does. If it fails, modules can do nothing.',
  removeModuleGuard: 'Remove module guard',
  noModuleGuardText: 'Modules act without a check afterwards.',
  handler: 'Fallback handler',
  handlerText:
    'Answers for the safe: whether it takes NFTs, and which signatures are valid.',
  setHandler: 'Change handler',
  setHandlerText:
    'Anyone can make the safe call its handler. Choose a contract that was written for this.',
  officialHandler: '{name} (official for this version)',
  otherHandler: 'Another contract',
  address: 'Address of the contract',
  noAddress: 'Enter the address of the contract.',
  zeroAddress: 'The zero address is no contract.',
  safeItself: 'This is the safe itself.',
  sameAsNow: 'This contract is set already.',
  checking: 'Asking your RPC about this contract',
  notChecked: 'The contract could not be checked',
  notCheckedText:
    'Your RPC did not answer. Without the check it cannot be set.',
  refused: 'It cannot be set here.',
  confirm: 'To confirm, type {word}',
  confirmHint: 'The last four characters of the address.',
  confirmWrong: 'Type {word} to confirm.',
  noLongerSet: 'There is nothing to change any more',
  cancel: 'Cancel',
  review: 'Review change',
} as const
