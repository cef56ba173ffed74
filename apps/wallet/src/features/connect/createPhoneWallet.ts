import { type DeferredConnector, deferConnector } from '@strongroom/connectors'
import { type PhoneWalletOptions, phoneWallet } from './phoneWallet.ts'

/**
 * Wallets on phones, by WalletConnect. Their code is loaded when the wallet is
 * chosen, or after a reload when it was the one connected.
 */
export function createPhoneWallet(
  options: PhoneWalletOptions,
): DeferredConnector {
  return deferConnector({ ...phoneWallet, type: 'WC' }, async () => {
    const { phoneConnector } = await import('./phoneConnector.ts')
    return phoneConnector(options)
  })
}
