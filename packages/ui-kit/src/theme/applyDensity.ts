export type DensityChoice = 'comfortable' | 'compact'

/**
 * Sets how close together a subtree is, by default the whole document.
 * `comfortable` takes the attribute of the document away, as it is what a page
 * starts with; on a part it undoes what is around it. What a finger touches
 * stays 44 px high at any density.
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
