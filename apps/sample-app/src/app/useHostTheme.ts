import type { AppBridge, Theme } from '@strongroom/safe-apps-bridge'
import { applyTheme } from '@strongroom/ui-kit'
import { useEffect } from 'react'

/**
 * Applies the wallet's colours, or the system's if the wallet does not send
 * any.
 */
export function useHostTheme(bridge: AppBridge): void {
  useEffect(() => {
    const controller = new AbortController()
    const wear = ({ darkMode }: Theme) => {
      if (!controller.signal.aborted) applyTheme(darkMode ? 'dark' : 'light')
    }
    bridge
      .getCurrentTheme({ signal: controller.signal, timeout: 3000 })
      .then(wear, () => {})
    const stop = bridge.on('themeChanged', wear)
    return () => {
      stop()
      controller.abort()
    }
  }, [bridge])
}
