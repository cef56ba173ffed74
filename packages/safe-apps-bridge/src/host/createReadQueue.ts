import { BridgeError } from '../errors/BridgeError.ts'
import { createBusyError } from './createBusyError.ts'
import { measure } from './measure.ts'

type Task = (signal: AbortSignal) => Promise<unknown>

interface Read {
  task: Task
  resolve(value: unknown): void
  reject(error: unknown): void
  controller: AbortController
  /** When it waited or ran too long, by `Date.now`. */
  deadline: number
  /** Number of the document that sent the request. */
  document: number
}

// Reads that run at once, over all apps of the page: they share its node.
const sharedLimit = 20
// Reads each app may always run, so that another app's cannot keep it waiting.
const ownLimit = 4
const burst = 200
const perSecond = 100
const answerLimit = 8 * 1024 * 1024
const tickInterval = 50
const progressInterval = 2000

const queues = new Set<{
  startNext(): boolean
  tick(): void
  isBusy(): boolean
}>()
let running = 0
let timer: ReturnType<typeof setInterval> | undefined

/** Starts every read that may start, one of each app in turn. */
function pump() {
  for (let isStarting = true; isStarting; ) {
    isStarting = false
    for (const queue of [...queues]) {
      if (!queue.startNext()) continue
      isStarting = true
      // The others come first next time.
      queues.delete(queue)
      queues.add(queue)
    }
  }
}

function tick() {
  for (const queue of [...queues]) queue.tick()
  pump()
  stopWhenIdle()
}

function stopWhenIdle() {
  if ([...queues].some((queue) => queue.isBusy())) return
  clearInterval(timer)
  timer = undefined
}

/**
 * Queues what one app reads: 200 at once and 100 a second after that, 20 at a
 * time over all apps of the page. Reads that are alike and under way share one
 * answer. The caller bounds how many wait.
 */
export function createReadQueue(options: {
  /** Milliseconds one read may wait, and may then run. */
  timeout: number
  /** Called every two seconds while reads wait or run. */
  onProgress: (waiting: number) => void
}) {
  const { timeout, onProgress } = options
  const inFlight = new Map<string, Promise<unknown>>()
  const active = new Set<Read>()
  let waiting: Read[] = []
  let document = 0
  let tokens = burst
  let refilled = Date.now()
  let reported = 0

  const end = (read: Read) => {
    if (!active.delete(read)) return false
    running--
    return true
  }

  const start = async (read: Read) => {
    active.add(read)
    running++
    read.deadline = Date.now() + timeout
    try {
      const value = await read.task(read.controller.signal)
      // Cloning a larger answer would hold the wallet up.
      if (measure(value, answerLimit) > answerLimit) throw createBusyError()
      read.resolve(value ?? null)
    } catch (error) {
      read.reject(error)
    }
    if (end(read)) pump()
  }

  const queue = {
    startNext() {
      const now = Date.now()
      tokens = Math.min(burst, tokens + ((now - refilled) * perSecond) / 1000)
      refilled = now
      const hasPlace = running < sharedLimit || active.size < ownLimit
      if (!hasPlace || tokens < 1) return false
      const read = waiting.shift()
      if (read === undefined) return false
      // The document that sent it is gone, so the answer has no receiver.
      if (read.document < document - 1) read.reject(createBusyError())
      else {
        tokens--
        void start(read)
      }
      return true
    },
    tick() {
      const now = Date.now()
      for (const read of active)
        if (read.deadline <= now) {
          end(read)
          read.controller.abort()
          read.reject(
            new BridgeError('The request took too long to respond.', {
              code: -32000,
            }),
          )
        }
      while (waiting[0] && waiting[0].deadline <= now)
        waiting.shift()?.reject(createBusyError())
      if (queue.isBusy() && now - reported >= progressInterval) {
        reported = now
        onProgress(waiting.length)
      }
    },
    isBusy: () => active.size + waiting.length > 0,
  }
  queues.add(queue)

  return {
    /** Reads with the same `key` are shared. */
    run(key: string, task: Task): Promise<unknown> {
      const same = inFlight.get(key)
      if (same !== undefined) return same
      const now = Date.now()
      if (!queue.isBusy()) reported = now
      const result = new Promise((resolve, reject) => {
        waiting.push({
          task,
          resolve,
          reject,
          controller: new AbortController(),
          deadline: now + timeout,
          document,
        })
      }).finally(() => {
        if (inFlight.get(key) === result) inFlight.delete(key)
      })
      inFlight.set(key, result)
      timer ??= setInterval(tick, tickInterval)
      pump()
      return result
    },
    /** Later reads do not share the ones in flight. */
    part: () => inFlight.clear(),
    /** The frame shows another document; reads of the one before last end. */
    navigate() {
      document++
    },
    /** Aborts running reads and drops waiting ones. */
    close() {
      for (const read of active) {
        end(read)
        read.controller.abort()
      }
      waiting = []
      queues.delete(queue)
      pump()
      stopWhenIdle()
    },
  }
}
