import type { VerifyOptions } from './verifyDeployment.ts'

const mostRedirects = 5

/** The response of the site itself, or why there is none. */
export type Answer =
  | { response: Response; bytes: Uint8Array<ArrayBuffer> }
  | { failure: string; cause?: unknown }

/** Asks the site, and follows its redirects while they stay on the site. */
export async function getAnswer(
  origin: string,
  path: string,
  { fetch: request = fetch, signal, timeout = 60_000 }: VerifyOptions,
): Promise<Answer> {
  const limit = AbortSignal.timeout(timeout)
  const init: RequestInit = {
    cache: 'no-store',
    headers: { 'Cache-Control': 'no-cache' },
    redirect: 'manual',
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  }
  const read = async (response: Response) => ({
    response,
    bytes: new Uint8Array(await response.arrayBuffer()),
  })
  try {
    let at = origin + path
    for (let hops = 0; hops < mostRedirects; hops++) {
      const response = await request(at, init)
      if (response.type === 'opaqueredirect') {
        // Browsers hide where to, and follow to another site if that one allows it.
        const last = await request(at, { ...init, redirect: 'follow' }).catch(
          () => limit.throwIfAborted(),
        )
        const end = last ? new URL(last.url).origin : 'another site'
        return last && end === origin
          ? await read(last)
          : { failure: `redirect to ${end}` }
      }
      const location = response.headers.get('Location')
      if (location === null || Math.trunc(response.status / 100) !== 3)
        return await read(response)
      const next = new URL(location, at)
      if (next.origin !== origin)
        return { failure: `redirect to ${next.origin}` }
      at = next.href
    }
    return { failure: `more than ${mostRedirects} redirects` }
  } catch (cause) {
    signal?.throwIfAborted()
    const { message } = cause as Error
    return { failure: `no answer: ${message}`, cause }
  }
}

/** The text of a good answer. */
export const textOf = (answer: Answer): string | undefined =>
  'response' in answer && answer.response.ok
    ? new TextDecoder().decode(answer.bytes)
    : undefined

/** Why an answer is not good. */
export const reasonOf = (answer: Answer): string =>
  'failure' in answer ? answer.failure : `HTTP ${answer.response.status}`
