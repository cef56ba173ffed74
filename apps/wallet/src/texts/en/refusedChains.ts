export const texts = {
  title: 'The gateway describes a network wrongly',
  text: 'Its description is not used. Report it to the operator of this wallet.',
  badId: 'The gateway’s chain id is not a number.',
  badNames: 'The gateway’s names for chain {chainId} cannot be used.',
  badDecimals:
    'The gateway says that the coin of chain {chainId} has {decimals} decimals. Every coin has {expected} here, so amounts would be shown wrongly.',
  contradicted:
    'The gateway calls chain {chainId} “{shortName}”, but “{knownName}” is known as chain {knownId}.',
} as const
