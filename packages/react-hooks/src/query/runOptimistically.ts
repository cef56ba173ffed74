import type { GatewayClient } from '@strongroom/gateway-sdk'
import type { Query, QueryClient } from '@tanstack/react-query'
import { invalidate } from './invalidate.ts'
import { type QueryName, queryKey } from './queryKey.ts'

/** A cached answer as it will be; the same object where nothing changes. */
type Edit = (data: object) => object

/** What the gateway said, and what calls under way would make of it. */
interface Draft {
  readonly base: object
  readonly edits: readonly Edit[]
  /** What came of it. */
  readonly data: unknown
}

const drafts = /* @__PURE__ */ new WeakMap<Query, Draft>()

/** None once anything else took its place: an answer, hydration, the app. */
function draftOf(query: Query): Draft | undefined {
  const draft = drafts.get(query)
  return draft?.data === query.state.data ? draft : undefined
}

interface Parameters<T> {
  readonly chainId: string
  /** Answers of the chain that the call changes, and that may show it. */
  readonly names: readonly QueryName[]
  /** An answer at which it throws stays as it is. */
  readonly edit: Edit
  readonly run: () => Promise<T>
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
  client: GatewayClient,
  { chainId, names, edit, run }: Parameters<T>,
): Promise<T> {
  const cache = queryClient.getQueryCache()
  const change: Edit = (data) => {
    try {
      return edit(data)
    } catch {
      return data
    }
  }
  const draw = (query: Query, base: object, edits: readonly Edit[]) => {
    queryClient.setQueryData(
      query.queryKey,
      edits.reduce((data, each) => each(data), base),
      { updatedAt: query.state.dataUpdatedAt },
    )
    drafts.delete(query)
    if (!edits[0]) return
    drafts.set(query, { base, edits, data: query.state.data })
    // Wherever it is stored, it is no answer: it is read again there.
    query.invalidate()
  }
  const findAll = (predicate: (query: Query) => boolean) =>
    names.flatMap((name) =>
      cache.findAll({
        queryKey: queryKey(client, name, { chainId }),
        predicate,
      }),
    )
  const isChanged = ({ state: { data } }: Query) =>
    change(data as object) !== data
  const isMine = (query: Query) =>
    draftOf(query)?.edits.includes(change) === true

  // An answer from before the call would wipe it out when it arrives. Others are
  // left alone: a first answer under way has nothing to wipe out.
  const early = findAll(isChanged)
  await queryClient.cancelQueries({ predicate: (one) => early.includes(one) })
  for (const query of findAll(isChanged)) {
    const { base = query.state.data as object, edits = [] } =
      draftOf(query) ?? {}
    draw(query, base, [...edits, change])
  }
  const unsubscribe = cache.subscribe((event) => {
    if (
      event.type === 'updated' &&
      event.action.type === 'success' &&
      !event.action.manual
    )
      drafts.delete(event.query)
  })
  const takeBack = async () => {
    await queryClient.cancelQueries({ predicate: isMine })
    unsubscribe()
    const late = findAll(isMine)
    for (const query of late) {
      const { base, edits } = draftOf(query) as Draft
      draw(
        query,
        base,
        edits.filter((each) => each !== change),
      )
    }
    void queryClient.invalidateQueries({
      predicate: (one) => late.includes(one),
    })
  }

  try {
    const answer = await run()
    // The call is over for its caller: nobody waits for the reading.
    void invalidate(queryClient, client, names, { chainId }).then(takeBack)
    return answer
  } catch (error) {
    await takeBack()
    throw error
  }
}
