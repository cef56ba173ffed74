import type { GatewayClient } from '@strongroom/gateway-sdk'
import type { Query, QueryClient } from '@tanstack/react-query'
import { invalidate } from './invalidate.ts'
import { type QueryName, queryKey } from './queryKey.ts'

/**
 * Turns a cached answer into its next state; returns the same object without a
 * change.
 */
type Edit = (data: object) => object

/** The gateway's answer, and its state after the calls in flight. */
interface Draft {
  readonly base: object
  readonly edits: readonly Edit[]
  /** Query state when the edit was applied. */
  readonly state: Query['state']
}

const drafts = /* @__PURE__ */ new WeakMap<Query, Draft>()

/** Undefined once an answer, hydration or the app replaced it. */
function draftOf(query: Query): Draft | undefined {
  const draft = drafts.get(query)
  // An equal answer is the same object, and a hydrated one does not count.
  return draft?.state.data === query.state.data &&
    draft?.state.dataUpdateCount === query.state.dataUpdateCount
    ? draft
    : undefined
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
 * Makes a call while cached answers show its expected result. An answer shows
 * it until the gateway's next one replaces it; an edit that no answer replaced
 * is removed when the call fails, and when reading again after its success
 * fails. Removing keeps the edits of other calls: they are applied again to the
 * gateway's answer.
 */
export async function runOptimistically<T>(
  queryClient: QueryClient,
  client: GatewayClient,
  { chainId, names, edit, run }: Parameters<T>,
): Promise<T> {
  const change: Edit = (data) => {
    try {
      return edit(data)
    } catch {
      return data
    }
  }
  const findAll = (predicate: (query: Query) => boolean) =>
    names.flatMap((name) =>
      queryClient.getQueryCache().findAll({
        queryKey: queryKey(client, name, { chainId }),
        predicate,
      }),
    )
  const redraw = async (
    predicate: (query: Query) => boolean,
    editsAfter: (edits: readonly Edit[]) => readonly Edit[],
  ) => {
    // An answer in flight was requested before the edit and would overwrite it.
    // A query without data is left alone: its first answer overwrites no edit.
    await Promise.all(
      findAll(predicate).map((query) => query.cancel({ revert: true })),
    )
    for (const query of findAll(predicate)) {
      const { state } = query
      const { base = state.data as object, edits: before = [] } =
        draftOf(query) ?? {}
      const edits = editsAfter(before)
      query.setData(
        edits.reduce((data, each) => each(data), base),
        { updatedAt: state.dataUpdatedAt, manual: true },
      )
      drafts.set(query, { base, edits, state: query.state })
      // Wherever it is stored, it is no answer: it is read again there.
      query.invalidate()
    }
  }

  await redraw(
    ({ state: { data } }) => change(data as object) !== data,
    (edits) => [...edits, change],
  )
  const readAgain = () => invalidate(queryClient, client, names, { chainId })
  const takeBack = () =>
    redraw(
      (query) => draftOf(query)?.edits.includes(change) === true,
      (edits) => edits.filter((each) => each !== change),
    )

  try {
    const answer = await run()
    // The call is over for its caller, which does not wait for the reading.
    void readAgain().then(takeBack)
    return answer
  } catch (error) {
    await takeBack()
    void readAgain()
    throw error
  }
}
