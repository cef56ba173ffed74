import { BridgeError } from '../errors/BridgeError.ts'
import { createBusyError } from './createBusyError.ts'
import { createTokenBucket } from './createTokenBucket.ts'
import { measure } from './measure.ts'

type Task = (signal: AbortSignal) => Promise<unknown>

const answerLimit = 8 * 1024 * 1024

/**
 * Runs what an app reads: so many at once, so many in line, so many a second,
 * and none for ever. Reads that are alike and under way share one answer.
 */
export function createReadLane(options: {
  running: number
  waiting: number
  rate: number
  burst: number
  /** Milliseconds one read may take. */
  timeout: number
}) {
  const { running, waiting, timeout } = options
  const take = createTokenBucket({ ...options, now: () => Date.now() })
  const inFlight = new Map<string, Promise<unknown>>()
  const line: (() => void)[] = []
  const controllers = new Set<AbortController>()
  let active = 0

  const start = async (task: Task) => {
    active++
    const controller = new AbortController()
    controllers.add(controller)
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        controller.abort()
        reject(
          new BridgeError('The request took too long to respond.', {
            code: -32000,
          }),
        )
      }, timeout)
    })
    try {
      const value = await Promise.race([task(controller.signal), late])
      // Cloning it would hold the wallet up.
      if (measure(value, answerLimit) > answerLimit) throw createBusyError()
      return value ?? null
    } finally {
      clearTimeout(timer)
      controllers.delete(controller)
      active--
      line.shift()?.()
    }
  }

  return {
    /** `key` tells which reads are alike. */
    run(key: string, task: Task): Promise<unknown> {
      if (!take()) throw createBusyError()
      const same = inFlight.get(key)
      if (same !== undefined) return same
      if (active >= running && line.length >= waiting) throw createBusyError()
      const result = (
        active < running
          ? start(task)
          : new Promise((resolve) => line.push(() => resolve(start(task))))
      ).finally(() => {
        if (inFlight.get(key) === result) inFlight.delete(key)
      })
      inFlight.set(key, result)
      return result
    },
    /** What is read from now on shares nothing with what is under way. */
    part: () => inFlight.clear(),
    /** Aborts what runs. */
    close() {
      for (const controller of controllers) controller.abort()
    },
  }
}
