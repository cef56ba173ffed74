/** Records the page's messages, before any other listener. */
globalThis.heard = []
addEventListener('message', ({ origin, data }) =>
  globalThis.heard.push({ origin, data }),
)
