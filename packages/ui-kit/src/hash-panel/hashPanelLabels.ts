/** Texts of `HashPanel`. */
export interface HashPanelLabels {
  equal: string
  differs: string
  differsHint: string
  open: string
  copy: (label: string) => string
  sourceEqual: string
  sourceDiffers: string
  sourceMissing: string
}

export const defaultHashPanelLabels: HashPanelLabels = {
  equal: 'All sources agree',
  differs: 'The sources disagree',
  differsHint:
    'Do not sign. One of the sources below is wrong or tampered with.',
  open: 'Not every source has answered',
  copy: (label) => `Copy ${label}`,
  sourceEqual: 'equal',
  sourceDiffers: 'differs',
  sourceMissing: 'no answer',
}
