import type { Credentials, GatewayClientOptions } from './types.ts'

/** Reads a body as text; empty when it is larger than `maxBytes`. */
async function readText(response: Response, maxBytes: number): Promise<string> {
  let text = ''
  if (!response.body) {
    // Some runtimes have no streams, and an empty answer has no body.
    text = await response.text()
    return text.length > maxBytes ? '' : text
  }
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  for (let size = 0; ; ) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.length
    if (size > maxBytes) {
      // The rest may never arrive, so this promise is not awaited.
      reader.cancel().catch(() => {})
      return ''
    }
    text += decoder.decode(value, { stream: true })
  }
}

interface Message {
  readonly method: string
  readonly headers: Readonly<Record<string, string>> | undefined
  readonly body: unknown
  readonly credentials: Credentials | undefined
}

export interface Answer {
  readonly response: Response
  /** Empty when larger than allowed. */
  readonly text: string
}

export interface InFlightRequest {
  answer?: Promise<Answer>
  /** Releases one caller; aborts the request when none is left. */
  readonly release: () => void
  callers: number
}

/**
 * Sends one message and reads the answer, without retries or a time limit. A
 * GET joins an identical one in flight: same URL, headers and credentials. A
 * write ends that, so that later callers get a fresh answer.
 */
export function createExchange(
  client: GatewayClientOptions,
): (url: string, message: Message) => InFlightRequest {
  const inFlight = new Map<string, InFlightRequest>()

  return (url, { method, headers, body, credentials }) => {
    const write = method !== 'GET'
    const key = `${credentials} ${JSON.stringify(headers)} ${url}`
    const joined = write ? inFlight.clear() : inFlight.get(key)
    if (joined) {
      joined.callers++
      return joined
    }

    const controller = new AbortController()
    const end = () => {
      if (write) inFlight.clear()
      else if (inFlight.get(key) === request) inFlight.delete(key)
    }
    const request: InFlightRequest = {
      callers: 1,
      release: () => {
        if (--request.callers) return
        end()
        // With a reason: making one, with its stack, would cost more than all.
        controller.abort(url)
      },
    }
    // Before it is sent: a `fetch` may fail at once.
    if (!write && client.dedupe !== false) inFlight.set(key, request)
    request.answer = (async (): Promise<Answer> => {
      try {
        // fetch treats undefined options as absent.
        const response = await (client.fetch ?? fetch)(url, {
          method,
          signal: controller.signal,
          // Headers and cookies are for this gateway alone.
          redirect: 'manual',
          headers:
            headers || write
              ? { ...headers, 'Content-Type': 'application/json' }
              : undefined,
          body: write && body ? JSON.stringify(body) : undefined,
          credentials,
        } as RequestInit)
        return {
          response,
          text: await readText(response, client.maxBytes ?? 1e7),
        }
      } finally {
        end()
      }
    })()
    return request
  }
}
