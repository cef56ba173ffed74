'use client'

import { lazyPart } from '../internal/lazyPart.tsx'
import { Skeleton } from '../skeleton/Skeleton.tsx'

/** `ReviewAside` as a chunk of its own: it loads while the record does. */
export const LazyReviewAside = lazyPart(
  async () => (await import('./ReviewAside.tsx')).ReviewAside,
  <aside className="sr-review-aside">
    <Skeleton shape="block" lines={6} />
  </aside>,
)
