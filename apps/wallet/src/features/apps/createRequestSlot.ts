import { BridgeRejectedError } from '@strongroom/safe-apps-bridge/host'

/** Something an app wants, waiting for the owner. Answered once, then inert. */
export interface AppRequest<Asked, Answer> {
  id: number
  asked: Asked
  resolve: (answer: Answer) => void
  reject: () => void
}

/** Holds the one request that is on screen; nothing ever takes its place. */
export function createRequestSlot<Asked, Answer>(
  show: (request: AppRequest<Asked, Answer> | undefined) => void,
) {
  let live: AppRequest<Asked, Answer> | undefined
  let count = 0
  return {
    /**
     * Shows what an app asked for until the owner answers.
     *
     * @throws the signal's reason when the app took it back already;
     * BridgeRejectedError when declined, or while another one is on screen.
     */
    async ask(asked: Asked, signal: AbortSignal): Promise<Answer> {
      signal.throwIfAborted()
      if (live !== undefined) throw new BridgeRejectedError()
      return new Promise((resolve, reject) => {
        count += 1
        const id = count
        const close = (): boolean => {
          // A late click on a request that is gone must not close its successor.
          if (live?.id !== id) return false
          signal.removeEventListener('abort', refuse)
          live = undefined
          show(undefined)
          return true
        }
        const refuse = () => {
          if (close()) reject(new BridgeRejectedError())
        }
        signal.addEventListener('abort', refuse, { once: true })
        live = {
          id,
          asked,
          resolve: (answer) => {
            if (close()) resolve(answer)
          },
          reject: refuse,
        }
        show(live)
      })
    },
  }
}
