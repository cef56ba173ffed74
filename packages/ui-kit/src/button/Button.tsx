'use client'

import { type ComponentProps, useId } from 'react'
import { classNames } from '../internal/classNames.ts'
import { type RenderProp, Slot } from '../internal/Slot.tsx'

/** Weight of a button: one `primary` a page. */
export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'ghost'
/** Height of a button. */
export type ButtonSize = 'small' | 'medium' | 'large'

/** Props of `Button`. */
export interface ButtonProps extends ComponentProps<'button'> {
  /** The look: one primary button a view. @default 'secondary' */
  variant?: ButtonVariant | undefined
  /** The height. @default 'medium' */
  size?: ButtonSize | undefined
  /** Something is under way: shows a spinner and ignores clicks. */
  busy?: boolean | undefined
  /**
   * Reason why the button is disabled. The text is shown under the button,
   * which stays reachable by keyboard so that everybody can learn the reason.
   */
  disabledReason?: string | null | undefined
  /** Take the whole width. */
  block?: boolean | undefined
  /** Renders in place of `<button>`. */
  render?: RenderProp<'button'> | undefined
}

/** A button. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  busy = false,
  disabledReason,
  block = false,
  render,
  className,
  onClick,
  children,
  type = 'button',
  'aria-describedby': describedBy,
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const blocked = typeof disabledReason === 'string' && disabledReason !== ''
  const inert = blocked || busy
  const button = (
    <Slot
      tag="button"
      render={render}
      {...rest}
      type={inert ? 'button' : type}
      className={classNames('sr-button', className)}
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
      data-busy={busy || undefined}
      aria-busy={busy || undefined}
      aria-disabled={inert || rest['aria-disabled'] || undefined}
      aria-describedby={
        classNames(describedBy, blocked && reasonId) || undefined
      }
      onClick={(event) => {
        if (inert) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {busy && <span className="sr-spinner" aria-hidden="true" />}
      <span className="sr-button-label">{children}</span>
    </Slot>
  )
  if (!blocked) return button
  return (
    <span className="sr-button-with-reason" data-block={block || undefined}>
      {button}
      <span id={reasonId} className="sr-button-reason">
        {disabledReason}
      </span>
    </span>
  )
}
