/** Modules that the same files of the build need. */
export interface Part {
  modules: readonly string[]
  /** Compressed size. */
  bytes: number
  /** Pages that load it before their first screen. */
  pages: ReadonlySet<string>
  /** Files that load it on demand. */
  later: ReadonlySet<string>
  /** Places of the parts that it imports. */
  imports: ReadonlySet<number>
}

export interface JoinCosts {
  /** Bytes that a page may load in vain to save one request. */
  request: number
  /** What a byte costs that is loaded in vain on demand, from 0 to 1. */
  later: number
  /** The same for two parts that pages load on demand alone. @default request */
  laterRequest?: number | undefined
  /** How many visits start on a page, as a multiple of others. @default 1 each */
  visits?: ((page: string) => number) | undefined
  /** Bytes that one join may add to a page which does not need them. @default any */
  waste?: number | undefined
  /** How often users of two parts need only one of them, from 0 to 1. @default 0 */
  apart?: number | undefined
}

const union = <item>(a: ReadonlySet<item>, b: ReadonlySet<item>) =>
  new Set([...a, ...b])

/** Bytes that joining two parts costs all pages together; negative for a gain. */
function costOf(a: Part, b: Part, costs: JoinCosts): number {
  const {
    visits = () => 1,
    waste = Number.POSITIVE_INFINITY,
    apart = 0,
  } = costs
  const isWasted = (part: Part, other: Part) =>
    part.bytes > waste && [...other.pages].some((page) => !part.pages.has(page))
  // What many visits gain must not make another page slow.
  if (isWasted(a, b) || isWasted(b, a)) return 0
  const sum = (users: Iterable<string>) =>
    [...users].reduce((total, user) => total + visits(user), 0)
  const costFor = (users: 'pages' | 'later', request: number) => {
    const both = sum([...a[users]].filter((user) => b[users].has(user)))
    return (
      a.bytes * (sum(b[users]) - both) +
      b.bytes * (sum(a[users]) - both) +
      (apart * (a.bytes + b.bytes) - request) * both
    )
  }
  const { request, later, laterRequest = request } = costs
  const isLate = a.pages.size === 0 && b.pages.size === 0
  return (
    costFor('pages', request) +
    later * costFor('later', isLate ? laterRequest : request)
  )
}

/**
 * Joins parts into files, cheapest pair first, while a join costs all pages
 * together less than the requests it saves. Files never import one another in
 * a circle, so that each runs after all it imports. Dependencies come first.
 */
export function joinParts(given: readonly Part[], costs: JoinCosts): Part[] {
  let parts = new Map(given.map((part, place) => [place, part]))

  /** Whether a part reaches another through a third. */
  const detours = (from: number, to: number): boolean => {
    const seen = new Set<number>()
    const open = [...(parts.get(from)?.imports ?? [])].filter((n) => n !== to)
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (next === to) return true
      if (seen.has(next)) continue
      seen.add(next)
      open.push(...(parts.get(next)?.imports ?? []))
    }
    return false
  }

  for (;;) {
    const pairs = [...parts].flatMap(([i, a]) =>
      [...parts].flatMap(([j, b]) => {
        const cost = i < j ? costOf(a, b, costs) : 0
        return cost < 0 ? [{ i, j, a, b, cost }] : []
      }),
    )
    pairs.sort((x, y) => x.cost - y.cost)
    const best = pairs.find(({ i, j }) => !detours(i, j) && !detours(j, i))
    if (best === undefined) break
    const { i, j, a, b } = best
    const joined: Part = {
      modules: [...a.modules, ...b.modules],
      bytes: a.bytes + b.bytes,
      pages: union(a.pages, b.pages),
      later: union(a.later, b.later),
      imports: union(a.imports, b.imports),
    }
    const rename = (imports: ReadonlySet<number>, self: number) => {
      const named = new Set([...imports].map((n) => (n === j ? i : n)))
      named.delete(self)
      return named
    }
    parts = new Map(
      [...parts]
        .filter(([place]) => place !== j)
        .map(([place, part]) => {
          const now = place === i ? joined : part
          return [place, { ...now, imports: rename(now.imports, place) }]
        }),
    )
  }

  const ordered = new Set<number>()
  const visit = (place: number) => {
    if (ordered.has(place)) return
    for (const next of parts.get(place)?.imports ?? []) visit(next)
    ordered.add(place)
  }
  for (const place of parts.keys()) visit(place)
  return [...ordered].flatMap((place) => parts.get(place) ?? [])
}
