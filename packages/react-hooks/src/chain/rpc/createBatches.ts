import { rpcDefaults } from './retryRules.ts'

/**
 * Gathers what is asked in one moment, 1000 at most, for one `post`. It
 * resolves to an answer for each, in order, and does not reject.
 */
export function createBatches<Q, A>(
  post: (asked: readonly Q[]) => Promise<readonly A[]>,
): (ask: Q) => Promise<A> {
  let waiting: { ask: Q; resolve: (answer: A) => void }[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = async () => {
    clearTimeout(timer)
    const batch = waiting
    waiting = []
    const answers = await post(batch.map(({ ask }) => ask))
    for (const [index, { resolve }] of batch.entries())
      resolve(answers[index] as A)
  }

  return (ask) =>
    new Promise((resolve) => {
      if (waiting.push({ ask, resolve }) === 1) timer = setTimeout(flush)
      if (waiting.length === rpcDefaults.batchSize) void flush()
    })
}
