'use client'

import { useEffect, useState } from 'react'

/**
 * False until `subject` has been in view, with the focus in this window, for
 * `delay` milliseconds. A click meant for the former content, or for a window
 * that covered this one, must not agree to anything. Mark the button with
 * `aria-disabled`, which keeps the focus on it, and ignore clicks until then.
 *
 * @param subject Subject to agree to. A new one restarts the delay; `undefined`
 * and `null` keep it false.
 *
 * @example
 * ```tsx
 * import { Button, useActivationDelay } from '@strongroom/ui-kit'
 *
 * export function Agree({ hash }: { readonly hash: string }) {
 *   const isArmed = useActivationDelay(hash)
 *   return (
 *     <Button
 *       aria-disabled={!isArmed}
 *       onClick={() => isArmed && console.log('agreed to', hash)}
 *     >
 *       Agree
 *     </Button>
 *   )
 * }
 * ```
 */
export function useActivationDelay(subject: unknown, delay = 500): boolean {
  const [seen, setSeen] = useState<{ readonly subject: unknown }>()
  useEffect(() => {
    if (subject === undefined || subject === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const restart = () => {
      clearTimeout(timer)
      setSeen(undefined)
      if (document.visibilityState !== 'visible' || !document.hasFocus()) return
      timer = setTimeout(() => setSeen({ subject }), delay)
    }
    restart()
    window.addEventListener('focus', restart)
    window.addEventListener('blur', restart)
    document.addEventListener('visibilitychange', restart)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('focus', restart)
      window.removeEventListener('blur', restart)
      document.removeEventListener('visibilitychange', restart)
    }
  }, [subject, delay])
  return seen !== undefined && Object.is(seen.subject, subject)
}
