/** What is under way while an owner signs or executes. */
export type SigningStep = 'signing' | 'signingHash' | 'posting' | 'executing'

export const stepTexts: Record<SigningStep, string> = {
  signing: 'Compare the hashes with your wallet, then sign there',
  signingHash:
    'Your wallet shows one hash only. Compare it with the safe hash below, then sign there',
  posting: 'Sending your signature to the gateway',
  executing: 'Confirm the execution in your wallet',
}
