import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/walletConnect.ts'

/** The messages of apps that are connected by WalletConnect. */
export const useWalletConnectTexts = defineTexts(texts, {
  de: () => import('../../texts/de/walletConnect.ts'),
})
