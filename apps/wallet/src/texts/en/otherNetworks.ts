export const texts = {
  title: 'Other networks',
  description:
    'A safe on another network has its own owners, even at the same address. Each network is read from its own RPC.',
  open: 'Open',
  openOn: 'Open the safe on {chain}',
  retry: 'Try again',
  version: 'Version',
  confirmations: 'Confirmations',
  ofOwners: '{threshold} of {owners}',
  added: 'Owners only there',
  missing: 'Owners only here',
  same: 'Same owners and confirmations as here',
  otherThreshold: 'Same owners, but another number of confirmations',
  different: 'The address is the same, the owners are not',
  differentText:
    'Send nothing to this address on that network before you have checked who controls it.',
  sources:
    '{count, plural, one {Read from # endpoint.} other {Read from # endpoints that agree.}}',
  noContract: 'No contract at this address yet.',
  noRpcDenial: 'No RPC endpoint is set for this network',
  unreachableDenial: 'The RPC of this network did not answer',
  wrongChainDenial: 'The RPC serves another network',
  delegatedAccountDenial: 'An account with delegated code uses this address',
  notSafeDenial: 'Another contract, not a safe, stands at this address',
  sourcesDisagreeDenial: 'Two endpoints of this network contradict each other',
  noAnswerHere: 'The chain did not describe this safe',
  onlyOne: 'This deployment has no other network.',
} as const
