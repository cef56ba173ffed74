// Requests the data of the first screen while the app's code is still loading.
// The app uses these answers instead of new requests, and checks them like any
// other; without this file it is only slower. See `takeEarly.ts`.
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

  ask('/config.json', ({ gatewayUrl }) => {
    const api = `${gatewayUrl.replace(/\/+$/, '')}/v1/chains`
    let known = []
    try {
      known = JSON.parse(localStorage.getItem('strongroom.v1.chains')) ?? []
    } catch {
      // The storage is empty or blocked.
    }
    const asked = askSafe(api, known)
    ask(api, ({ results }) => asked || askSafe(api, results))
  })
}
