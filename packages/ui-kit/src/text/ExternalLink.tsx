import type { ComponentProps } from 'react'
import { Glyph } from '../icon/Glyph.tsx'
import { external } from '../icon/paths.ts'
import { classNames } from '../internal/classNames.ts'
import { useLabels } from '../labels/useLabels.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import {
  defaultExternalLinkLabels,
  type ExternalLinkLabels,
} from './externalLinkLabels.ts'
import { safeHref } from './safeHref.ts'

/** Props of `ExternalLink`. */
export interface ExternalLinkProps extends ComponentProps<'a'> {
  /** Rendered as plain text when it is not an `http(s)` URL. */
  href: string
  labels?: Partial<ExternalLinkLabels> | undefined
}

/** A link out of the app: checked, opened in a new tab, without opener or referrer. */
export function ExternalLink({
  href,
  labels,
  className,
  children,
  ...rest
}: ExternalLinkProps) {
  const texts = useLabels('externalLink', defaultExternalLinkLabels, labels)
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
      <VisuallyHidden>{texts.newTab}</VisuallyHidden>
    </a>
  )
}
