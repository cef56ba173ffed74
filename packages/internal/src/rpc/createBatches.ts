import { rpcDefaults } from './retryRules.ts'

/**
 * Gathers the requests of one moment, 1000 at most, for one `post`. It resolves
 * to an answer for each, in order, and does not reject. A request that was
 * aborted before is left out, and gets no answer.
 */
export function createBatches<Q, A>(
  post: (asked: readonly Q[]) => Promise<readonly A[]>,
): (ask: Q, signal?: AbortSignal) => Promise<A> {
  let waiting: {
    ask: Q
    signal: AbortSignal | undefined
    resolve: (answer: A) => void
  }[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = async () => {
    clearTimeout(timer)
    const batch = waiting.filter(({ signal }) => !signal?.aborted)
    waiting = []
    if (batch.length === 0) return
    const answers = await post(batch.map(({ ask }) => ask))
    for (const [index, { resolve }] of batch.entries())
      resolve(answers[index] as A)
  }

  return (ask, signal) =>
    new Promise((resolve) => {
      if (waiting.push({ ask, signal, resolve }) === 1)
        timer = setTimeout(flush)
      if (waiting.length === rpcDefaults.batchSize) void flush()
    })
}
