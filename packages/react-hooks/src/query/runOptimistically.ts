import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'

/** A cached answer as it will be; the same object where nothing changes. */
type Edit = (data: unknown) => unknown

/** What the gateway said, and what calls under way would make of it. */
interface Draft {
  readonly base: unknown
  readonly edits: readonly Edit[]
}

const drafts = /* @__PURE__ */ new WeakMap<Query, Draft>()

interface Parameters<T> {
  /** Prefixes of the answers that may show it. */
  readonly keys: readonly QueryKey[]
  readonly edit: Edit
  readonly run: () => Promise<T>
  /** Reads again what changed, and waits for it. */
  readonly reread: () => Promise<unknown>
}

/**
 * Makes a call while cached answers show what it will do. An answer shows it
 * until the gateway's next one takes its place, whatever that says; what no
 * answer took the place of is taken back when the call fails, and when reading
 * again after its success fails. Taking back leaves what other calls show: their
 * edits are made again on what the gateway said.
 */
export async function runOptimistically<T>(
  queryClient: QueryClient,
  { keys, edit, run, reread }: Parameters<T>,
): Promise<T> {
  const takeBack = await show(queryClient, keys, guard(edit))
  let answer: T
  try {
    answer = await run()
  } catch (error) {
    await takeBack()
    throw error
  }
  // The call is over for its caller: nobody waits for the reading.
  void reread().then(takeBack)
  return answer
}

/** Cached answers are not always what the types say. */
function guard(edit: Edit): Edit {
  return (data) => {
    try {
      return edit(data)
    } catch {
      return data
    }
  }
}

async function show(
  queryClient: QueryClient,
  keys: readonly QueryKey[],
  edit: Edit,
): Promise<() => Promise<void>> {
  const cache = queryClient.getQueryCache()
  const find = () =>
    keys
      .flatMap((queryKey) => cache.findAll({ queryKey }))
      .filter(({ state }) => edit(state.data) !== state.data)
  // An answer from before the call would wipe it out when it arrives.
  await cancelReads(queryClient, find())
  const shown = new Set(find())
  for (const query of shown) {
    const { base, edits } = drafts.get(query) ?? {
      base: query.state.data,
      edits: [],
    }
    draw(queryClient, query, { base, edits: [...edits, edit] })
  }
  const unsubscribe = cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    if (event.action.manual) return
    drafts.delete(event.query)
    shown.delete(event.query)
  })

  return async () => {
    await cancelReads(queryClient, [...shown])
    unsubscribe()
    for (const query of shown) {
      const { base, edits = [] } = drafts.get(query) ?? {}
      draw(queryClient, query, {
        base,
        edits: edits.filter((other) => other !== edit),
      })
      void queryClient.invalidateQueries({
        queryKey: query.queryKey,
        exact: true,
      })
    }
  }
}

/** Not all of the keys: a first answer under way has nothing to wipe out. */
async function cancelReads(
  queryClient: QueryClient,
  queries: readonly Query[],
): Promise<void> {
  await Promise.all(
    queries.map(({ queryKey }) =>
      queryClient.cancelQueries({ queryKey, exact: true }),
    ),
  )
}

function draw(queryClient: QueryClient, query: Query, draft: Draft): void {
  const { base, edits } = draft
  if (edits.length > 0) drafts.set(query, draft)
  else drafts.delete(query)
  // What was reset or removed meanwhile stays so.
  const cached = queryClient.getQueryCache().get(query.queryHash) === query
  if (!cached || query.state.data === undefined) return
  queryClient.setQueryData(
    query.queryKey,
    edits.reduce((data, edit) => edit(data), base),
    { updatedAt: query.state.dataUpdatedAt },
  )
}
