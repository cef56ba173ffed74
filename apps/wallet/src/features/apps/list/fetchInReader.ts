import { ManifestError } from '@strongroom/safe-apps-bridge/host'

const path = '/manifest-reader.html'

/**
 * A `fetch` for manifests of apps. The page's own policy forbids it to connect
 * to other sites, so a document of its own without origin or storage asks.
 * Redirects and credentials are never used; the rest of `init` is ignored.
 *
 * @throws ManifestError when the server blocks other sites from reading it,
 * TypeError when the request failed, the signal's reason when aborted.
 */
export async function fetchInReader(
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  const { signal } = init
  signal?.throwIfAborted()
  const url = new URL(input instanceof Request ? input.url : input)
  const frame = document.createElement('iframe')
  const { port1, port2 } = new MessageChannel()
  let stop = () => {}
  const answer = new Promise<MessageEvent<unknown>>((resolve, reject) => {
    stop = () => reject(signal?.reason)
    signal?.addEventListener('abort', stop)
    port1.onmessage = resolve
  })
  frame.hidden = true
  frame.setAttribute('sandbox', 'allow-scripts')
  // The frame has no origin that could be named; it is a page of this site.
  frame.addEventListener(
    'load',
    () => frame.contentWindow?.postMessage(url.href, '*', [port2]),
    { once: true },
  )
  frame.src = path
  document.body.append(frame)
  try {
    const { data } = await answer
    const { status, body, isAnswering } = Object(data) as Record<
      string,
      unknown
    >
    if (isAnswering === true)
      throw new ManifestError('Failed to fetch', { reason: { kind: 'cors' } })
    if (!(body instanceof Blob) || typeof status !== 'number' || status < 200)
      throw new TypeError('Failed to fetch')
    const isEmpty = [204, 205, 304].includes(status)
    return new Response(isEmpty ? null : body, { status })
  } finally {
    signal?.removeEventListener('abort', stop)
    port1.close()
    frame.remove()
  }
}
