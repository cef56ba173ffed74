/** Texts of `HashPanel`. */
export interface HashPanelLabels {
  equal: string
  differs: string
  /** Another check than that of the hashes failed. */
  failed: string
  /** Follows `differs` and `failed`. */
  differsHint: string
  open: string
  refused: string
  unconfirmed: string
  /** Heading of the hash that the signer's device shows. */
  onDevice: (label: string) => string
  compare: string
  copy: (label: string) => string
  sourceEqual: string
  sourceDiffers: string
  sourceMissing: string
}

export const defaultHashPanelLabels: HashPanelLabels = {
  equal: 'All sources agree',
  differs: 'The sources disagree',
  failed: 'The checks did not pass',
  differsHint: 'Do not sign.',
  open: 'Not every source has answered',
  refused: 'The hashes agree, but this must not be signed',
  unconfirmed: 'The hashes agree. Risks are still to be confirmed',
  onDevice: (label) => `Your device will show this ${label.toLowerCase()}`,
  compare: 'Compare every group. If one differs, reject on the device.',
  copy: (label) => `Copy ${label}`,
  sourceEqual: 'equal',
  sourceDiffers: 'differs',
  sourceMissing: 'no answer',
}
