/** Texts of `ConflictGroup`. */
export interface ConflictGroupLabels {
  /** `count` is below 2 while the others are on a page not loaded yet. */
  label: (nonce: number, count: number) => string
}

export const defaultConflictGroupLabels: ConflictGroupLabels = {
  label: (nonce, count) =>
    count > 1
      ? `Only one of these ${count} can run with nonce ${nonce}. The others become void.`
      : `Only one transaction can run with nonce ${nonce}. The others become void.`,
}
