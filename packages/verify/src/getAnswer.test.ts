import { expect, test } from 'vitest'
import { getAnswer, reasonOf, textOf } from './getAnswer.ts'

const site = 'https://wallet.example'

/** A site that redirects some paths, and answers others by their path. */
const redirect =
  (targets: Record<string, string>): typeof fetch =>
  async (input) => {
    const { origin, pathname } = new URL(String(input))
    const Location = targets[pathname]
    if (Location !== undefined)
      return new Response(null, { status: 308, headers: { Location } })
    return new Response(`${origin}${pathname}`)
  }

/** The same in a browser, which hides redirects from the page. */
const redirectInBrowser =
  (end: string | undefined): typeof fetch =>
  async (_, init) => {
    if (init?.redirect === 'manual')
      return Object.defineProperty(new Response(), 'type', {
        value: 'opaqueredirect',
      })
    if (end === undefined) throw new TypeError('Failed to fetch')
    return Object.defineProperty(new Response('page'), 'url', { value: end })
  }

test('behavior: follows a redirect to another address of the site', async () => {
  const fetch = redirect({ '/index.html': '/', '/': `${site}/start` })
  const answer = await getAnswer(site, '/index.html', { fetch })
  expect(textOf(answer)).toBe(`${site}/start`)
  const inBrowser = redirectInBrowser(`${site}/start`)
  expect(textOf(await getAnswer(site, '/', { fetch: inBrowser }))).toBe('page')
})

test.each([
  ['another site', 'https://evil.example/'],
  ['another port', 'https://wallet.example:8443/'],
  ['the site without TLS', 'http://wallet.example/'],
])('error: names a redirect to %s', async (_, target) => {
  const found = `redirect to ${new URL(target).origin}`
  const fetch = redirect({ '/': target })
  expect(reasonOf(await getAnswer(site, '/', { fetch }))).toBe(found)
  const inBrowser = redirectInBrowser(target)
  const answer = await getAnswer(site, '/', { fetch: inBrowser })
  expect(reasonOf(answer)).toBe(found)
})

test('error: names a redirect to another site that a browser may not follow', async () => {
  const fetch = redirectInBrowser(undefined)
  expect(await getAnswer(site, '/', { fetch })).toEqual({
    failure: 'redirect to another site',
  })
})

test('error: ends a circle of redirects', async () => {
  const fetch = redirect({ '/a': '/b', '/b': '/a' })
  expect(reasonOf(await getAnswer(site, '/a', { fetch }))).toBe(
    'more than 5 redirects',
  )
})

/** A site that hangs until the request is aborted. */
const hang: typeof fetch = (_, init) =>
  new Promise((_, reject) =>
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
  )

test('error: a request without an answer ends after its time', async () => {
  const answer = await getAnswer(site, '/', { fetch: hang, timeout: 20 })
  expect(reasonOf(answer)).toMatch(/^no answer: .*timeout/u)
})

test('error: the signal of the caller ends the request and throws', async () => {
  const end = new AbortController()
  const answer = getAnswer(site, '/', { fetch: hang, signal: end.signal })
  end.abort(new Error('closed'))
  await expect(answer).rejects.toThrow('closed')
})
