/**
 * Words for a constant of the API: `DEPOSIT_IN_PROGRESS` and
 * `depositInProgress` read "Deposit in progress", also when it is a new one.
 */
export function wordsOf(constant: unknown): string {
  if (typeof constant !== 'string') return ''
  const words = constant
    .slice(0, 64)
    .replace(/([a-z])([A-Z])/gu, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
