import type { ReactNode } from 'react'
import { Glyph } from '../icon/Glyph.tsx'
import type { Tone } from '../notice/Notice.tsx'
import { toneOutlines } from '../notice/toneOutlines.ts'
import { ForeignText } from '../text/ForeignText.tsx'
import { ownHref } from '../text/ownHref.ts'
import type { Toast } from './createToastStore.ts'

const words: Record<Tone, string | undefined> = {
  info: undefined,
  success: undefined,
  warning: 'Warning',
  danger: 'Error',
}

/** The kind of a notification by shape, and by word where it matters. */
function ToastIcon({ tone }: { tone: Tone }) {
  return (
    <Glyph
      path={toneOutlines[tone]}
      label={words[tone]}
      className="sr-toast-icon"
      data-tone={tone}
    />
  )
}

export interface ToastBodyProps {
  toast: Toast
  /** Most characters of the description. */
  max: number
  children?: ReactNode
}

/** Content of a toast, on its card and in the log. */
export function ToastBody({ toast, max, children }: ToastBodyProps) {
  const { tone, title, description, link } = toast
  const href = link === undefined ? undefined : ownHref(link.href)
  return (
    <>
      <ToastIcon tone={tone} />
      <div className="sr-toast-body">
        <p className="sr-toast-title">
          <ForeignText value={title} max={120} />
        </p>
        {description !== undefined && (
          <p className="sr-toast-text">
            <ForeignText value={description} max={max} />
          </p>
        )}
        {link !== undefined && href !== undefined && (
          <a className="sr-link" href={href} rel="noopener noreferrer">
            {link.label}
          </a>
        )}
        {children}
      </div>
    </>
  )
}
