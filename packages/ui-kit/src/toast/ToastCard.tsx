import { IconButton } from '../button/IconButton.tsx'
import type { Toast } from './createToastStore.ts'
import { ToastBody } from './ToastBody.tsx'

export interface ToastCardProps {
  toast: Toast
  dismissLabel: string
  onDismiss: () => void
}

/** One toast. */
export function ToastCard({ toast, dismissLabel, onDismiss }: ToastCardProps) {
  const { tone } = toast
  return (
    <div
      className="sr-toast"
      data-tone={tone}
      role={tone === 'danger' ? 'alert' : 'status'}
    >
      <ToastBody toast={toast} max={240} />
      <IconButton icon="cross" label={dismissLabel} onClick={onDismiss} />
    </div>
  )
}
