export const texts = {
  title: 'Verify a signature',
  description:
    'Asks the chain whether a safe signed a message. Nothing is signed or sent.',
  message: 'Message',
  messageHint: 'Exactly as it was signed: a text, or typed data as JSON.',
  noText: 'Enter the message.',
  missingParts: 'Typed data needs types, domain and message.',
  unreadable: 'Types and values of this typed data do not fit together.',
  signer: 'Signed by',
  noSigner: 'Enter the address of the safe.',
  signature: 'Signature',
  signatureHint:
    'Hexadecimal. Leave it empty for a message that was signed on the chain.',
  noSignature: 'This is no hexadecimal signature.',
  verify: 'Verify',
  acceptedTitle: 'The safe signed this message',
  refusedTitle: 'The safe did not sign this message',
  contradictionTitle: 'Two RPC endpoints disagree',
  contradictionText:
    'One accepts the signature and the other does not, so nothing is proven.',
  noContractTitle: 'There is no safe at this address',
  noContractText: 'Check the address and the network.',
  unreachableTitle: 'Your RPC gave no valid answer',
  unreachableText:
    'Check your connection and your RPC endpoint, then try again.',
  sources:
    '{count, plural, one {Confirmed by one RPC endpoint. Add a second one in the settings to compare.} other {# RPC endpoints agree.}}',
} as const
