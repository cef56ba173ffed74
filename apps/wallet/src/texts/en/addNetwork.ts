export const texts = {
  title: 'Add {chain}',
  description:
    'Creates this safe at the same address on {chain}. It starts with the owners of its first day, not with changes made since.',
  unknownChain: 'This network is not part of this deployment.',
  reading: 'Reading how this safe was created',
  cannot: 'This safe cannot be added on {chain}',
  retry: 'Try again',
  chooseRpc: 'Choose an RPC',
  compare: 'Compare networks',
  another: 'Create another safe',
  rpcStep:
    'Choose an RPC with the full history in the network settings, then try again.',
  thereStep:
    'Check the RPC of {chain} in the network settings, then try again.',
  anotherStep:
    'You can create another safe on {chain}. It gets another address, so tell everyone who pays you.',
  compareStep: 'Compare the networks to see who controls this address there.',
  missingReason:
    'Your RPC for {here} has no record of how this safe was created. Many nodes delete old logs.',
  prunedReason:
    'Your RPC for {here} has deleted the transaction that created this safe.',
  refusedReason:
    'Your RPC for {here} refuses to search for the creation of this safe.',
  unreachableReason: 'Your RPC for {here} did not answer.',
  addressDiffersReason:
    'Your RPC for {here} describes a creation that does not lead to this address. Its answer cannot be right.',
  unreportedReason:
    'No factory reports the creation of this safe, so its address cannot be repeated.',
  unknownFactoryReason:
    'This safe was created by a contract that is not an official Safe factory.',
  indirectReason:
    'This safe was created through another contract, not by a direct call to the Safe factory.',
  unknownCallReason: 'The call that created this safe cannot be read.',
  noSaltReason:
    'This safe was created without a salt. Its address depends on how many safes the factory had created before.',
  callbackReason:
    'This safe was created with a call to another contract, which is part of its address.',
  chainSpecificReason:
    'This safe was created for {here} only: the network is part of its address.',
  unknownSingletonReason:
    'This safe was created with a main contract that is not an official version of Safe.',
  unreadableSetupReason:
    'The first settings of this safe cannot be read, so its first owners are not known.',
  unknownHandlerReason:
    'This safe was created with a fallback handler that is not an official one.',
  setupCallReason:
    'This safe ran the code of another contract when it was created. A contract has that address on {chain}, but it may do something else there.',
  setupCallMissingReason:
    'This safe ran the code of another contract when it was created. That contract does not exist on {chain}.',
  paymentReason:
    'This safe paid its creator when it was created. On {chain} the payment would be made again.',
  noRpcReason: 'No RPC endpoint is set for {chain}.',
  noAnswerReason: 'The RPC for {chain} did not answer.',
  wrongChainReason: 'The RPC for {chain} serves another network.',
  occupiedReason: 'This address is already used on {chain}.',
  contractMissingReason:
    'Safe {version} is not fully available on {chain}: {part} is missing there. With another version the safe would get another address.',
  contractDiffersReason:
    'On {chain}, {part} of Safe {version} is not the audited contract.',
  creationFailsReason:
    'The Safe factory on {chain} refuses to create this safe.',
  otherAddressReason:
    'The Safe factory on {chain} would create the safe at another address.',
  proxyFactoryPart: 'the factory',
  singletonPart: 'the main contract (L1 kind)',
  singletonL2Part: 'the main contract (L2 kind)',
  handlerPart: 'the fallback handler',
  toL2SetupPart: 'the setup contract',
  owners: 'Owners it starts with',
  ownersText:
    'Read from the creation on {here}. The address proves them: other owners would lead to another address.',
  starts: 'On {chain} at the start',
  today: 'On {here} today',
  ofOwners: '{threshold} of {owners} must confirm',
  removed: 'Removed here',
  added: 'Not an owner there',
  same: 'Same owners and confirmations as here today',
  removedTitle: 'The new safe starts with owners who were removed here',
  removedText:
    '{names} can confirm transactions of the new safe from its first block. Send nothing to it before you have replaced these owners there.',
  removedReach:
    'They reach its threshold of {threshold} without any of today’s owners.',
  addedTitle: 'Not all of today’s owners will own the new safe',
  addedText: '{names} can be added there later, by its own owners.',
  thresholdTitle: 'The new safe starts with another number of confirmations',
  thresholdText: 'The threshold can be changed there later, by its own owners.',
  contractTitle: 'Owners that are contracts can be others on {chain}',
  contractAbsent:
    '{names} does not exist on {chain}. Until it is created there it cannot confirm, and someone else may create it.',
  contractPresent:
    '{names} exists on {chain} too, but may be controlled by others there. Check it before you create the safe.',
  accept:
    'I understand that the new safe starts with these owners and confirmations',
  acceptFirst: 'First accept the owners that the new safe starts with.',
  notCopied:
    'Modules, guards, spending limits and delegates of this safe are not copied.',
  versionNote: 'It starts with Safe {version}; here it runs {current} today.',
  fromGateway:
    'Your RPC no longer has the creation. The values come from the gateway, and they lead to exactly this address.',
  claimDiffers: 'The gateway describes another creation',
  claimDiffersText:
    'It contradicts your RPC. The values used here lead to exactly this address.',
} as const
