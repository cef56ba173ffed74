import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconName } from '../icon/Icon.tsx'
import { classNames } from '../internal/classNames.ts'

/** Props of `EmptyState`. */
export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: ReactNode
  /** @default 'vault' */
  icon?: IconName | undefined
  actions?: ReactNode | undefined
}

/** Explains an empty list, and offers the next step. */
export function EmptyState({
  title,
  icon = 'vault',
  actions,
  className,
  children,
  ...rest
}: EmptyStateProps) {
  return (
    <div {...rest} className={classNames('sr-state', className)}>
      <span className="sr-state-mark">
        <Icon name={icon} />
      </span>
      <p className="sr-state-title">{title}</p>
      {children !== undefined && (
        <div className="sr-state-text">{children}</div>
      )}
      {actions !== undefined && (
        <div className="sr-state-actions">{actions}</div>
      )}
    </div>
  )
}
