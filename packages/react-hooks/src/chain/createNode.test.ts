import { expect, test } from 'vitest'
import { createChainClient } from './createChainClient.ts'

/** A client that posts in batches to a node which answers on demand. */
function setup() {
  const whole = new AbortController()
  const posts: {
    readonly methods: readonly string[]
    readonly signal: AbortSignal | null | undefined
    readonly answer: () => void
  }[] = []
  const client = createChainClient({
    batch: true,
    signal: whole.signal,
    rpcUrls: ['https://node.example'],
    fetch: (_, init) =>
      new Promise((resolve) => {
        const asked = [JSON.parse(String(init?.body))].flat() as {
          id: number
          method: string
        }[]
        posts.push({
          methods: asked.map(({ method }) => method),
          signal: init?.signal,
          answer: () => {
            const answers = asked.map(({ id, method }) => ({
              id,
              result: method,
            }))
            resolve(Response.json(answers.length > 1 ? answers : answers[0]))
          },
        })
      }),
  })
  const ask = (method: string, signal?: AbortSignal) =>
    client
      .request({ method } as never, signal ? { signal } : undefined)
      .then(String, (error: Error) => error.message)
  const posted = (count: number) =>
    expect.poll(() => posts.length, { interval: 2 }).toBe(count)
  return { ask, posts, posted, whole }
}

test('behavior: an abort ends one call of a batch and keeps the others', async () => {
  const { ask, posts, posted } = setup()
  const own = new AbortController()
  const left = ask('left', own.signal)
  const stayed = ask('stayed')
  await posted(1)
  own.abort(new Error('left the page'))
  expect(await left).toBe('left the page')
  expect(posts[0]?.signal?.aborted).toBe(false)
  posts[0]?.answer()
  expect(await stayed).toBe('stayed')
})

test('behavior: leaves a call out of the batch if it is aborted before the request', async () => {
  const { ask, posts, posted } = setup()
  const own = new AbortController()
  const left = ask('left', own.signal)
  const stayed = ask('stayed')
  // The batch is gathered by now, and not on its way.
  await Promise.resolve()
  own.abort(new Error('left the page'))
  expect(await left).toBe('left the page')
  await posted(1)
  expect(posts[0]?.methods).toEqual(['stayed'])
  posts[0]?.answer()
  expect(await stayed).toBe('stayed')
})

test('behavior: the client’s signal ends a batch that is under way', async () => {
  const { ask, posts, posted, whole } = setup()
  const one = ask('one')
  const two = ask('two')
  await posted(1)
  whole.abort(new Error('over'))
  expect([await one, await two]).toEqual(['over', 'over'])
  expect(posts[0]?.signal?.aborted).toBe(true)
})
