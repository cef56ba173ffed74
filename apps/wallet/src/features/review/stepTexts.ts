import type { ActionStep } from './useTransactionActions.ts'

export const stepTexts: Record<ActionStep, string> = {
  signing: 'Compare the hashes with your wallet, then sign there',
  posting: 'Sending your signature to the gateway',
  executing: 'Confirm the execution in your wallet',
}
