/** Theme of a page; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark'

/**
 * Sets the theme of a subtree, by default the whole document. `system` takes
 * the attribute away, and the media query decides.
 */
export function applyTheme(
  choice: ThemeChoice,
  root: Element = document.documentElement,
): void {
  if (choice === 'system') root.removeAttribute('data-sr-theme')
  else root.setAttribute('data-sr-theme', choice)
}
