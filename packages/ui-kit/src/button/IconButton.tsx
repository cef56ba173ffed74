import type { ComponentProps } from 'react'
import { Icon, type IconName } from '../icon/Icon.tsx'
import { classNames } from '../internal/classNames.ts'
import { type RenderProp, Slot } from '../internal/Slot.tsx'

/** Props of `IconButton`. */
export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'children'> {
  /** The icon, by its name. */
  icon: IconName
  /** Name of the button, required: screen readers cannot read the icon. */
  label: string
  /** Renders in place of `<button>`, such as the `Link` of a router. */
  render?: RenderProp<'button'> | undefined
}

/** A small square button with an icon only. */
export function IconButton({
  icon,
  label,
  render,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <Slot
      tag="button"
      render={render}
      type="button"
      title={label}
      {...rest}
      className={classNames('sr-icon-button', className)}
      aria-label={label}
    >
      <Icon name={icon} />
    </Slot>
  )
}
