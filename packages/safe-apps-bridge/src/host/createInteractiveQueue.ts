import { BridgeError } from '../errors/BridgeError.ts'
import { BridgeRejectedError } from '../errors/BridgeRejectedError.ts'

type Task = (signal: AbortSignal) => Promise<unknown>

interface Entry {
  id: string
  run: Task
  controller: AbortController
  isRunning: boolean
  settle(outcome: Promise<unknown>): void
}

/**
 * Runs what needs the user, one after the other. A few may wait; more are
 * refused. `abort` ends them all with a rejection.
 */
export function createInteractiveQueue(options: { backlog: number }) {
  const entries: Entry[] = []

  const next = () => {
    const [entry] = entries
    if (entry === undefined) return
    const { run, controller, settle } = entry
    entry.isRunning = true
    const aborted = new Promise<never>((_, reject) => {
      controller.signal.addEventListener('abort', () =>
        reject(new BridgeRejectedError()),
      )
    })
    const outcome = Promise.race([start(run, controller.signal), aborted])
    settle(outcome)
    outcome
      .catch(() => undefined)
      .finally(() => {
        const index = entries.indexOf(entry)
        if (index < 0) return
        entries.splice(index, 1)
        if (index === 0) next()
      })
  }

  return {
    /** Whether a request with this id waits or runs. */
    has: (id: string) => entries.some((entry) => entry.id === id),
    add(id: string, run: Task): Promise<unknown> {
      if (entries.length > options.backlog)
        return Promise.reject(
          new BridgeError('Too many requests are waiting for the user.', {
            code: -32005,
          }),
        )
      return new Promise((resolve) => {
        const controller = new AbortController()
        entries.push({ id, run, controller, isRunning: false, settle: resolve })
        if (entries.length === 1) next()
      })
    },
    abort() {
      for (const { controller, isRunning, settle } of entries.splice(0)) {
        if (isRunning) controller.abort(new BridgeRejectedError())
        else settle(Promise.reject(new BridgeRejectedError()))
      }
    },
  }
}

async function start(run: Task, signal: AbortSignal): Promise<unknown> {
  return run(signal)
}
