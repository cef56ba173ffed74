import { abortable } from '@strongroom/internal/abortable'
import { yieldTurn } from './yieldTurn.ts'

/** Runs a task when its turn comes. */
export type Turn = <T>(task: () => T | Promise<T>) => Promise<T>

export interface Slices {
  /**
   * Takes a place in the queue. All tasks of an earlier place run before those
   * of a later one, an urgent one before all others; when the signal aborts,
   * waiting tasks are dropped.
   */
  enter(options?: {
    readonly signal?: AbortSignal | undefined
    readonly isUrgent?: boolean | undefined
  }): Turn
}

export interface SlicesOptions {
  /** Longest time between two yields, in milliseconds. @default 8 */
  readonly budget?: number | undefined
  readonly now?: (() => number) | undefined
  readonly yieldTurn?: (() => Promise<void>) | undefined
}

interface Job {
  readonly place: number
  readonly signal: AbortSignal | undefined
  readonly work: () => Promise<void>
}

/**
 * Runs many short tasks one after the other without blocking the page: before a
 * task that would not end within the budget, by the duration of the last one,
 * it yields to all others.
 */
export function createSlices(options: SlicesOptions = {}): Slices {
  const { budget = 8, now = () => performance.now() } = options
  const yields = options.yieldTurn ?? yieldTurn
  const jobs: Job[] = []
  let places = 0
  let isRunning = false

  const runAll = async () => {
    isRunning = true
    // The caller has used up some of this turn already.
    await yields()
    let start = now()
    let last = 0
    while (jobs.length > 0) {
      if (now() - start + last > budget) {
        await yields()
        start = now()
      }
      const job = jobs.shift()
      if (job === undefined || job.signal?.aborted) continue
      const begun = now()
      await job.work()
      last = now() - begun
    }
    isRunning = false
  }

  return {
    enter({ signal, isUrgent } = {}) {
      const place = isUrgent ? 0 : ++places
      return (task) =>
        abortable(
          new Promise((resolve, reject) => {
            const work = () =>
              new Promise<void>((done) => {
                Promise.resolve().then(task).then(resolve, reject).finally(done)
              })
            const later = jobs.findIndex((job) => job.place > place)
            jobs.splice(later < 0 ? jobs.length : later, 0, {
              place,
              signal,
              work,
            })
            if (!isRunning) void runAll()
          }),
          signal,
        )
    },
  }
}
