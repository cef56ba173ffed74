import {
  Children,
  cloneElement,
  Fragment,
  isValidElement,
  type ReactNode,
} from 'react'

/** Every text, also those that functions return, between angle quotes. */
export function translate(texts: unknown): unknown {
  if (typeof texts === 'string') return texts && `«${texts}»`
  if (typeof texts === 'function')
    return (...values: unknown[]) => translate(texts(...values))
  if (isValidElement<{ children?: ReactNode }>(texts))
    return texts.type === Fragment
      ? cloneElement(
          texts,
          {},
          ...Children.toArray(texts.props.children).map(
            (child) => translate(child) as ReactNode,
          ),
        )
      : texts
  if (typeof texts !== 'object' || texts === null) return texts
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, translate(text)]),
  )
}
