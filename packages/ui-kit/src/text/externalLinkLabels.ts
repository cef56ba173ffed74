export interface ExternalLinkLabels {
  /** What is read aloud after the text. */
  newTab: string
}

export const defaultExternalLinkLabels: ExternalLinkLabels = {
  newTab: '(opens in a new tab)',
}
