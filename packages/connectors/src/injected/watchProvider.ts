import type { Address } from 'viem'
import { parseChainId } from '../chain/parseChainId.ts'
import type { Eip1193Provider } from '../connector/Eip1193Provider.ts'
import { errorCodes } from '../errors/errorCodes.ts'
import { parseAccounts } from './parseAccounts.ts'

// MetaMask's code for "lost the node for a moment"; the accounts stay.
const temporaryDisconnect = 1013

/** Listens to a wallet; the returned function stops. Neither of them throws. */
export function watchProvider(
  provider: Eip1193Provider,
  handlers: {
    accountsChanged(accounts: readonly Address[]): void
    chainChanged(chainId: number): void
    disconnect(): void
    message(payload: unknown): void
  },
): () => void {
  let active = true
  const listeners: Record<string, (payload: unknown) => void> = {
    accountsChanged(payload) {
      if (active) handlers.accountsChanged(parseAccounts(payload))
    },
    chainChanged(payload) {
      const chainId = parseChainId(payload)
      if (active && chainId !== undefined) handlers.chainChanged(chainId)
    },
    message(payload) {
      if (active) handlers.message(payload)
    },
    disconnect(payload) {
      if (!active) return
      if (!errorCodes(payload).includes(temporaryDisconnect))
        return handlers.disconnect()
      provider.request({ method: 'eth_accounts' }).then(
        (accounts) => {
          if (active && parseAccounts(accounts).length === 0)
            handlers.disconnect()
        },
        () => active && handlers.disconnect(),
      )
    },
  }
  for (const [event, listener] of Object.entries(listeners)) {
    try {
      provider.on?.(event, listener)
    } catch {
      // A wallet without this event still signs.
    }
  }
  return () => {
    active = false
    for (const [event, listener] of Object.entries(listeners)) {
      try {
        if (provider.removeListener) provider.removeListener(event, listener)
        else provider.off?.(event, listener)
      } catch {
        // `active` already silences it.
      }
    }
  }
}
