import {
  applyDensity,
  applyTheme,
  type DensityChoice,
  type ThemeChoice,
} from '@strongroom/ui-kit'
import { useEffect } from 'react'
import { useStore } from '../storage/useStore.ts'
import { useServices } from './useServices.ts'

/** Keeps the page as the browser remembers it, whichever tab changed it. */
export function useApplyAppearance(): void {
  const { theme, density } = useAppearance()
  useEffect(() => {
    applyTheme(theme)
    applyDensity(density)
  }, [theme, density])
}

/** Theme and density as this browser remembers them, and how to change them. */
export function useAppearance() {
  const { settings } = useServices().stores
  const { theme, density } = useStore(settings)
  return {
    theme,
    density: density ?? ('comfortable' as DensityChoice),
    setTheme(next: ThemeChoice) {
      settings.set((current) => ({ ...current, theme: next }))
    },
    setDensity(next: DensityChoice) {
      settings.set(({ density: _, ...current }) =>
        next === 'compact' ? { ...current, density: next } : current,
      )
    },
  }
}
