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
  /** As it was when this was drawn. */
  readonly state: Query['state']
}

const drafts = /* @__PURE__ */ new WeakMap<Query, Draft>()

/** None once anything else took its place: an answer, hydration, the app. */
function draftOf(query: Query): Draft | undefined {
  const draft = drafts.get(query)
  // An equal answer is the same object, and what is hydrated is not counted.
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
    // An answer on its way was asked for before and would wipe it out. What
    // shows nothing is left alone: a first answer has nothing to wipe out.
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
    // The call is over for its caller: nobody waits for the reading.
    void readAgain().then(takeBack)
    return answer
  } catch (error) {
    await takeBack()
    void readAgain()
    throw error
  }
}
