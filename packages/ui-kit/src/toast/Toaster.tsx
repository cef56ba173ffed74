'use client'

import { type ComponentProps, useEffect, useSyncExternalStore } from 'react'
import { classNames } from '../internal/classNames.ts'
import { mergeLabels } from '../internal/mergeLabels.ts'
import type { Toast, ToastStore } from './createToastStore.ts'
import { ToastCard } from './ToastCard.tsx'

export interface ToasterLabels {
  region: string
  dismiss: string
}

const defaultLabels: ToasterLabels = {
  region: 'Notifications',
  dismiss: 'Dismiss',
}

const none: readonly Toast[] = []

export interface ToasterProps
  extends Omit<ComponentProps<'section'>, 'children'> {
  store: ToastStore
  labels?: Partial<ToasterLabels> | undefined
}

/** Shows the toasts of a store; the clocks stop while somebody is reading. */
export function Toaster({ store, labels, className, ...rest }: ToasterProps) {
  const texts = mergeLabels(defaultLabels, labels)
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

  return (
    <section
      {...rest}
      aria-label={texts.region}
      className={classNames('sr-toaster', className)}
      onPointerEnter={() => store.pause('hover')}
      onPointerLeave={() => store.resume('hover')}
      onFocus={() => store.pause('focus')}
      onBlur={() => store.resume('focus')}
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
