import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../internal/classNames.ts'

/** Props of `PageHeader`. */
export interface PageHeaderProps
  extends Omit<ComponentProps<'header'>, 'title'> {
  /** The only first heading of the page. */
  title: ReactNode
  /** One muted line under the title. */
  description?: ReactNode | undefined
  /** Above the title: a link back or where one is. */
  eyebrow?: ReactNode | undefined
  /** At the end: buttons. */
  actions?: ReactNode | undefined
}

/** The head of a page, with the only `h1` on it. */
export function PageHeader({
  title,
  description,
  eyebrow,
  actions,
  className,
  ...rest
}: PageHeaderProps) {
  return (
    <header {...rest} className={classNames('sr-page-header', className)}>
      <div className="sr-page-header-text">
        {eyebrow !== undefined && (
          <div className="sr-page-header-eyebrow">{eyebrow}</div>
        )}
        <h1 className="sr-page-header-title">{title}</h1>
        {description !== undefined && (
          <p className="sr-page-header-description">{description}</p>
        )}
      </div>
      {actions !== undefined && (
        <div className="sr-page-header-actions">{actions}</div>
      )}
    </header>
  )
}
