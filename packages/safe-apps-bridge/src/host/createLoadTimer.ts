/** Watches how long an app takes to load. */
export interface LoadTimer {
  /** Stands still, for example while a warning covers the app. */
  pause(): void
  resume(): void
  /** Stops the timer, when the app has loaded or is gone. */
  dispose(): void
}

/**
 * Calls back when an app is slow to load and when its time is up. Runs from the
 * start; time spent paused does not count.
 *
 * @example
 * ```ts
 * import { createLoadTimer } from '@strongroom/safe-apps-bridge/host'
 *
 * const timer = createLoadTimer({
 *   onSlow: () => console.log('This takes longer than usual.'),
 *   onFailed: () => console.log('The app could not be loaded.'),
 * })
 * timer.dispose() // when the frame fires `load`
 * ```
 */
export function createLoadTimer(options: {
  onSlow: () => void
  onFailed: () => void
  /** Milliseconds. @default 15000 */
  slow?: number
  /** Milliseconds. @default 30000 */
  failed?: number
}): LoadTimer {
  const { slow = 15_000, failed = 30_000, onSlow, onFailed } = options
  const steps = [
    { at: slow, call: onSlow },
    { at: failed, call: onFailed },
  ]
  let spent = 0
  let since: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const arm = () => {
    const [step] = steps
    if (step === undefined) return
    since = Date.now()
    timer = setTimeout(() => {
      steps.shift()
      spent = step.at
      arm()
      step.call()
    }, step.at - spent)
  }
  const pause = () => {
    clearTimeout(timer)
    if (since !== undefined) spent += Date.now() - since
    since = undefined
  }

  arm()
  return {
    pause,
    resume() {
      if (since === undefined) arm()
    },
    dispose() {
      pause()
      steps.length = 0
    },
  }
}
