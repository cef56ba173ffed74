import type { ConnectDialogLabels } from './connectLabels.ts'
import type { ConnectFailure } from './findConnectFailure.ts'

/** Texts for a failure, and for the button that resolves it. */
export interface ConnectTexts {
  title: string
  hint: string
  /** Text of the main button. */
  action: string
}

/** The texts for a failure. `wallet` and `chain` come cleaned. */
export function connectTexts(
  failure: ConnectFailure,
  texts: ConnectDialogLabels,
  about: { wallet: string; chain: string | undefined; pairing: boolean },
): ConnectTexts {
  const { wallet, chain, pairing } = about
  switch (failure) {
    case 'rejected':
      return {
        title: texts.rejected,
        hint: texts.rejectedHint(wallet),
        action: texts.retry,
      }
    case 'pending':
      return {
        title: texts.pending,
        hint: texts.pendingHint(wallet),
        action: texts.retry,
      }
    case 'blocked':
      return {
        title: texts.blocked,
        hint: texts.blockedHint(wallet),
        action: texts.openWindow,
      }
    case 'chain':
      return {
        title: texts.chain,
        hint: pairing
          ? texts.pairingChainHint(wallet, chain)
          : texts.chainHint(wallet, chain),
        action: pairing ? texts.newCode : texts.switchChain(chain),
      }
    case 'missing':
      return {
        title: texts.missing(wallet),
        hint: texts.missingHint(wallet),
        action: texts.retry,
      }
    case 'expired':
      return {
        title: texts.expired,
        hint: texts.expiredHint(wallet),
        action: pairing ? texts.newCode : texts.retry,
      }
    case 'unreachable':
      return {
        title: texts.unreachable(wallet),
        hint: texts.unreachableHint(wallet),
        action: texts.retry,
      }
    case 'failed':
      return {
        title: texts.failed,
        hint: pairing
          ? texts.pairingFailedHint(wallet)
          : texts.failedHint(wallet),
        action: texts.retry,
      }
  }
}
