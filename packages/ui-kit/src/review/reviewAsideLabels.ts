/** Texts beside the body of a review. */
export interface ReviewAsideLabels {
  confirmations: string
  details: string
  safe: string
  network: string
  nonce: string
  /** `before`: the nonce that has to be executed first; undefined for the next one. */
  nonceOf: (nonce: bigint, before: bigint | undefined) => string
  fee: string
  /** Who pays for the execution. */
  feeBy: (isRefunded: boolean) => string
  copyLink: string
}

export const defaultReviewAsideLabels: ReviewAsideLabels = {
  confirmations: 'Confirmations',
  details: 'Details',
  safe: 'Safe',
  network: 'Network',
  nonce: 'Nonce',
  nonceOf: (nonce, before) =>
    before === undefined ? `${nonce}` : `${nonce}, after #${before}`,
  fee: 'Fee',
  feeBy: (isRefunded) =>
    isRefunded ? 'Refunded by the safe' : 'Paid by the executor',
  copyLink: 'Copy link for another owner',
}
