// Reads an app's manifest for the wallet's page, whose own policy lets it
// connect to nobody but its gateway and RPC endpoints. This document may
// connect elsewhere, and has neither an origin nor storage to lose.
const sizeLimit = 256 * 1024

async function readManifest(url) {
  const response = await fetch(url, {
    redirect: 'error',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  })
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

addEventListener('message', (event) => {
  const [port] = event.ports
  if (event.source !== parent || port === undefined) return
  if (typeof event.data !== 'string') return
  readManifest(event.data).then(
    (answer) => port.postMessage(answer),
    () => port.postMessage({ status: 0, body: new Blob() }),
  )
})
