/** Texts of `MoreRows`. */
export interface MoreRowsLabels {
  more: string
  failed: string
  retry: string
}

export const defaultMoreRowsLabels: MoreRowsLabels = {
  more: 'Show more',
  failed: 'More could not be loaded.',
  retry: 'Try again',
}
