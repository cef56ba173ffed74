export const texts = {
  title: 'Push to this browser',
  description:
    'Messages on this device when something happens, also while the wallet is closed. They show the safe’s name and the kind, never amounts.',
  insecure: 'Browsers allow push on secure pages (https) only.',
  unsupported:
    'This browser has no push messages. On an iPhone, add the wallet to the home screen first.',
  noWorker:
    'This wallet is installed without background messages, or your browser blocks them.',
  denied:
    'You blocked notifications of this site. Open the site settings beside the address bar, allow notifications, and reload.',
  dismissed: 'You did not allow notifications, so push stays off.',
  badKey: 'The gateway’s key for push is not valid.',
  noService: 'Your browser’s push service did not answer. Try again later.',
  noKey: 'This gateway is not set up to push to browsers.',
  kinds: 'Tell me when',
  kind_CONFIRMATION_REQUEST: 'A transaction needs my confirmation',
  kind_MESSAGE_CONFIRMATION_REQUEST: 'A message needs my signature',
  kind_EXECUTED_MULTISIG_TRANSACTION: 'A transaction was executed or failed',
  kind_DELETED_MULTISIG_TRANSACTION: 'A proposal was deleted',
  kind_INCOMING_ETHER: 'The safe receives coins',
  kind_INCOMING_TOKEN: 'The safe receives tokens or NFTs',
  kind_MODULE_TRANSACTION: 'A module acts for the safe',
  says_CONFIRMATION_REQUEST:
    'The gateway says a transaction waits for your confirmation. Open it to check.',
  says_MESSAGE_CONFIRMATION_REQUEST:
    'The gateway says a message waits for your signature. Open it to check.',
  says_EXECUTED_MULTISIG_TRANSACTION:
    'The gateway says a transaction was executed or failed. Open the history to check.',
  says_DELETED_MULTISIG_TRANSACTION:
    'The gateway says a proposal was deleted. Open the queue to check.',
  says_INCOMING_ETHER:
    'The gateway says coins arrived. Open the history to check.',
  says_INCOMING_TOKEN:
    'The gateway says tokens arrived. Open the history to check.',
  says_MODULE_TRANSACTION:
    'The gateway says a module acted for the safe. Open the history to check.',
  signInFirst: 'Sign in below first: the gateway tells owners only.',
  chooseOne: 'Choose at least one kind.',
  on: 'Switch push on for this safe',
  save: 'Save these kinds',
  off: 'Switch push off for this safe',
  signedOut:
    'Your sign-in ended at the gateway. Sign in below, then try again.',
  failed: 'Push was not changed',
  list: 'Safes that push to this browser',
  count: '{count, plural, one {# kind} other {# kinds}}',
  forOwner: 'for {owner}',
  switchOff: 'Switch off',
  offFor: 'Switch off for {name}',
  allOff: 'Switch push off on this browser',
  refused:
    'The gateway refused this browser. Sign in again, then try once more.',
  notFound: 'This gateway does not know this network.',
  same: 'The gateway returned an error.',
  invalid: 'The gateway does not accept this browser’s push address.',
  tooMany: 'Too many requests. Wait a minute and try again.',
  noMail: 'The gateway is busy. Try again later.',
  noAnswer: 'The gateway did not answer. Try again.',
  gatewayError: 'The gateway returned an error.',
} as const
