import { Skeleton } from '@strongroom/ui-kit'

/** Holds the place of a page whose code is still on its way. */
export function PagePending() {
  return (
    <div className="app-pending">
      <Skeleton lines={2} />
      <Skeleton shape="row" lines={4} />
    </div>
  )
}
