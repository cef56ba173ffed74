import {
  Children,
  cloneElement,
  Fragment,
  isValidElement,
  type ReactNode,
} from 'react'

/**
 * Changes every text of labels, at any depth: also those that functions return, and
 * those in fragments. Elements stay as they are.
 *
 * @returns labels of the same shape
 *
 * @example
 * ```ts
 * import { mapLabels } from '@strongroom/ui-kit'
 * import { germanLabels } from '@strongroom/ui-kit/labels/de'
 *
 * // For finding texts that are not translated.
 * const shouted = mapLabels(germanLabels, (text) => text.toUpperCase())
 * ```
 */
export function mapLabels<labels>(
  labels: labels,
  change: (text: string) => string,
): labels {
  const map = (texts: unknown): unknown => {
    if (typeof texts === 'string') return change(texts)
    if (typeof texts === 'function')
      return (...values: unknown[]) => map(texts(...values))
    if (isValidElement<{ children?: ReactNode }>(texts))
      return texts.type === Fragment
        ? cloneElement(
            texts,
            {},
            ...Children.toArray(texts.props.children).map(
              (child) => map(child) as ReactNode,
            ),
          )
        : texts
    if (typeof texts !== 'object' || texts === null) return texts
    return Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [name, map(text)]),
    )
  }
  return map(labels) as labels
}
