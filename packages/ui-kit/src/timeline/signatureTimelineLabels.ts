export type SignatureKind = 'eip712' | 'eth_sign' | 'contract' | 'approved'

/** Texts of `SignatureTimeline`. */
export interface SignatureTimelineLabels {
  kinds: Record<SignatureKind, string>
  verified: string
  invalid: string
  unchecked: string
  empty: string
  more: (count: number) => string
}

export const defaultSignatureTimelineLabels: SignatureTimelineLabels = {
  kinds: {
    eip712: 'Typed data',
    eth_sign: 'eth_sign',
    contract: 'Contract signature',
    approved: 'Approved on chain',
  },
  verified: 'Signature verified',
  invalid: 'Signature invalid',
  unchecked: 'Not verified',
  empty: 'Nothing has happened yet.',
  more: (count) => `${count} more entries are not shown.`,
}
