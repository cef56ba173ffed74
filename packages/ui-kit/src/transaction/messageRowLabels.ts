/** Texts of `MessageRow`. */
export interface MessageRowLabels {
  /** A message that enough owners have signed. */
  signed: string
  yours: string
  /** `owners` is "Bob or Carol". */
  missing: (owners: string) => string
  /** Owners who are not named have to sign; `count` is undefined if it is not known. */
  more: (count: number | undefined) => string
  signatures: (signed: number, required: number) => string
}

export const defaultMessageRowLabels: MessageRowLabels = {
  signed: 'Signed',
  yours: 'Your turn to sign',
  missing: (owners) => `Needs ${owners}`,
  more: (count) =>
    count === undefined
      ? 'Needs signatures'
      : `Needs ${count} more signature${count === 1 ? '' : 's'}`,
  signatures: (signed, required) => `${signed} of ${required} signatures`,
}
