import type { BridgeError } from '../errors/BridgeError.ts'
import { createBusyError } from '../host/createBusyError.ts'

interface Entry {
  run(): void
  abort(): void
}

/**
 * Runs requests that need the user, one after the other. A few may wait; more
 * are refused. `abort` ends them all, each with its own refusal.
 */
export function createInteractiveQueue(options: { backlog: number }) {
  // The first one runs.
  let entries: Entry[] = []

  return {
    add(
      task: (signal: AbortSignal) => Promise<unknown>,
      refusal: () => BridgeError,
    ): Promise<unknown> {
      if (entries.length > options.backlog) throw createBusyError()
      return new Promise((resolve, reject) => {
        const controller = new AbortController()
        const entry: Entry = {
          run() {
            const result = (async () => task(controller.signal))()
            result.then(resolve, reject).finally(() => {
              if (entries[0] !== entry) return
              entries.shift()
              entries[0]?.run()
            })
          },
          abort() {
            const error = refusal()
            controller.abort(error)
            reject(error)
          },
        }
        if (entries.push(entry) === 1) entry.run()
      })
    },
    abort() {
      const ended = entries
      entries = []
      for (const entry of ended) entry.abort()
    },
  }
}
