// Requests the data of the first screen while the app's code is still loading. The
// app uses these answers instead of new requests, and checks them like any other;
// without this script it is only slower. See `takeEarly.ts`.
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

  // Files by name or path; `preload.js` loads them once the page has their hashes.
  const wanted = [pathname]
  globalThis.strongroomWanted = wanted

  const safe = /^([a-z0-9-]{1,32}):(0x[0-9a-f]{40})$/i.exec(
    searchParams.get('safe') ?? '',
  )
  const askQueue = (base) => ask(`${base}/transactions/queued`)
  const lists = {
    '/home': askQueue,
    '/transactions/queue': askQueue,
    '/transactions/history': (base) => {
      const askIn = (timezone) =>
        ask(`${base}/transactions/history?${new URLSearchParams({ timezone })}`)
      if (globalThis.Temporal) askIn(Temporal.Now.timeZoneId())
      // The first use of Intl takes long on a phone: the frame is parsed before it.
      else
        setTimeout(() =>
          askIn(Intl.DateTimeFormat().resolvedOptions().timeZone),
        )
    },
  }

  /** Requests the safe, if its network is among these. */
  const askSafe = (api, chains) => {
    const chain = chains.find(({ shortName }) => shortName === safe?.[1])
    if (chain === undefined) return false
    const base = `${api}/${chain.chainId}/safes/${safe[2]}`
    ask(base)
    lists[pathname]?.(base)
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
    let isCoinKnown = false
    for (const [chainId, { shortName, nativeCurrency }] of Object.entries(
      chains,
    )) {
      known.push({ chainId, shortName })
      if (shortName === safe?.[1] && nativeCurrency) isCoinKnown = true
    }
    if (!isCoinKnown) wanted.push('coins')
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
