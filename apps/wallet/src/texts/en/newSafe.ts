export const texts = {
  title: 'Create a safe',
  description:
    'A safe is a contract that moves money when enough owners agree.',
  reviewDescription:
    'Check the address and the owners before anything is signed.',
  nameAndNetwork: 'Name and network',
  name: 'Safe name',
  nameHint: 'Kept in this browser only.',
  nameExample: 'Treasury',
  network: 'Network',
  owners: 'Owners',
  ownersText:
    'Each owner confirms with an account of their own. Names stay in this browser.',
  ownerName: 'Name of owner {number}',
  ownerAddress: 'Address of owner {number}',
  removeOwner: 'Remove owner {number}',
  addOwner: 'Add owner',
  noAddress: 'Enter the address of this owner.',
  notAmong: 'You are not among the owners',
  notAmongText:
    'The connected account pays for the creation but will not be able to confirm anything.',
  threshold: 'Threshold',
  confirmations: 'Confirmations needed',
  ofOwners: '{threshold} of {owners}',
  others: 'Also on these networks, at the same address',
  advanced: 'Advanced',
  version: 'Safe version',
  versionName: 'Safe {version}',
  versionHint: 'Only versions that are registered on every chosen network.',
  salt: 'Salt nonce',
  saltHint:
    'A number that decides the address. The same owners, threshold, version and number give the same address.',
  saltProblem: 'Enter a whole number without leading zeros, below 2^256.',
  review: 'Review',
} as const
