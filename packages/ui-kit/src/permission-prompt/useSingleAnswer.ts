'use client'

import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Lets each request be answered exactly once: a second answer is ignored, and
 * a request that goes away without one gets `left`.
 */
export function useSingleAnswer<Request extends object, Answer>(
  request: Request | null,
  onAnswer: (answer: Answer, request: Request) => void,
  left: Answer,
) {
  const answered = useRef(new WeakSet<Request>())
  const shown = useRef<Request>(null)
  const latest = useRef(onAnswer)
  useLayoutEffect(() => {
    latest.current = onAnswer
  })

  const answer = useCallback((given: Answer, asked: Request) => {
    if (answered.current.has(asked)) return
    answered.current.add(asked)
    latest.current(given, asked)
  }, [])

  useEffect(() => {
    if (request === null) return
    shown.current = request
    return () => {
      shown.current = null
      // A rehearsed unmount (StrictMode) shows it again at once.
      queueMicrotask(() => {
        if (shown.current !== request) answer(left, request)
      })
    }
  }, [request, answer, left])

  return answer
}
