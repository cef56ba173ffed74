export const texts = {
  title: 'Recovery',
  description:
    'A recovery module lets chosen accounts replace the owners after a delay, for example when keys are lost. Until then the owners can cancel.',
  noAnswer: 'Your RPC could not say whether this safe can be recovered',
  noRpc: 'Set an RPC endpoint for this network to read recovery modules.',
  none: 'No recovery module',
  noneText:
    'Only the owners can change the owners of this safe. Recovery modules are set up elsewhere. Once one is enabled, this wallet shows it here, warns on every page when a recovery starts, and lets the owners cancel it.',
  otherModules:
    '{count, plural, one {One module of another kind is enabled.} other {# modules of other kinds are enabled.}}',
  secondSilent: 'Your second RPC did not answer',
  secondSilentText: 'What you see here comes from your own RPC alone.',
  unreadModule: 'A module could not be read',
  unreadModuleText:
    'It may be a recovery module, and an attempt may be under way in it: {address}.',
  firstHides: 'Only your second RPC shows this attempt',
  secondHides: 'Only your own RPC shows this attempt',
  hidesText:
    'One of the two RPCs is wrong. Assume that the attempt is real, and check with a third endpoint.',
  module: 'Recovery module',
  manage: 'Remove or change modules',
  readAt: 'Read from the chain at block {block}.',
  contract: 'Contract',
  code: 'Code',
  release: 'Delay Modifier {version}',
  unknownCode: 'Not a known version of the Delay Modifier',
  unknownCodeText:
    'This contract has the functions of a recovery module, but its code is not on our list. It may behave differently from what is shown here.',
  vulnerable: 'This recovery module has a known flaw',
  vulnerableText:
    'In version 1.1.0 strangers can start a recovery without a recoverer’s key. Remove the module, and set up a newer version.',
  foreignOwner: 'The owners cannot cancel recoveries',
  foreignOwnerText:
    'Another account controls this module: {owner}. Remove the module if you do not trust that account.',
  foreignTarget: 'This module acts for another account',
  foreignTargetText: 'Its recoveries run as {target}, not as this safe.',
  recoverers: 'May recover',
  noRecoverers: 'No account',
  delay: 'Delay',
  noDelay: 'None: a recovery can be executed at once',
  expiry: 'Can be executed for',
  forGood: 'Without limit',
  attempt: 'Recovery attempt {number}',
  noAttempts: 'No recovery is under way',
  noAttemptsText:
    'When somebody starts one, every page of this safe warns you.',
  several: 'Several attempts are in the queue',
  unreadMany: 'More attempts wait behind these: {count}.',
  startedBy: 'Started by',
  unknownStarter: 'A recoverer; the RPC does not say which',
  startedAt: 'Started',
  executableIn: 'Can be executed in',
  executableNow: 'Now, by anybody',
  expiresIn: 'Expires in',
  state: 'State',
  waiting: 'Waiting',
  executable: 'Can be executed',
  expired: 'Expired',
  executed: 'Executed',
  cancelled: 'Cancelled',
  past: 'No longer in the queue',
  unknownCall: 'What this attempt does is unknown',
  unknownCallText:
    'Your RPC returned no data with the hash that the module stores. Assume that it replaces all owners, and cancel it if you do not know of it.',
  calls: 'What it does',
  cancel: 'Cancel attempt',
  cancelWithBefore:
    'This also cancels {count, plural, one {the attempt before it} other {the # attempts before it}}.',
  cancelAll: 'Cancel all attempts',
  execute: 'Execute the recovery',
  executeWarning:
    'This changes the safe as shown above, from your own account. It cannot be undone.',
  executeOthers: 'Another attempt has to be executed or expire first.',
  executedNow: 'The recovery was executed',
  reverted: 'The network reverted it: the recovery was not executed.',
  noWallet: 'Connect a wallet first.',
  pastTitle: 'Earlier attempts',
  alerts: 'E-mail alerts',
  alertsText:
    'The gateway can mail the owners when a recovery starts or is executed. Mails go to verified addresses of owners only.',
  alertsAddress: 'My e-mail address',
  alertsOn: 'The gateway watches this module',
  alertsOnText: 'Owners with a verified e-mail address are mailed.',
  alertsRegister: 'Turn on mails',
  alertsRemove: 'Turn off mails',
  alertsOff: 'The gateway no longer watches this module.',
  alertsSignIn: 'Sign in',
  alertsSignInText:
    'Sign in as an owner to let the gateway watch this module. This signs a text, and costs nothing.',
  alertsFailed: 'The gateway did not accept it',
  review: 'Cancel a recovery',
  reviewIntro:
    'Cancels {count, plural, one {one recovery attempt} other {# recovery attempts}}',
  reviewIntroText:
    'Execute this before the recovery can be executed: in {time}.',
  reviewIntroNow:
    'The recovery can be executed at any moment. Confirm and execute this without delay.',
  reviewBehind:
    '{count, plural, one {One transaction is queued} other {# transactions are queued}}',
  reviewBehindText:
    'The cancellation takes nonce {nonce} and replaces what waits there, so that it does not wait behind the queue.',
  gone: 'This attempt is no longer in the queue',
  goneText: 'It was cancelled, executed or skipped.',
  back: 'Back to recovery',
} as const
