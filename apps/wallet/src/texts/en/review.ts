export const texts = {
  title: 'Review and sign',
  note: 'Your note: <note></note>. It goes to the gateway with the proposal and is not signed.',
  askedBy: 'Asked for by <origin></origin>',
  back: 'Back',
  worth: 'About <amount></amount> (prices by the gateway).',
  noBatch: 'These actions cannot run together',
  noBatchText:
    'No batch contract is known for this version of the safe on this network. Propose the actions one by one.',
  noRpcReason:
    'No RPC endpoint is set for this network. Choose one in the settings.',
  noRpc: 'Nothing could be checked on the chain',
  noRpcText:
    'No RPC endpoint is set for this network. Add one to check what you sign.',
  chooseEndpoint: 'Choose an endpoint',
  gap: 'Nonce {gap} is empty. This waits until it is used.',
  gapText:
    'This takes nonce {nonce}, and the next on the chain is {current}. What is signed now stays valid until then.',
  signedMessage: 'The message that is signed on the chain',
  signedMessageText:
    'Hashed in this browser and compared with the bytes of the transaction.',
  otherMessage: 'The transaction signs another message than the one asked for',
  message: 'Message',
  messageHint:
    'The transaction holds only its hash. Ask the proposer for the message and paste it here: text, or typed data as JSON.',
  otherHash: 'This message has another hash than the one that is signed.',
  wholeNumber: 'Enter a whole number.',
  usedNonce: 'Nonce {nonce} is already used. The next one is {current}.',
  farNonce:
    'This is more than 100 above the next nonce ({current}); the transaction would wait for all of them.',
  takenNonce:
    'Another transaction is waiting at nonce {nonce}. Only one of them can run.',
  emptyNonce: 'It will wait until nonce {nonce} is used.',
  review: 'Review',
  addToBatch: 'Add to batch',
  saveInBatch: 'Save in the batch',
  added: 'Added to the draft batch',
  termsLeftOut:
    'The note and the gas fields of this form are left out: the batch has its own.',
  savedInBatch: 'Saved in the draft batch',
  full: 'The draft batch is full',
  fullText:
    'A batch holds at most 1,000 calls and 500 kB of data. Review it, or remove calls first.',
} as const
