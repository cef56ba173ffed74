import { ForeignText } from '../text/ForeignText.tsx'
import { ownHref } from '../text/ownHref.ts'
import { TimeOfDay } from '../transaction/TimeOfDay.tsx'
import type { Toast } from './createToastStore.ts'
import { ToastIcon } from './ToastIcon.tsx'

export interface ToastLogEntryProps {
  toast: Toast
  locale: string | undefined
  timeZone: string | undefined
}

/** What a toast said, and when. */
export function ToastLogEntry({ toast, ...time }: ToastLogEntryProps) {
  const { tone, title, description, link, addedAt } = toast
  const href = link === undefined ? undefined : ownHref(link.href)
  return (
    <li className="sr-toast-entry">
      <ToastIcon tone={tone} />
      <div className="sr-toast-body">
        <p className="sr-toast-title">
          <ForeignText value={title} max={120} />
        </p>
        {description !== undefined && (
          <p className="sr-toast-text">
            <ForeignText value={description} max={1_000} />
          </p>
        )}
        {link !== undefined && href !== undefined && (
          <a className="sr-link" href={href} rel="noopener noreferrer">
            {link.label}
          </a>
        )}
        <p className="sr-toast-text">
          <TimeOfDay {...time} timestamp={addedAt} precision="datetime" />
        </p>
      </div>
    </li>
  )
}
