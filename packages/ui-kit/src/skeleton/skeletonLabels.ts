/** Texts of `Skeleton`. */
export interface SkeletonLabels {
  /** Read aloud once for the whole group. */
  label: string
}

export const defaultSkeletonLabels: SkeletonLabels = { label: 'Loading' }
