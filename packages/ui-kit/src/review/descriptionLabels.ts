/** The texts of `DescriptionClaim`. */
export interface DescriptionLabels {
  /** Marks the whole as somebody's words. */
  claim: string
  /** Precedes the author. */
  describedBy: string
  /** In place of an author that is not named. */
  unnamed: string
  /** Follows an amount of a token whose decimals are not proven. */
  baseUnits: string
  hint: string
  /** Values that are not listed. */
  more: (count: number) => string
}

export const defaultDescriptionLabels: DescriptionLabels = {
  claim: 'Claim',
  describedBy: 'Described by',
  unnamed: 'an author without a name',
  baseUnits: 'base units of the token',
  hint: 'These are the words of the contract’s author. What counts is the decoded data above.',
  more: (count) =>
    count === 1 ? 'And 1 more value' : `And ${count} more values`,
}
