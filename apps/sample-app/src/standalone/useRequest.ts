import { PopupBlockedError } from '@strongroom/waypoint-provider'
import { useState } from 'react'

/** Result of a request to the popup wallet. */
export type RequestState =
  | { status: 'idle' }
  | { status: 'waiting' }
  | { status: 'done'; result: unknown }
  | { status: 'blocked'; retry: () => void }
  | { status: 'failed'; message: string; isRejected: boolean }

/**
 * Runs a request from a click. The request starts synchronously: the browser
 * opens the popup only while the click is being handled.
 */
export function useRequest(request: () => Promise<unknown>) {
  const [state, setState] = useState<RequestState>({ status: 'idle' })
  const follow = (promise: Promise<unknown>) => {
    setState({ status: 'waiting' })
    promise.then(
      (result) => setState({ status: 'done', result }),
      (error: unknown) => setState(describe(error)),
    )
  }
  const describe = (error: unknown): RequestState => {
    if (error instanceof PopupBlockedError)
      return { status: 'blocked', retry: () => follow(error.retry()) }
    const { message, code } = error as { message: string; code?: number }
    return { status: 'failed', message, isRejected: code === 4001 }
  }
  return { state, run: () => follow(request()) }
}
