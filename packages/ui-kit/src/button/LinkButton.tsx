import type { ComponentProps } from 'react'
import { classNames } from '../internal/classNames.ts'
import { type RenderProp, Slot } from '../internal/Slot.tsx'
import type { ButtonSize, ButtonVariant } from './Button.tsx'

/** Props of `LinkButton`. */
export interface LinkButtonProps extends ComponentProps<'a'> {
  /** The look: one primary button a view. @default 'secondary' */
  variant?: ButtonVariant | undefined
  /** The height. @default 'medium' */
  size?: ButtonSize | undefined
  /** Take the whole width. */
  block?: boolean | undefined
  /** Renders in place of `<a>`, such as the `Link` of a router. */
  render?: RenderProp<'a'> | undefined
}

/** A link that looks like a button. The `href` is the app's own, not foreign. */
export function LinkButton({
  variant = 'secondary',
  size = 'medium',
  block = false,
  render,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Slot
      tag="a"
      render={render}
      {...rest}
      className={classNames('sr-button', className)}
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
    >
      <span className="sr-button-label">{children}</span>
    </Slot>
  )
}
