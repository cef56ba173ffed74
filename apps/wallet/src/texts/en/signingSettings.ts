export const texts = {
  title: 'Signing messages',
  onChain: 'Always use on-chain signatures',
  onChainHint:
    'Every message becomes a transaction, which has to be executed and costs a fee.',
  rawHex: 'Allow signing of raw hex',
  rawHexHint:
    'Such bytes cannot be read: they may be an order, a permission or a transaction. Leave this off unless you know why.',
} as const
