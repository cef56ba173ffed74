import { TimeOfDay } from '../transaction/TimeOfDay.tsx'
import type { Toast } from './createToastStore.ts'
import { ToastBody } from './ToastBody.tsx'

export interface ToastLogEntryProps {
  toast: Toast
  locale: string | undefined
  timeZone: string | undefined
}

/** Content of a toast, and its time. */
export function ToastLogEntry({ toast, ...time }: ToastLogEntryProps) {
  return (
    <li className="sr-toast-entry">
      <ToastBody toast={toast} max={1_000}>
        <p className="sr-toast-text">
          <TimeOfDay {...time} timestamp={toast.addedAt} precision="datetime" />
        </p>
      </ToastBody>
    </li>
  )
}
