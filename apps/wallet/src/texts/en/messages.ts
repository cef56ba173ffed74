export const texts = {
  title: 'Messages',
  description:
    'Signed by the owners in this safe’s name, without a transaction and without a fee.',
  create: 'Sign a message',
  verify: 'Verify a signature',
  failed: 'The messages could not be loaded',
  failedText: 'The gateway keeps them; the chain does not have them.',
  empty: 'No message was signed yet',
  emptyText:
    'Apps ask for a message when someone signs in or agrees to terms. Messages that were signed by a transaction are in the history.',
  createdHere: 'Created here',
  emptyMessage: 'Empty message',
  typedData: 'Typed data',
  message: 'Message',
  unnamed: 'Missing message id',
  unnamedText: 'The link has no hash of a message.',
  toMessages: 'Go to messages',
  unreadable: 'This message cannot be read',
  unreadableText:
    'Its types and values do not fit together, so nothing is signed.',
  back: 'Back',
  notAsked: 'The gateway did not answer',
  notAskedText: 'It collects the owners’ signatures, so nothing is signed yet.',
  collecting: 'Other owners have to sign',
  collectingText:
    'They find it under Messages. You may close this: your signature is kept.',
  collectingForApp:
    'They find it under Messages. Stay here and the app is answered as soon as enough owners have signed. If you leave now, the app is told that signatures are missing; it gets the signature when it asks again.',
  complete: 'This message is fully signed already',
  completeText: 'There is nothing left to do.',
  completeForApp:
    'Giving the signature to the app needs no wallet. Do it only if you want the app to have it.',
  refuse: 'Refuse',
  leaveWaiting: 'Leave without waiting',
  leaveUnsigned: 'Leave without signing',
  goOn: 'Go on',
  give: 'Give the signature to the app',
  review: 'Review',
  reviewAndSign: 'Review and sign',
  byTransaction:
    'By a transaction: it has to be confirmed and executed, and costs a fee.',
  offChain: 'The owners sign it in this safe’s name, without a transaction.',
  chooseOnChain: 'Sign on the chain',
  chooseOnChainHint:
    'For contracts that ask for it. It has to be confirmed and executed, and costs a fee.',
  hint: 'A text, or typed data (EIP-712) as JSON.',
  noText: 'Write a message.',
  missingParts: 'Typed data needs types, domain and message.',
  nextNonce: 'Looking for the next nonce',
  onChain: 'Sign a message on the chain',
} as const
