/** How close together a page is. */
export type DensityChoice = 'comfortable' | 'compact'

/**
 * Sets the density of a subtree, by default the whole document. `comfortable`
 * removes the attribute of the document, since it is the default of a page; on
 * a part it overrides the density around it. Touch targets stay 44 px high at
 * any density.
 *
 * @example
 * ```ts
 * import { applyDensity } from '@strongroom/ui-kit'
 *
 * applyDensity('compact')
 * ```
 */
export function applyDensity(
  choice: DensityChoice,
  root: Element = document.documentElement,
): void {
  if (choice === 'comfortable' && root === document.documentElement)
    root.removeAttribute('data-sr-density')
  else root.setAttribute('data-sr-density', choice)
}
