/** Texts of `NonceBadge`. */
export interface NonceBadgeLabels {
  /** Read aloud before the number. */
  label: string
}

export const defaultNonceBadgeLabels: NonceBadgeLabels = { label: 'Nonce' }
