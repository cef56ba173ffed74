/** Texts of what the signer's device shows. */
export interface DeviceHashesLabels {
  willShow: (label: string) => string
  domain: string
  message: string
  safeTransaction: string
  safeMessage: string
  deletion: string
  copy: (label: string) => string
  /** Describes the code that holds the same hashes. */
  code: string
  /** Stands above the fields of the typed data. */
  fields: string
}

export const defaultDeviceHashesLabels: DeviceHashesLabels = {
  willShow: (label) => `Your device will show this ${label.toLowerCase()}`,
  domain: 'Domain hash',
  message: 'Message hash',
  safeTransaction: 'Safe transaction hash',
  safeMessage: 'Safe message hash',
  deletion: 'Hash of the deletion',
  copy: (label) => `Copy ${label}`,
  code: 'Code with the same hashes, for a second device',
  fields: 'A device that reads typed data shows these fields:',
}
