import {
  type BridgeError,
  BridgeRejectedError,
} from '@strongroom/safe-apps-bridge/host'

/** Something an app wants from the owner. It is answered once. */
export interface AppRequest<Asked, Answer> {
  id: number
  asked: Asked
  /** Answers the app and leaves the request on screen: more is to be done. */
  answer: (answer: Answer) => void
  /** Answers the app unless it is answered, and closes the request. */
  resolve: (answer: Answer) => void
  /** Declines unless the app is answered, and closes the request. */
  reject: () => void
  /** From now on `reject` answers with this instead of "rejected". */
  setRefusal: (error: BridgeError) => void
}

/** Holds the one request that is on screen. Another one never replaces it. */
export function createRequestSlot<Asked, Answer>(
  show: (request: AppRequest<Asked, Answer> | undefined) => void,
) {
  let live: { id: number; isAnswered: boolean; reject: () => void } | undefined
  let waiting: (() => void)[] = []
  let count = 0
  let isStopped = false
  const assertOpen = () => {
    if (isStopped) throw new BridgeRejectedError()
  }
  return {
    /** Throws BridgeRejectedError while stopped: before any work is done. */
    assertOpen,
    /**
     * Declines the waiting request and all later ones, until started again. An
     * answered request stays: its execution continues.
     */
    setStopped(isOn: boolean) {
      isStopped = isOn
      if (isOn && live?.isAnswered === false) live.reject()
    },
    /**
     * Shows an app's request until the owner answers. Waits while an answered
     * request is still on screen.
     *
     * @throws the signal's reason when the app took it back already;
     * BridgeRejectedError when declined, while stopped, or while an unanswered
     * request is on screen.
     */
    async ask(asked: Asked, signal: AbortSignal): Promise<Answer> {
      while (live?.isAnswered)
        await new Promise<void>((resolve) => waiting.push(resolve))
      signal.throwIfAborted()
      assertOpen()
      if (live !== undefined) throw new BridgeRejectedError()
      return new Promise((resolve, reject) => {
        count += 1
        const own = { id: count, isAnswered: false, reject: () => refuse() }
        let refusal: BridgeError = new BridgeRejectedError()
        const settle = (send: () => void) => {
          if (live !== own || own.isAnswered) return
          own.isAnswered = true
          signal.removeEventListener('abort', refuse)
          send()
        }
        const close = () => {
          // A late click on a request that is gone must not close its successor.
          if (live !== own) return
          live = undefined
          show(undefined)
          const next = waiting
          waiting = []
          for (const wake of next) wake()
        }
        const refuse = () => {
          settle(() => reject(refusal))
          close()
        }
        signal.addEventListener('abort', refuse, { once: true })
        live = own
        show({
          id: own.id,
          asked,
          answer: (answer) => settle(() => resolve(answer)),
          resolve: (answer) => {
            settle(() => resolve(answer))
            close()
          },
          reject: refuse,
          setRefusal(error) {
            refusal = error
          },
        })
      })
    },
  }
}
