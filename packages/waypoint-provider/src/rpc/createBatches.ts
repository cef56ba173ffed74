const batchSize = 1000

/** A JSON-RPC request. */
export interface RpcRequest {
  id: number
  /** The whole of it as JSON. */
  text: string
}

/**
 * Gathers requests of one moment, at most 1000, and posts them together. A
 * single one is posted as it is. `post` gives an answer for each, in order.
 */
export function createBatches<answer>(
  post: (requests: readonly RpcRequest[]) => Promise<readonly answer[]>,
) {
  type Waiting = {
    request: RpcRequest
    resolve: (answer: answer) => void
  }
  let waiting: Waiting[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = async () => {
    clearTimeout(timer)
    const batch = waiting
    waiting = []
    const answers = await post(batch.map(({ request }) => request))
    for (const [index, { resolve }] of batch.entries())
      resolve(answers[index] as answer)
  }

  return (request: RpcRequest): Promise<answer> =>
    new Promise((resolve) => {
      if (waiting.push({ request, resolve }) === 1) timer = setTimeout(flush)
      if (waiting.length === batchSize) void flush()
    })
}
