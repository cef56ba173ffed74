import { useEffect, useState } from 'react'

/**
 * False until the page has been visible, in focus, for `delay` milliseconds. A
 * click meant for the content under the popup must not approve anything.
 */
export function useActivationDelay(delay = 500): boolean {
  const [isArmed, setArmed] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const restart = () => {
      clearTimeout(timer)
      setArmed(false)
      if (document.visibilityState !== 'visible' || !document.hasFocus()) return
      timer = setTimeout(() => setArmed(true), delay)
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
  }, [delay])
  return isArmed
}
