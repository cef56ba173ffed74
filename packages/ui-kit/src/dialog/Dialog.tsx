'use client'

import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { classNames } from '../internal/classNames.ts'
import { mergeRefs } from '../internal/mergeRefs.ts'
import { useLabels } from '../labels/useLabels.ts'
import { type DialogLabels, defaultDialogLabels } from './dialogLabels.ts'
import { tabbable } from './tabbable.ts'
import { useModal } from './useModal.ts'

/**
 * Lets the keyboard scroll content that is longer than its area. Where
 * something inside takes the focus, the keys reach it anyway.
 */
function useScrollStop(
  element: RefObject<HTMLElement | null>,
  tabbable: string,
): void {
  useEffect(() => {
    const scroller = element.current
    if (scroller === null) return
    const look = () => {
      const isLong = scroller.scrollHeight > scroller.clientHeight
      if (isLong && scroller.querySelector(tabbable) === null)
        scroller.tabIndex = 0
      else scroller.removeAttribute('tabindex')
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(scroller)
    return () => observer.disconnect()
  })
}

/** Props of `Dialog`. */
export interface DialogProps
  extends Omit<ComponentProps<'dialog'>, 'open' | 'title' | 'onClose'> {
  open: boolean
  /** Escape, the close button or a press outside. */
  onClose: () => void
  title: ReactNode
  description?: ReactNode | undefined
  /** Stays in view under the scrolling content. */
  footer?: ReactNode | undefined
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined
  /** Whether it can be left without an answer. @default true */
  dismissible?: boolean | undefined
  /** Keeps the dialog open while work is in progress. @default false */
  busy?: boolean | undefined
  labels?: Partial<DialogLabels> | undefined
}

/**
 * A modal dialog on the platform's own `<dialog>`: the page behind is inert,
 * the focus is kept inside and returns to where it was. The content is
 * mounted only while open; an element in it marked `data-autofocus` gets the
 * focus first.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null
}

function OpenDialog({
  onClose,
  title,
  description,
  footer,
  size = 'medium',
  dismissible = true,
  busy = false,
  labels,
  className,
  children,
  ref,
  ...rest
}: Omit<DialogProps, 'open'>) {
  const texts = useLabels('dialog', defaultDialogLabels, labels)
  const id = useId()
  const element = useRef<HTMLDialogElement>(null)
  const body = useRef<HTMLDivElement>(null)
  useScrollStop(body, tabbable)
  const modal = useModal(element, dismissible && !busy, onClose)
  return (
    <dialog
      aria-labelledby={`${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-about`}
      {...rest}
      {...modal}
      ref={mergeRefs(element, ref)}
      className={classNames('sr-dialog', className)}
      data-size={size}
      aria-busy={busy || undefined}
    >
      <div className="sr-dialog-panel" tabIndex={-1}>
        <div className="sr-dialog-head">
          <h2 id={`${id}-title`} className="sr-dialog-title">
            {title}
          </h2>
          {dismissible && (
            <IconButton
              icon="cross"
              label={texts.close}
              onClick={busy ? undefined : onClose}
              aria-disabled={busy || undefined}
            />
          )}
        </div>
        <div ref={body} className="sr-dialog-body">
          {description !== undefined && (
            <p id={`${id}-about`} className="sr-dialog-description">
              {description}
            </p>
          )}
          {children}
        </div>
        {footer !== undefined && (
          <div className="sr-dialog-footer">{footer}</div>
        )}
      </div>
    </dialog>
  )
}
