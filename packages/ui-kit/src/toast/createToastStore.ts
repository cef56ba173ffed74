import type { Tone } from '../notice/Notice.tsx'

/** A message to show. */
export interface ToastInput {
  /** Toasts with the same id replace each other: one per transaction. */
  id?: string | undefined
  /** `danger` is announced at once, the others politely. @default 'info' */
  tone?: Tone | undefined
  title: string
  description?: string | undefined
  /** A link of the app or to an explorer. */
  link?: { href: string; label: string } | undefined
}

/** A message that is shown for some seconds. */
export interface Toast extends Omit<ToastInput, 'id' | 'tone'> {
  id: string
  tone: Tone
  /** When it was added, in milliseconds since 1970. */
  addedAt: number
}

/** Holds the messages of `Toaster` and `ToastLog`. */
export interface ToastStore {
  /** Shows a toast, or queues it behind the visible ones. Returns its id. */
  add(toast: ToastInput): string
  /** Takes a toast away; it stays in the log. */
  dismiss(id: string): void
  /** Stops all clocks for a reason; each reason ends on its own. */
  pause(reason: string): void
  resume(reason: string): void
  /** The toasts on screen now, oldest first. */
  getSnapshot(): readonly Toast[]
  /** The last of each id, newest first, at most `logLimit`. */
  getLog(): readonly Toast[]
  clearLog(): void
  /** How many of the log were added since `markRead`. */
  getUnread(): number
  markRead(): void
  /** Calls back after every change; returns the way to stop. */
  subscribe(listener: () => void): () => void
  /** Stops the timers and drops all toasts and listeners. */
  dispose(): void
}

/** Options of `createToastStore`. */
export interface ToastStoreOptions {
  /** Most toasts on screen. @default 3 */
  limit?: number | undefined
  /** Time on screen in milliseconds. @default 4000 */
  duration?: number | undefined
  /** Most toasts kept in the log. @default 100 */
  logLimit?: number | undefined
}

interface Clock {
  left: number
  startedAt: number
  timer: ReturnType<typeof setTimeout>
}

/**
 * Creates the state behind a `Toaster`: no React, usable from anywhere.
 *
 * @example
 * ```ts
 * import { createToastStore } from '@strongroom/ui-kit'
 *
 * const toasts = createToastStore()
 * toasts.add({ id: 'payroll', tone: 'success', title: 'Confirmed' })
 * ```
 */
export function createToastStore(options: ToastStoreOptions = {}): ToastStore {
  const { limit = 3, duration = 4_000, logLimit = 100 } = options
  const listeners = new Set<() => void>()
  const reasons = new Set<string>()
  const clocks = new Map<string, Clock>()
  let all: readonly Toast[] = []
  let visible: readonly Toast[] = []
  let log: readonly Toast[] = []
  let unread: readonly string[] = []
  let counter = 0

  const start = (id: string, left: number) => {
    const timer = setTimeout(() => dismiss(id), left)
    clocks.set(id, { left, startedAt: Date.now(), timer })
  }
  const stop = (id: string) => {
    const clock = clocks.get(id)
    if (clock === undefined) return
    clearTimeout(clock.timer)
    clocks.delete(id)
  }
  const publish = () => {
    visible = all.slice(0, limit)
    for (const { id } of visible) {
      if (reasons.size === 0 && !clocks.has(id)) start(id, duration)
    }
    for (const listener of [...listeners]) listener()
  }
  const dismiss = (id: string) => {
    if (!all.some((toast) => toast.id === id)) return
    stop(id)
    held.delete(id)
    all = all.filter((toast) => toast.id !== id)
    publish()
  }
  // Time left of toasts whose clocks stand still.
  const held = new Map<string, number>()

  return {
    add(input) {
      counter += 1
      const { id = `toast-${counter}`, tone = 'info', ...rest } = input
      const toast: Toast = { ...rest, id, tone, addedAt: Date.now() }
      stop(id)
      held.delete(id)
      const known = all.some((other) => other.id === id)
      all = known
        ? all.map((other) => (other.id === id ? toast : other))
        : [...all, toast]
      log = [toast, ...log.filter((other) => other.id !== id)]
      log = log.slice(0, logLimit)
      unread = log
        .filter((other) => other.id === id || unread.includes(other.id))
        .map((other) => other.id)
      publish()
      return id
    },
    dismiss,
    pause(reason) {
      reasons.add(reason)
      for (const [id, clock] of clocks) {
        held.set(id, clock.left - (Date.now() - clock.startedAt))
        clearTimeout(clock.timer)
      }
      clocks.clear()
    },
    resume(reason) {
      if (!reasons.delete(reason) || reasons.size > 0) return
      for (const [id, left] of held) start(id, Math.max(left, 0))
      held.clear()
      publish()
    },
    getSnapshot: () => visible,
    getLog: () => log,
    clearLog() {
      log = []
      unread = []
      publish()
    },
    getUnread: () => unread.length,
    markRead() {
      if (unread.length === 0) return
      unread = []
      publish()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    dispose() {
      for (const id of [...clocks.keys()]) stop(id)
      held.clear()
      listeners.clear()
      all = []
      visible = []
    },
  }
}
