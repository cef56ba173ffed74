export const texts = {
  none: 'Open a safe first',
  noneText: 'Choose one of your safes, or open one by its address.',
  noContract: 'No safe found at this address on {chain}',
  noContractText:
    'Check the network and the address with the person who sent the link.',
  unread: 'This safe could not be read',
  unreadText: 'Neither the gateway nor the network’s RPC answered.',
  withoutRpcText:
    'The gateway does not answer, and no RPC endpoint of this network is set. With an endpoint of yours the safe is read from the chain.',
  chooseRpc: 'Choose an RPC endpoint',
  unlisted: 'Showing what the chain says',
  unlistedText:
    'The gateway does not know this safe yet, so its queue, history and token balances are missing. Owners, threshold, nonce and the native balance come from your RPC.',
  missingTitle: 'This link has no safe address',
  missingText: 'Ask for the link again, or choose one of your safes.',
  malformedTitle: 'This link has no safe address',
  malformedText:
    'A safe is written as a network’s short name, a colon and an address.',
  noPrefixTitle: 'On which network is this safe?',
  noPrefixText:
    'The link has an address but no network. The same address can be different safes on different networks, so choose one.',
  badChecksumTitle: 'The address in this link is mistyped',
  badChecksumText:
    'Its capital letters do not match its digits, so at least one character is wrong. Ask for the link again.',
  unknownChainTitle: 'This network is not known here',
  unknownChainText:
    'The short name in the link is not one of this wallet’s networks. Choose the one that is meant, if it is listed.',
  notOpened: 'Nothing was opened',
  notOpenedText:
    'An address is never corrected here: the corrected one could belong to someone else.',
} as const
