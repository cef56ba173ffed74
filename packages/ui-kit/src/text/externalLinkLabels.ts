/** Texts of `ExternalLink`. */
export interface ExternalLinkLabels {
  /** Text that a screen reader reads after the link. */
  newTab: string
}

export const defaultExternalLinkLabels: ExternalLinkLabels = {
  newTab: '(opens in a new tab)',
}
