/** Texts beside the body of a review. */
export interface ReviewAsideLabels {
  confirmations: string
  /** Follows the confirmations that are there, where the account is to confirm. */
  yourTurn: string
  /** Who can confirm: names, or shortened addresses. */
  turnOf: (names: readonly string[]) => string
  /** More owners than are named. */
  turnOfMany: (count: number) => string
  complete: string
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
  yourTurn: 'Your turn',
  turnOf: (names) =>
    names.length < 2
      ? names.join()
      : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`,
  turnOfMany: (count) => `${count} owners can confirm`,
  complete: 'All confirmations are there',
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
