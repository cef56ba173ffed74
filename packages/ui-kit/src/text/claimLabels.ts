/** Texts of `ClaimMark`. */
export interface ClaimLabels {
  gateway: string
  app: string
  /** Stand in brackets. */
  short: Readonly<Record<'gateway' | 'app', string>>
}

export const defaultClaimLabels: ClaimLabels = {
  gateway: 'according to the gateway',
  app: 'says the app',
  short: { gateway: 'gateway', app: 'app' },
}
