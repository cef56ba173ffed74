/** What a threshold means for the people behind it. */
type ThresholdAdvice = 'sole' | 'any' | 'both' | 'every' | 'spare'

/**
 * The advice on a threshold: `spare` where owners can replace a lost key, else the
 * reason why they cannot, or why one of them is enough.
 */
export function adviseThreshold(
  threshold: number,
  owners: number,
): ThresholdAdvice {
  if (owners <= 1) return 'sole'
  if (threshold === 1) return 'any'
  if (owners === 2) return 'both'
  return threshold === owners ? 'every' : 'spare'
}

/** The threshold offered first: a majority. */
export function recommendedThreshold(owners: number): number {
  return owners <= 1 ? 1 : Math.max(2, Math.floor(owners / 2) + 1)
}
