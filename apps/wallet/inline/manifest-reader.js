// Reads an app's manifest for the wallet's page, whose own policy limits
// connections to its gateway and RPC endpoints. This document may connect
// elsewhere, and has neither an origin nor storage to lose.
const sizeLimit = 256 * 1024
const options = { credentials: 'omit', referrerPolicy: 'no-referrer' }

async function readManifest(url) {
  const response = await fetch(url, { ...options, redirect: 'manual' })
  if (response.type === 'opaqueredirect')
    return { status: 302, body: new Blob() }
  const reader = response.body?.getReader()
  const parts = []
  let size = 0
  // One byte more than allowed is enough for the page to refuse it.
  while (reader !== undefined && size <= sizeLimit) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    parts.push(value)
  }
  await reader?.cancel()
  return { status: response.status, body: new Blob(parts) }
}

// The browser gives the same error for a server that does not answer and for
// one without CORS headers. An opaque request distinguishes them. It would
// follow redirects, so the policy of this document is narrowed to the first
// site.
async function isAnswering(url) {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = `connect-src ${new URL(url).origin}`
  document.head.append(policy)
  return fetch(url, { ...options, mode: 'no-cors' }).then(
    () => true,
    () => false,
  )
}

addEventListener('message', (event) => {
  const [port] = event.ports
  if (event.source !== parent || port === undefined) return
  const url = event.data
  if (typeof url !== 'string') return
  readManifest(url).then(
    (answer) => port.postMessage(answer),
    async () =>
      port.postMessage({
        status: 0,
        body: new Blob(),
        isAnswering: await isAnswering(url),
      }),
  )
})
