export const texts = {
  address: 'Address of the new safe',
  addressText:
    'Computed here from the owners and the threshold below, and compared with what the factory on your RPC would create.',
  sameAddressText:
    'Computed here from how the safe was created on the other network, and compared with what the factory on your RPC would create.',
  verified: 'The address is free and verified',
  openThere: 'Open the safe at this address',
  otherAddress: 'Use another address',
  summary: 'What will be created',
  network: 'Network',
  confirmations: 'Confirmations',
  ofOwners: '{threshold} of {owners}',
  owners: 'Owners',
  version: 'Version',
  fee: 'Network fee',
  feeHint:
    'Paid by the connected account, whether or not the creation succeeds.',
  relayHint: 'Paid by the relay of the gateway.',
  payer: 'Who pays the network fee',
  ownPayer: 'The connected account',
  relayPayer:
    'Relay, {remaining} of {limit} left today according to the gateway',
  createByRelay: 'Create by relay',
  relayingStep: 'Waiting for the relay to create the safe',
  relayIsLate: 'The relay has not created the safe',
  relayIsLateText:
    'You can create it from the connected account. If the relay is first, your transaction fails and its fee is lost, and the safe is the same.',
  about: 'About {amount}',
  noEstimate: 'Your RPC gave no estimate',
  noRpc:
    'No RPC endpoint is set for this network, so nothing can be checked. Choose one in the settings.',
  checking: 'The address is still being checked.',
  noAnswer: 'Your RPC did not answer, so the address could not be checked.',
  tooLittle: 'The connected account has too little to pay the network fee.',
  wrongChainPlan: 'Your RPC serves another network than the chosen one.',
  occupiedPlan:
    'A contract already stands at this address, so a new safe cannot be created there.',
  contractMissingPlan:
    'This network does not have the Safe contracts that a new safe needs.',
  contractDiffersPlan:
    'A Safe contract on this network is not the audited one. Nothing can be created with it.',
  addressDiffersPlan:
    'The factory on this network would create the safe somewhere else than computed here.',
  creationFailsPlan: 'The factory on this network refuses to create this safe.',
  walletStep: 'Confirm the creation in your wallet',
  miningStep: 'Waiting for the network to create the safe',
  createdStep: 'The safe is created',
  indexingStep: 'The safe is created. Waiting for the gateway to list it',
  reverted: 'The network refused the creation. Only the network fee was paid.',
  back: 'Back',
  connect: 'Connect wallet to create',
  create: 'Create safe',
  reserve: 'Reserve the address, create later',
  existsTitle: 'This safe exists already',
  existsText:
    'Someone else created it with the same owners, which anyone can do. It is yours, and you need not pay for it.',
  foreignTitle: 'Other owners control the safe at this address',
  foreignText:
    'Send nothing there. Either its owners changed it since, or an endpoint is lying.',
} as const
