import { checkAnswer } from './checkAnswer.ts'

/**
 * Fetches as a browser does on a page of the gateway's own origin: there, cookies
 * travel with every call. Checks every answer.
 */
export function createCookieFetch(base: string): typeof fetch {
  const jar = new Map<string, string>()
  const inner = globalThis.fetch
  return async (input, init = {}) => {
    const headers = new Headers(init.headers)
    if (init.credentials !== 'omit' && jar.size > 0) {
      headers.set('cookie', [...jar].map((pair) => pair.join('=')).join('; '))
    }
    const response = await inner(input, { ...init, headers })
    if (!String(input).startsWith(base)) return response
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
      jar.set(name, value)
    }
    checkAnswer({
      method: init.method ?? 'GET',
      path: String(input).slice(base.length),
      status: response.status,
      type: response.headers.get('content-type'),
      body: await response.clone().text(),
    })
    return response
  }
}
