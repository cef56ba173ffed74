'use client'

import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { Button } from '../button/Button.tsx'
import { Glyph } from '../icon/Glyph.tsx'
import { bell } from '../icon/paths.ts'
import { classNames } from '../internal/classNames.ts'
import { mergeRefs } from '../internal/mergeRefs.ts'
import { useLabels } from '../labels/useLabels.ts'
import { usePlacedPopup } from '../menu/usePlacedPopup.ts'
import { TimeOfDay } from '../transaction/TimeOfDay.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import type { Toast, ToastStore } from './createToastStore.ts'
import { ToastBody } from './ToastBody.tsx'
import { defaultToastLogLabels, type ToastLogLabels } from './toastLogLabels.ts'

interface ToastLogEntryProps {
  toast: Toast
  locale: string | undefined
  timeZone: string | undefined
}

/** Content of a toast, and its time. */
function ToastLogEntry({ toast, ...time }: ToastLogEntryProps) {
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

const none: readonly Toast[] = []

/** Props of `ToastLog`. */
export interface ToastLogProps
  extends Omit<ComponentProps<'button'>, 'children'> {
  store: ToastStore
  /** Further news, above the log: rendered while the list is open. */
  children?: ReactNode
  /** Unread ones among the further news. @default 0 */
  unread?: number | undefined
  /** Called when the list opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** BCP 47. @default 'en' */
  locale?: string | undefined
  /** IANA name. @default the browser's */
  timeZone?: string | undefined
  labels?: Partial<ToastLogLabels> | undefined
}

/**
 * A button that opens the list of notifications, newest first: a toast
 * disappears after four seconds, its entry stays. The newest entry of each id
 * replaces the older ones.
 */
export function ToastLog({
  store,
  children,
  unread: unreadNews = 0,
  onOpenChange,
  locale,
  timeZone,
  labels,
  className,
  ref,
  ...rest
}: ToastLogProps) {
  const texts = useLabels('toastLog', defaultToastLogLabels, labels)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const popup = useRef<HTMLElement>(null)
  const [open, setOpen] = useState(false)
  // An entry that was never opened is not rendered.
  const [filled, setFilled] = useState(false)
  const { subscribe, getLog, getUnread, markRead } = store
  const log = useSyncExternalStore(subscribe, getLog, () => none)
  const unreadToasts = useSyncExternalStore(subscribe, getUnread, () => 0)
  const unread = unreadToasts + unreadNews
  const hasNews = children !== undefined && children !== null
  usePlacedPopup(button, popup, { open, align: 'end' })
  useEffect(() => {
    // Entries that arrive while the list is open count as read.
    if (open && unreadToasts > 0) markRead()
  }, [open, unreadToasts, markRead])
  return (
    <>
      <button
        type="button"
        title={texts.title}
        {...rest}
        ref={mergeRefs(button, ref)}
        className={classNames('sr-icon-button sr-toast-log-button', className)}
        aria-expanded={open}
        aria-controls={id}
        popoverTarget={id}
      >
        <Glyph path={bell} />
        <VisuallyHidden>{texts.title}</VisuallyHidden>
        {unread > 0 && (
          <span className="sr-toast-log-count">
            <span aria-hidden="true">{unread > 9 ? '9+' : unread}</span>
            <VisuallyHidden>, {texts.unread(unread)}</VisuallyHidden>
          </span>
        )}
      </button>
      <section
        ref={popup}
        id={id}
        popover="auto"
        aria-label={texts.title}
        className="sr-menu"
        onBeforeToggle={(event) => setFilled(event.newState === 'open')}
        onToggle={(event) => {
          const isOpen = event.newState === 'open'
          setOpen(isOpen)
          onOpenChange?.(isOpen)
        }}
      >
        {filled && children}
        {!filled || (hasNews && log.length === 0) ? null : log.length === 0 ? (
          <p className="sr-menu-header">{texts.empty}</p>
        ) : (
          <>
            <ol className="sr-toast-log">
              {log.map((toast) => (
                <ToastLogEntry
                  key={toast.id}
                  toast={toast}
                  locale={locale}
                  timeZone={timeZone}
                />
              ))}
            </ol>
            <Button
              size="small"
              variant="ghost"
              block
              onClick={() => {
                // The button goes away with the entries.
                popup.current?.hidePopover()
                store.clearLog()
              }}
            >
              {texts.clear}
            </Button>
          </>
        )}
      </section>
    </>
  )
}
