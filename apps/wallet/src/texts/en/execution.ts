export const texts = {
  viewTransaction: 'View transaction',
  waitingForWallet: 'Executing nonce {nonce}: waiting for your wallet',
  waitingForWalletText:
    'If you approved it, it will show up here. Stop waiting only if your wallet sent nothing: if it did, the network still executes it.',
  stopWaiting: 'Stop waiting: nothing was sent',
  waitingForRelay: 'Executing nonce {nonce}: waiting for the relay',
  waitingForRelayText:
    'The relay pays the fee. This page follows the safe on the network, not what the relay says.',
  relayIsLate: 'The relay has not executed nonce {nonce}',
  onlyOne:
    'You can pay the fee yourself. Only one of the two executions can succeed: if the relay is first, yours fails and its fee is lost.',
  payInstead: 'Pay the fee yourself',
  relayMayFollow: 'A relay may still execute this',
  waitingForNetwork: 'Executing nonce {nonce}: waiting for the network',
  slow: 'The network has not executed this yet',
  slowText:
    'Its network fee may be too low. Send it again with the same nonce of your account and a higher fee: the network executes only one of the two, and this page follows either. If your wallet shows another nonce or refuses, decline, and speed it up in the wallet’s own list of transactions.',
  slowElsewhere:
    'Its network fee may be too low. Speed it up in the wallet that sent it: this page follows what takes its place.',
  speedUp: 'Speed up',
  acceptFirst: 'Accept the warnings first.',
  inBlock: '{outcome} in block {block}',
  doneInBlock: 'Done. Executed in block {block}.',
  byNode: '{outcome}, according to your RPC',
  byNodeText:
    'Waiting for the gateway to show the same. Until it does, this counts as being executed.',
  success: 'Executed',
  failed: 'Failed',
  failedText:
    'The network fee was paid and the nonce is used up, but the inner call failed and nothing else happened.',
  reverted: 'Reverted',
  revertedText:
    'The network fee was paid, but the execution was reverted. You can execute the transaction again.',
  other: 'Something else was executed',
  otherText:
    'The wallet sent another transaction than the one reviewed here. Check the safe before you go on.',
  superseded: 'Replaced',
  supersededText:
    'Another transaction with this nonce was executed first. This one can never run.',
  dropped: 'Cancelled in the wallet',
  droppedText:
    'The execution was replaced or cancelled in the wallet. You can execute the transaction again.',
} as const
