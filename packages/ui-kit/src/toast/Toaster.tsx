'use client'

import {
  type ComponentProps,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { classNames } from '../internal/classNames.ts'
import { mergeRefs } from '../internal/mergeRefs.ts'
import { useLabels } from '../labels/useLabels.ts'
import type { Toast, ToastStore } from './createToastStore.ts'
import { ToastBody } from './ToastBody.tsx'
import { defaultToasterLabels, type ToasterLabels } from './toasterLabels.ts'

interface ToastCardProps {
  toast: Toast
  dismissLabel: string
  onDismiss: () => void
}

/** One toast. */
function ToastCard({ toast, dismissLabel, onDismiss }: ToastCardProps) {
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

const none: readonly Toast[] = []

/** Props of `Toaster`. */
export interface ToasterProps
  extends Omit<ComponentProps<'section'>, 'children'> {
  store: ToastStore
  labels?: Partial<ToasterLabels> | undefined
}

/** Shows the toasts of a store; their timers pause while they are read. */
export function Toaster({
  store,
  labels,
  className,
  ref,
  ...rest
}: ToasterProps) {
  const region = useRef<HTMLElement>(null)
  /** Where the focus came from, while it is on a toast. */
  const visit = useRef<{ from: EventTarget | null }>(undefined)
  const texts = useLabels('toaster', defaultToasterLabels, labels)
  const toasts = useSyncExternalStore(
    store.subscribe,
    store.getSnapshot,
    () => none,
  )
  const empty = toasts.length === 0

  useEffect(() => {
    const onVisibility = () => {
      if (document.hidden) store.pause('hidden')
      else store.resume('hidden')
    }
    onVisibility()
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      store.resume('hidden')
    }
  }, [store])

  useEffect(() => {
    // An element that goes away under the pointer sends no leave event.
    if (!empty) return
    store.resume('hover')
    store.resume('focus')
  }, [store, empty])

  useEffect(() => {
    const element = region.current
    if (element === null) return
    // The top layer keeps the toasts over an open dialog: the last one in is
    // the uppermost.
    const focused = element.contains(document.activeElement)
    if (element.matches(':popover-open')) {
      if (toasts.length === 0 || focused) return
      element.hidePopover()
    }
    element.showPopover()
  }, [toasts])

  useLayoutEffect(() => {
    // The browser sends no event when a focused card is removed or replaced.
    if (visit.current === undefined) return
    if (document.activeElement !== document.body) return
    const { from } = visit.current
    const next = toasts.length > 0 && region.current?.querySelector('button')
    if (next) {
      next.focus()
      return
    }
    visit.current = undefined
    store.resume('focus')
    if (from instanceof HTMLElement) from.focus()
  }, [toasts, store])

  return (
    <section
      {...rest}
      ref={mergeRefs(region, ref)}
      popover="manual"
      aria-label={texts.region}
      className={classNames('sr-toaster', className)}
      onPointerEnter={() => store.pause('hover')}
      onPointerLeave={() => store.resume('hover')}
      onFocus={(event) => {
        visit.current ??= { from: event.relatedTarget }
        store.pause('focus')
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget))
          visit.current = undefined
        store.resume('focus')
      }}
    >
      {toasts.map((toast) => (
        <ToastCard
          key={`${toast.id} ${toast.addedAt}`}
          toast={toast}
          dismissLabel={texts.dismiss}
          onDismiss={() => store.dismiss(toast.id)}
        />
      ))}
    </section>
  )
}
