import { useCallback, useEffect, useRef, useState } from 'react'
import { describeFailure, type Failure } from './describeFailure.ts'

/** Result of the last request. */
export type Asked<result> =
  | { status: 'idle' }
  | { status: 'waiting' }
  | { status: 'done'; result: result }
  | { status: 'failed'; failure: Failure }

/** Runs a request and keeps its result; a newer one replaces it. */
export function useAsk<result>() {
  const [asked, setAsked] = useState<Asked<result>>({ status: 'idle' })
  const current = useRef<AbortController>(undefined)
  const reset = useCallback(() => {
    current.current?.abort()
    setAsked({ status: 'idle' })
  }, [])
  /** Drops a received answer alone. */
  const forget = useCallback(
    () =>
      setAsked((last) => (last.status === 'done' ? { status: 'idle' } : last)),
    [],
  )
  useEffect(() => () => current.current?.abort(), [])
  const ask = useCallback(
    (request: (signal: AbortSignal) => Promise<result>): void => {
      current.current?.abort()
      const controller = new AbortController()
      current.current = controller
      const settle = (next: Asked<result>) => {
        if (!controller.signal.aborted) setAsked(next)
      }
      setAsked({ status: 'waiting' })
      request(controller.signal).then(
        (result) => settle({ status: 'done', result }),
        (error: unknown) =>
          settle({ status: 'failed', failure: describeFailure(error) }),
      )
    },
    [],
  )
  return { asked, ask, reset, forget }
}
