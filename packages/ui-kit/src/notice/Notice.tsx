import type { ComponentProps, ReactNode } from 'react'
import { Glyph } from '../icon/Glyph.tsx'
import { classNames } from '../internal/classNames.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { toneOutlines } from './toneOutlines.ts'

export type Tone = 'info' | 'success' | 'warning' | 'danger'

const defaultToneLabels: Record<Tone, string> = {
  info: 'Note',
  success: 'Success',
  warning: 'Warning',
  danger: 'Danger',
}

export interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** How serious it is: by shape, word and colour. @default 'info' */
  tone?: Tone | undefined
  /** What is the matter, in one line. */
  title?: ReactNode | undefined
  /** Under the text: buttons. */
  actions?: ReactNode | undefined
  /** What is said before each tone. */
  labels?: Partial<Record<Tone, string>> | undefined
}

/** A message in the page. Give it a `role` when it appears later. */
export function Notice({
  tone = 'info',
  title,
  actions,
  labels,
  className,
  children,
  ...rest
}: NoticeProps) {
  return (
    <div
      {...rest}
      className={classNames('sr-notice', className)}
      data-tone={tone}
    >
      <Glyph path={toneOutlines[tone]} className="sr-notice-icon" />
      <div className="sr-notice-body">
        <VisuallyHidden>
          {labels?.[tone] ?? defaultToneLabels[tone]}:{' '}
        </VisuallyHidden>
        {title !== undefined && <p className="sr-notice-title">{title}</p>}
        {children !== undefined && (
          <div className="sr-notice-text">{children}</div>
        )}
        {actions !== undefined && (
          <div className="sr-notice-actions">{actions}</div>
        )}
      </div>
    </div>
  )
}
