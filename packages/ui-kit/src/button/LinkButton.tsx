import type { ComponentProps } from 'react'
import { classNames } from '../internal/classNames.ts'
import type { ButtonSize, ButtonVariant } from './Button.tsx'

export interface LinkButtonProps extends ComponentProps<'a'> {
  /** The look: one primary button a view. @default 'secondary' */
  variant?: ButtonVariant | undefined
  /** The height. @default 'medium' */
  size?: ButtonSize | undefined
  /** Take the whole width. */
  block?: boolean | undefined
}

/** A link that looks like a button. The `href` is the app's own, not foreign. */
export function LinkButton({
  variant = 'secondary',
  size = 'medium',
  block = false,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <a
      {...rest}
      className={classNames('sr-button', className)}
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
    >
      <span className="sr-button-label">{children}</span>
    </a>
  )
}
