/** One sentence on what a threshold means for the people behind it. */
export function adviseThreshold(threshold: number, owners: number): string {
  if (owners <= 1)
    return 'With a single owner, losing that key loses the safe. Add more owners when you can.'
  if (threshold === 1)
    return 'Any single owner can move everything. Ask for at least two confirmations.'
  if (owners === 2)
    return 'Both owners must confirm. Add a third owner, so that a lost key does not lock the safe.'
  if (threshold === owners)
    return `Every owner must confirm, so losing one key locks the safe for good. Choose ${owners - 1} of ${owners} instead.`
  const spare = owners - threshold
  return `${threshold} of ${owners} must confirm; up to ${spare} lost ${spare === 1 ? 'key' : 'keys'} can be replaced.`
}

/** The threshold offered first: a majority. */
export function recommendedThreshold(owners: number): number {
  return owners <= 1 ? 1 : Math.max(2, Math.floor(owners / 2) + 1)
}
