/** Texts of `TrustLine`. */
export interface TrustLineLabels {
  /** This browser, the gateway and the contract gave the same hashes. */
  verified: string
  /** The same of what the gateway has no record of. */
  verifiedDraft: string
}

export const defaultTrustLineLabels: TrustLineLabels = {
  verified: 'Verified: computed here, gateway and contract agree',
  verifiedDraft: 'Verified: computed here and by the contract',
}
