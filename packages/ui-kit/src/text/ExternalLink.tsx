import type { ComponentProps } from 'react'
import { Glyph } from '../icon/Glyph.tsx'
import { external } from '../icon/paths.ts'
import { classNames } from '../internal/classNames.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { safeHref } from './safeHref.ts'

export interface ExternalLinkProps extends ComponentProps<'a'> {
  /** Rendered as plain text when it is not an `http(s)` URL. */
  href: string
  /** What is read aloud after the text. */
  labels?: { newTab?: string | undefined } | undefined
}

/** A link out of the app: checked, opened in a new tab, without opener or referrer. */
export function ExternalLink({
  href,
  labels,
  className,
  children,
  ...rest
}: ExternalLinkProps) {
  const checked = safeHref(href)
  if (checked === undefined) return <span>{children}</span>
  return (
    <a
      {...rest}
      className={classNames('sr-link', className)}
      href={checked}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children}
      <Glyph path={external} />
      <VisuallyHidden>
        {labels?.newTab ?? '(opens in a new tab)'}
      </VisuallyHidden>
    </a>
  )
}
