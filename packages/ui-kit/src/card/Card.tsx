import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../internal/classNames.ts'

/** Props of `Card`. */
export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The heading. */
  title?: ReactNode | undefined
  /** One muted line under the title. */
  description?: ReactNode | undefined
  /** At the end of the title's line. */
  actions?: ReactNode | undefined
  /** Level of the title. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined
  /** Let the content touch the border: lists and tables. */
  flush?: boolean | undefined
}

/** A bordered surface with an optional title. */
export function Card({
  title,
  description,
  actions,
  headingLevel = 2,
  flush = false,
  className,
  children,
  ...rest
}: CardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <section
      {...rest}
      className={classNames('sr-card', className)}
      data-flush={flush || undefined}
    >
      {(title !== undefined || actions !== undefined) && (
        <div className="sr-card-head">
          <div className="sr-card-titles">
            {title !== undefined && (
              <Heading className="sr-card-title">{title}</Heading>
            )}
            {description !== undefined && (
              <p className="sr-card-description">{description}</p>
            )}
          </div>
          {actions !== undefined && (
            <div className="sr-card-actions">{actions}</div>
          )}
        </div>
      )}
      {children !== undefined && <div className="sr-card-body">{children}</div>}
    </section>
  )
}
