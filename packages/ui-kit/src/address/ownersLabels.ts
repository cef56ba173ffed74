/** Texts of `Owners`. */
export interface OwnersLabels {
  you: string
  empty: string
  lookAlike: (other: string) => string
  /** Text in place of an address without a name. */
  another: string
}

export const defaultOwnersLabels: OwnersLabels = {
  you: 'You',
  empty: 'No owners are known',
  lookAlike: (other) =>
    `Looks like ${other}, but is a different address. Compare every digit.`,
  another: 'another address here',
}
