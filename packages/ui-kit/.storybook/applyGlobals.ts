import { applyDensity } from '../src/theme/applyDensity.ts'
import { applyTheme } from '../src/theme/applyTheme.ts'

/** Applies the toolbar's choices to the page of a story. */
export function applyGlobals(globals: Readonly<Record<string, unknown>>) {
  const { theme, density, direction, locale, motion } = globals
  const root = document.documentElement
  applyTheme(theme === 'light' || theme === 'dark' ? theme : 'system', root)
  root.dir = direction === 'rtl' ? 'rtl' : 'ltr'
  root.lang = typeof locale === 'string' ? locale : 'en'
  applyDensity(density === 'compact' ? density : 'comfortable', root)
  if (motion === 'reduced') root.style.setProperty('--sr-duration', '0ms')
  else root.style.removeProperty('--sr-duration')
  document.body.classList.add('sr-root')
}
