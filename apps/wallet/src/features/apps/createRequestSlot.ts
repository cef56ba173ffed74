import { BridgeRejectedError } from '@strongroom/safe-apps-bridge/host'
import type { SafeTransaction } from '@strongroom/safe-protocol'

/** Something an app wants sent, waiting for the owner. */
export interface AppRequest {
  id: number
  transaction: Readonly<SafeTransaction>
  resolve: (safeTxHash: string) => void
  reject: () => void
}

/** Holds the one request that is on screen; nothing ever takes its place. */
export function createRequestSlot(
  show: (request: AppRequest | undefined) => void,
) {
  let live: AppRequest | undefined
  let count = 0
  return {
    /**
     * Shows a transaction until the owner answers.
     *
     * @throws the signal's reason when the app took it back already;
     * BridgeRejectedError when declined, or while another one is on screen.
     */
    async ask(
      transaction: Readonly<SafeTransaction>,
      signal: AbortSignal,
    ): Promise<{ safeTxHash: string }> {
      signal.throwIfAborted()
      if (live !== undefined) throw new BridgeRejectedError()
      return new Promise((resolve, reject) => {
        const close = () => {
          signal.removeEventListener('abort', refuse)
          live = undefined
          show(undefined)
        }
        const refuse = () => {
          close()
          reject(new BridgeRejectedError())
        }
        signal.addEventListener('abort', refuse, { once: true })
        count += 1
        live = {
          id: count,
          transaction,
          resolve: (safeTxHash) => {
            close()
            resolve({ safeTxHash })
          },
          reject: refuse,
        }
        show(live)
      })
    },
  }
}
