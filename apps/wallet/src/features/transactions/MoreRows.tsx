import { Button } from '@strongroom/ui-kit'
import { useEffect, useRef } from 'react'

/** The end of a list: loads the next page when it comes into view. */
export function MoreRows({
  query,
}: {
  query: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage: () => Promise<unknown>
  }
}) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = query
  const end = useRef<HTMLDivElement>(null)
  const { fetchNextPage } = query
  // After an error only the button tries again, or this would never stop.
  const automatic = hasNextPage && !isFetchingNextPage && !isFetchNextPageError
  useEffect(() => {
    const element = end.current
    if (element === null || !automatic) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void fetchNextPage()
      },
      { rootMargin: '400px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [automatic, fetchNextPage])
  if (!hasNextPage) return null
  return (
    <div className="app-more" ref={end}>
      <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        Show more
      </Button>
    </div>
  )
}
