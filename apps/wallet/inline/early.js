// Requests the data of the first screen, and the code of its page, while the app's
// code is still loading. The app uses these answers instead of new requests, and
// checks them like any other; without this script it is only slower. See
// `takeEarly.ts`.
{
  const answers = new Map()
  globalThis.strongroomEarly = answers
  // Answers that are still unused by then are outdated.
  setTimeout(() => answers.clear(), 15_000)

  /**
   * Requests that follow from an answer start before the app gets that answer.
   */
  const ask = (url, follow) => {
    const answer = fetch(url).then(async (response) => {
      try {
        follow?.(await response.clone().json())
      } catch {
        // The app reads the same answer and reports its fault.
      }
      return response
    })
    answer.catch(() => {})
    answers.set(url, answer)
  }

  const { pathname, searchParams } = new URL(location.href)

  // The build fills in the files of each page.
  const { files, pages } = '__PAGES__'
  for (const place of pages?.[pathname] ?? []) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = `/${files[place]}`
    document.head.append(link)
  }

  const safe = /^([a-z0-9-]{1,32}):(0x[0-9a-f]{40})$/i.exec(
    searchParams.get('safe') ?? '',
  )
  const queued = () => 'transactions/queued'
  const lists = {
    '/home': queued,
    '/transactions/queue': queued,
    '/transactions/history': () => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
      return `transactions/history?${new URLSearchParams({ timezone: timeZone })}`
    },
  }

  /** Requests the safe, if its network is among these. */
  const askSafe = (api, chains) => {
    const chain = chains.find(({ shortName }) => shortName === safe?.[1])
    if (chain === undefined) return false
    const base = `${api}/${chain.chainId}/safes/${safe[2]}`
    ask(base)
    const list = lists[pathname]
    if (list) ask(`${base}/${list()}`)
    return true
  }

  const read = ({ gatewayUrl, chains = {} }) => {
    const api = `${gatewayUrl.replace(/\/+$/, '')}/v1/chains`
    let known = []
    try {
      known = JSON.parse(localStorage.getItem('strongroom.v1.chains')) ?? []
    } catch {
      // The storage is empty or blocked.
    }
    for (const [chainId, { shortName }] of Object.entries(chains))
      known.push({ chainId, shortName })
    const asked = askSafe(api, known)
    ask(api, ({ results }) => asked || askSafe(api, results))
  }

  // A server that knows the configuration writes it into the page, which saves a
  // round trip.
  const written = document.getElementById('strongroom-config')?.textContent
  if (written) {
    answers.set('/config.json', Promise.resolve(new Response(written)))
    try {
      read(JSON.parse(written))
    } catch {
      // The app reads the same text and reports its fault.
    }
  } else ask('/config.json', read)
}
