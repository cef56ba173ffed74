export const texts = {
  description:
    'Leave every field at 0 unless a relayer asks for a refund. They belong to the whole transaction; a batch has its own.',
  safeTxGasLabel: 'Gas for the calls (safeTxGas)',
  safeTxGasHint:
    'Other than 0, a call that fails uses up the nonce instead of being undone.',
  baseGasLabel: 'Gas for the rest (baseGas)',
  baseGasHint: 'Added to the gas that a refund pays for.',
  gasPriceLabel: 'Refund per unit of gas (gasPrice)',
  gasPriceHint: 'In smallest units of the refund token. 0 pays no refund.',
  gasTokenLabel: 'Refund token (gasToken)',
  gasTokenHint: 'Contract of the token. Empty for the coin of the network.',
  refundReceiverLabel: 'Refund receiver (refundReceiver)',
  refundReceiverHint: 'Leave it empty for the account that executes.',
  noNumber: 'Enter a whole number.',
  noAddress: 'Enter an address with a right checksum.',
  pays: 'The safe will pay for the execution',
  paysText: 'The review shows the highest amount, and asks you to accept it.',
} as const
