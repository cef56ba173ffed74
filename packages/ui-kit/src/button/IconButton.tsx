import type { ComponentProps } from 'react'
import { Icon, type IconName } from '../icon/Icon.tsx'
import { classNames } from '../internal/classNames.ts'

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'children'> {
  /** The icon, by its name. */
  icon: IconName
  /** Name of the button, required: an icon alone says nothing to a reader. */
  label: string
}

/** A small square button with an icon only. */
export function IconButton({
  icon,
  label,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      className={classNames('sr-icon-button', className)}
      aria-label={label}
    >
      <Icon name={icon} />
    </button>
  )
}
