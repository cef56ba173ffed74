import {
  applyDensity,
  applyTheme,
  type DensityChoice,
  type ThemeChoice,
} from '@strongroom/ui-kit'
import { useStore } from '../storage/useStore.ts'
import { useServices } from './useServices.ts'

/** Theme and density as this browser remembers them, and how to change them. */
export function useAppearance() {
  const { settings } = useServices().stores
  const { theme, density } = useStore(settings)
  return {
    theme,
    density: density ?? ('comfortable' as DensityChoice),
    setTheme(next: ThemeChoice) {
      applyTheme(next)
      settings.set((current) => ({ ...current, theme: next }))
    },
    setDensity(next: DensityChoice) {
      applyDensity(next)
      settings.set(({ density: _, ...current }) =>
        next === 'compact' ? { ...current, density: next } : current,
      )
    },
  }
}
