import { IconButton } from '../button/IconButton.tsx'
import { ForeignText } from '../text/ForeignText.tsx'
import { ownHref } from '../text/ownHref.ts'
import type { Toast } from './createToastStore.ts'
import { ToastIcon } from './ToastIcon.tsx'

export interface ToastCardProps {
  toast: Toast
  dismissLabel: string
  onDismiss: () => void
}

/** One toast. */
export function ToastCard({ toast, dismissLabel, onDismiss }: ToastCardProps) {
  const { tone, title, description, link } = toast
  const href = link === undefined ? undefined : ownHref(link.href)
  return (
    <div
      className="sr-toast"
      data-tone={tone}
      role={tone === 'danger' ? 'alert' : 'status'}
    >
      <ToastIcon tone={tone} />
      <div className="sr-toast-body">
        <p className="sr-toast-title">
          <ForeignText value={title} max={120} />
        </p>
        {description !== undefined && (
          <p className="sr-toast-text">
            <ForeignText value={description} max={240} />
          </p>
        )}
        {link !== undefined && href !== undefined && (
          <a className="sr-link" href={href} rel="noopener noreferrer">
            {link.label}
          </a>
        )}
      </div>
      <IconButton icon="cross" label={dismissLabel} onClick={onDismiss} />
    </div>
  )
}
