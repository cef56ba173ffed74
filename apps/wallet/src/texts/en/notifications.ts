export const texts = {
  description: 'How this safe reaches you when you are not here.',
  accountTitle: 'Account at this gateway',
  leaves:
    '{host} learns your account address when you sign in, your e-mail address when you register it, and this browser’s push address when you switch push on. Names, watched safes and settings stay in this browser.',
  connectFirst: 'Connect a wallet to sign in.',
  signInFor:
    'Sign in to get e-mails and push for this safe. Signing in moves no money.',
  signIn: 'Sign in…',
  checking: 'Checking your sign-in…',
  signedIn: 'Signed in as <account></account> until <time></time>.',
  signOut: 'Sign out',
  ended: 'Your sign-in ended at the gateway. Sign out, then sign in again.',
  expired: 'Your sign-in expired. Sign in again.',
  noAccounts:
    'This gateway keeps no accounts, so there are no data settings to choose.',
  noAccount:
    'You have no account here. You need none for e-mail and push. With one, the gateway keeps your choices below for every wallet that you use.',
  createAccount: 'Create an account',
  deleteAccount: 'Delete the account',
  deleteText:
    'The gateway forgets this account and its data settings. E-mail and push stay as they are.',
  hasAccount:
    'You have an account here. These choices hold for every wallet that uses it. This wallet itself keeps both kinds of data in this browser alone.',
  prepared: 'Let wallets store safes that are prepared but not yet created',
  watched: 'Let wallets store safes that you follow without owning them',
  otherData: 'Let wallets store: <name></name>',
  failed: 'Not done',
  cancel: 'Cancel',
  emailTitle: 'E-mail',
  emailFor:
    'A mail when a recovery of this safe starts or is carried out. Each owner registers an address of their own.',
  ownersOnly:
    'Only owners of this safe can register an address. Connect an owner’s account.',
  contractOwner:
    'This owner is a contract. The gateway takes e-mail requests from accounts with a key only.',
  address: 'E-mail address',
  addressHint: 'Your account signs the request, so only you can register it.',
  badAddress: 'Enter an e-mail address such as name@example.com.',
  continue: 'Continue',
  look: 'Check what is registered',
  noneRegistered: 'No address is registered for {owner}.',
  waiting: 'Waiting for the code',
  verified: 'Verified',
  sentTo:
    'The gateway sends a code to <mail></mail>. It is good for five minutes.',
  verifiedText:
    'Alerts go to <mail></mail>, by what the gateway said on <time></time>.',
  code: 'Code from the mail',
  badCode: 'Enter the six digits from the mail.',
  verify: 'Verify',
  resend: 'Send another code',
  resent: 'If 30 seconds have passed, another code is on its way.',
  resendHint:
    'At most one code every 30 seconds and five an hour. Only the newest one works.',
  change: 'Change',
  delete: 'Delete',
  keepAddress: 'Keep this address',
  newAddress: 'New e-mail address',
  requestRegister: 'Register {mail}',
  requestEdit: 'Change to {mail}',
  requestRetrieval: 'Check your address',
  requestDelete: 'Delete your address',
  askRegister:
    'You ask the gateway to send recovery alerts of {safe} to {mail}.',
  askEdit:
    'You ask the gateway to send recovery alerts of {safe} to {mail} instead. The new address needs a code.',
  askRetrieval:
    'You ask the gateway which address it keeps for you and {safe}.',
  askDelete: 'You ask the gateway to forget your address for {safe}.',
  signText:
    'Your wallet shows this text. It proves that {owner} asks, is good for five minutes and once, and moves no money.',
  renewed: 'The text was too old, so it has a new time. Sign this one.',
  sign: 'Sign',
  refused:
    'The gateway refused the request. Your account may no longer be an owner, or your clock may be wrong. Check both and sign again.',
  notFound:
    'The gateway has no address for this owner, or offers no e-mail for this safe.',
  same: 'This address is registered already.',
  invalid: 'The gateway does not accept this address.',
  tooMany: 'Too many requests. Wait a minute and try again.',
  noMail: 'This gateway is not set up to send e-mail.',
  wrongCode:
    'The code is wrong or older than five minutes. Try again, or get another one.',
  noAnswer: 'The gateway did not answer. Try again.',
  gatewayError: 'The gateway returned an error.',
} as const
