/** Texts of `Address`. */
export interface AddressLabels {
  copy: string
  copied: string
  copyFailed: string
  explorer: string
  newTab: string
  invalid: string
}

export const defaultAddressLabels: AddressLabels = {
  copy: 'Copy address',
  copied: 'Copied',
  copyFailed: 'Copying failed',
  explorer: 'View in explorer',
  newTab: '(opens in a new tab)',
  invalid: 'Not an address',
}
