interface Message {
  serve(): void
  refuse(): void
}

// Milliseconds of work at a time, followed by as many for the page and its
// other apps.
const slice = 16
// Messages served after a rest, however slow the machine.
const least = 20
const queueLimit = 1000
const refusalLimit = 50_000

/**
 * Spreads the messages of one app over time, so that a flood of them keeps
 * neither the page nor its other apps waiting. A message is served at once
 * while there is time, then queued; beyond 1,000 it is refused, later than the
 * queue is served. More than 50,000 refusals at a time are dropped unanswered.
 */
export function createInbox() {
  let queue: Message[] = []
  let refused: Message[] = []
  let ended = 0
  let spent = 0
  let count = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Runs it if there is time left; false otherwise. */
  const spend = (run: () => void) => {
    const start = performance.now()
    // Time without work is given back.
    spent = Math.max(0, spent - (start - ended))
    if (spent === 0) count = 0
    ended = start
    if (spent >= slice && count >= least) return false
    count++
    run()
    ended = performance.now()
    spent += ended - start
    return true
  }

  const drain = () => {
    timer = undefined
    const served = take(queue, (message) => spend(message.serve))
    queue = queue.slice(served)
    if (queue.length === 0)
      refused = refused.slice(take(refused, (message) => spend(message.refuse)))
    if (queue.length + refused.length > 0) timer = setTimeout(drain, slice)
  }

  return {
    /** False when the message is or will be refused. */
    push(message: Message): boolean {
      if (queue.length === 0 && spend(message.serve)) return true
      timer ??= setTimeout(drain, slice)
      if (queue.length < queueLimit) return queue.push(message) > 0
      if (refused.length < refusalLimit) refused.push(message)
      return false
    },
    /** Refuses queued requests. */
    close() {
      clearTimeout(timer)
      for (const message of queue) message.refuse()
      queue = []
      refused = []
    },
  }
}

/** How many messages, from the first on, `use` accepted. */
function take(messages: Message[], use: (message: Message) => boolean): number {
  const end = messages.findIndex((message) => !use(message))
  return end < 0 ? messages.length : end
}
