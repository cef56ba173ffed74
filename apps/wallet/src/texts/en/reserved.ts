export const texts = {
  unnamed: 'Reserved safe',
  notCreated: 'This safe is not created yet',
  notCreatedText:
    'Its address is yours already and can receive funds on {chain}. Your first payment creates it, or create it now.',
  notCreatedMany:
    'Its address is yours already and can receive funds on {chain}. Create it before the first payment, which needs {threshold} confirmations.',
  keepData:
    'Only this browser knows how to create it. Export a backup before you send funds.',
  backUp: 'Export a backup',
  createNow: 'Create now',
  send: 'Send',
  receive: 'Receive',
  receiveText:
    'Send {symbol} or any token to this address, on {chain} only. What is sent on another network does not arrive here.',
  checking: 'Checking the address…',
  checked:
    'Computed here and checked on-chain: free, and the factory creates a Safe {version} there that belongs to {owners}.',
  notChecked: 'The address could not be checked',
  notCheckedText: 'Send nothing until your endpoint answers.',
  noEndpoint: 'No endpoint is set for this network, so nothing can be checked.',
  refused: 'This safe cannot be created on {chain} now',
  refusedText: 'Send nothing until the check passes.',
  used: 'A contract stands at this address now',
  usedText: 'The page opens it as soon as your endpoint has read it.',
  holds: 'What it holds',
  holdsText: 'Read from your endpoint.',
  otherTokens: 'Other tokens are listed once the safe is created.',
  owners: 'Owners',
  mustConfirm: '{threshold} of {count} must confirm',
  noTransactions: 'No transactions yet',
  noTransactionsText:
    'The gateway lists transactions of safes that exist on the chain. This one is not created yet.',
  later: 'Available once the safe is created',
  laterText: 'This page needs a safe that exists on the chain.',
  createFirst: 'Create this safe first',
  createFirstText:
    'A payment needs {threshold} confirmations, which the gateway collects for safes that exist on the chain.',
  alsoCreates: 'This payment also creates the safe',
  alsoCreatesText:
    'You sign once, then your account sends one transaction for both and pays the network fee. The estimate in the review includes the creation.',
  toSafe: 'Open the reserved safe',
  changed: 'The reserved data does not lead to this address',
  changedText:
    'What this browser keeps about the safe has changed, or another version of the wallet wrote it. Send nothing to this address. Import a backup to restore it.',
  toAccounts: 'My safes',
  createdTitle: 'Your reserved safe is created',
  createdText: 'It has the owners and the threshold that you reserved.',
  differsTitle: 'This safe has other owners than you reserved',
  differsText:
    'Either its owners changed it since, or your endpoint is lying. Compare the owners before you send anything to it.',
  dismiss: 'Dismiss',
} as const
