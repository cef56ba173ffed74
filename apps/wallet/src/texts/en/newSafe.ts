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
  review: 'Review',
} as const
