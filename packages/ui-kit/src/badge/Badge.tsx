import type { ComponentProps } from 'react'
import { Icon, type IconName } from '../icon/Icon.tsx'
import { classNames } from '../internal/classNames.ts'

export interface BadgeProps extends ComponentProps<'span'> {
  /** @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | undefined
  /** Says by shape what the colour says. */
  icon?: IconName | undefined
}

/** A short word about a thing. */
export function Badge({
  tone = 'neutral',
  icon,
  className,
  children,
  ...rest
}: BadgeProps) {
  return (
    <span
      {...rest}
      className={classNames('sr-badge', className)}
      data-tone={tone}
    >
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </span>
  )
}
