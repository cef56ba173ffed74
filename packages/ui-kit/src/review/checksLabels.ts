/** Texts of the card of checks in a review. */
export interface ChecksLabels {
  title: string
  checking: string
  /** Findings that an owner has to confirm before the signature. */
  toConfirm: (count: number) => string
  confirmed: (count: number) => string
  refused: string
  warnings: (count: number) => string
  none: string
  acknowledge: string
  /** Stands above the box when findings appeared after it was ticked. */
  outdated: string
}

export const defaultChecksLabels: ChecksLabels = {
  title: 'Checks',
  checking: 'Checking',
  toConfirm: (count) => `${count} to confirm before you sign`,
  confirmed: (count) =>
    `You confirmed ${count} ${count === 1 ? 'risk' : 'risks'}`,
  refused: 'Must not be signed',
  warnings: (count) => `${count} ${count === 1 ? 'warning' : 'warnings'}`,
  none: 'No risks found',
  acknowledge: 'I understand the risks above',
  outdated:
    'A new warning appeared after you ticked the box. Read it, then tick the box again.',
}
