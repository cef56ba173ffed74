import type { ComponentProps, ReactNode } from 'react'
import { Glyph } from '../icon/Glyph.tsx'
import { classNames } from '../internal/classNames.ts'
import { useLabels } from '../labels/useLabels.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { defaultNoticeLabels, type NoticeLabels } from './noticeLabels.ts'
import { toneOutlines } from './toneOutlines.ts'

/** Meaning of a notice, badge or text. */
export type Tone = keyof NoticeLabels

/** Props of `Notice`. */
export interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** How serious it is: by shape, word and colour. @default 'info' */
  tone?: Tone | undefined
  /** Subject of the notice, in one line. */
  title?: ReactNode | undefined
  /** Under the text: buttons. */
  actions?: ReactNode | undefined
  labels?: Partial<NoticeLabels> | undefined
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
  const texts = useLabels('notice', defaultNoticeLabels, labels)
  return (
    <div
      {...rest}
      className={classNames('sr-notice', className)}
      data-tone={tone}
    >
      <Glyph path={toneOutlines[tone]} className="sr-notice-icon" />
      <div className="sr-notice-body">
        <VisuallyHidden>{texts[tone]}: </VisuallyHidden>
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
