import type { AddressLabels } from './addressLabels.ts'

/** Texts of `AddressQr`. */
export interface AddressQrLabels extends Partial<AddressLabels> {
  close: string
  open: string
  title: string
  code: (text: string) => string
  withPrefix: (prefix: string) => string
  prefixHint: string
  onlyOn: (chainName: string) => string
}

export const defaultAddressQrLabels: AddressQrLabels = {
  close: 'Close',
  open: 'Show QR code',
  title: 'Receive at this address',
  code: (text) => `QR code of ${text}`,
  withPrefix: (prefix) => `Start with the chain’s prefix, ${prefix}`,
  prefixHint: 'Leave it out for wallets that cannot read it',
  onlyOn: (chainName) => `Send only what is on ${chainName} to this address.`,
}
