import type { GivenLabels } from '@strongroom/ui-kit'
import { germanLabels } from '@strongroom/ui-kit/labels/de'
import {
  Children,
  cloneElement,
  Fragment,
  isValidElement,
  type ReactNode,
} from 'react'
import { pseudo } from './pseudoTexts.ts'

/**
 * The texts of the component library, each changed by `pseudo`. They are German
 * below: the English ones come with their components, and importing all of them
 * would make every page load more.
 */
export const pseudoLabels = change(germanLabels) as GivenLabels

function change(texts: unknown): unknown {
  if (typeof texts === 'string') return pseudo(texts)
  if (typeof texts === 'function')
    return (...values: unknown[]) => change(texts(...values))
  if (isValidElement<{ children?: ReactNode }>(texts))
    return texts.type === Fragment
      ? cloneElement(
          texts,
          {},
          ...Children.toArray(texts.props.children).map(
            (child) => change(child) as ReactNode,
          ),
        )
      : texts
  if (typeof texts !== 'object' || texts === null) return texts
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, change(text)]),
  )
}
