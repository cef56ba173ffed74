/** Message that a page sent, without the ids, which are random. */
export interface Post {
  method: unknown
  params: unknown
  env: unknown
  target: string
}

type Answer = (method: string, params: unknown) => unknown

/**
 * Runs `use` in a page inside a wallet and returns the posted messages.
 * `answer` returns the wallet's data; it throws to refuse.
 */
export async function recordPosts<result>(
  use: () => Promise<result>,
  answer: Answer,
): Promise<{ posts: readonly Post[]; outcome: unknown }> {
  const posts: Post[] = []
  const listeners = new Set<(event: object) => void>()
  const parent = {
    postMessage(message: Record<string, unknown>, target: string) {
      const { id, method, params, env, ...rest } = structuredClone(message)
      // Our bridge names its extensions too; wallets that do not know them
      // ignore them.
      const { features: _, ...known } = Object(env)
      posts.push({ method, params, env: known, target, ...rest })
      if (!Object.hasOwn(message, 'params')) throw new Error('no own params')
      const reply = (fields: object) =>
        setTimeout(() => {
          const data = { id, version: '9.1.0', ...fields }
          for (const listener of [...listeners])
            listener({ data, source: parent, origin: '' })
        })
      try {
        reply({ success: true, data: answer(String(method), params) })
      } catch (error) {
        reply({ success: false, error: (error as Error).message })
      }
    },
  }
  const page = {
    crypto,
    parent,
    addEventListener: (_: string, listener: never) => listeners.add(listener),
    removeEventListener: (_: string, listener: never) =>
      listeners.delete(listener),
  }
  Object.assign(globalThis, { window: page })
  try {
    const outcome = await use().then(
      (value) => ({ value }),
      (error) => ({ error: (error as Error)?.message ?? error }),
    )
    return { posts, outcome }
  } finally {
    Reflect.deleteProperty(globalThis, 'window')
  }
}
