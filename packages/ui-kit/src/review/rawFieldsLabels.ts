/** Texts of `RawFields`. */
export interface RawFieldsLabels {
  title: string
  chain: string
  safe: string
  version: string
  unknown: string
  to: string
  value: string
  data: string
  copyData: string
  operation: string
  call: string
  delegateCall: string
  nonce: string
  safeTxGas: string
  baseGas: string
  gasPrice: string
  gasToken: string
  refundReceiver: string
}

export const defaultRawFieldsLabels: RawFieldsLabels = {
  title: 'All fields that are signed',
  chain: 'Chain',
  safe: 'Safe',
  version: 'Version',
  unknown: 'unknown',
  to: 'To',
  value: 'Value',
  data: 'Data',
  copyData: 'Copy data',
  operation: 'Operation',
  call: 'call',
  delegateCall: 'delegatecall',
  nonce: 'Nonce',
  safeTxGas: 'Safe transaction gas',
  baseGas: 'Base gas',
  gasPrice: 'Gas price',
  gasToken: 'Gas token',
  refundReceiver: 'Refund receiver',
}
