/** Notes what the page is sent, before anything else can listen. */
globalThis.heard = []
addEventListener('message', ({ origin, data }) =>
  globalThis.heard.push({ origin, data }),
)
