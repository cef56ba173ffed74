import { MoreRows as Rows } from '@strongroom/ui-kit'

/** The end of a list of pages: loads the next one when it comes into view. */
export function MoreRows({
  query,
}: {
  query: {
    data?: { pages: readonly { results: readonly unknown[] }[] } | undefined
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage: () => Promise<unknown>
  }
}) {
  const pages = query.data?.pages ?? []
  return (
    <Rows
      more={query.hasNextPage}
      loaded={pages.reduce((sum, { results }) => sum + results.length, 0)}
      busy={query.isFetchingNextPage}
      failed={query.isFetchNextPageError}
      onMore={() => void query.fetchNextPage()}
    />
  )
}
