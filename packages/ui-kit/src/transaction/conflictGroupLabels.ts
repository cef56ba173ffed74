/** Texts of `ConflictGroup`. */
export interface ConflictGroupLabels {
  /** `count` is below 2 while the others are on a page not loaded yet. */
  label: (nonce: number, count: number) => string
}

export const defaultConflictGroupLabels: ConflictGroupLabels = {
  label: (nonce, count) =>
    count > 2
      ? `These ${count} use nonce ${nonce}. When one is executed, the others are void.`
      : count === 2
        ? `Both use nonce ${nonce}. When one is executed, the other is void.`
        : `Other transactions use nonce ${nonce} too. When one is executed, the others are void.`,
}
