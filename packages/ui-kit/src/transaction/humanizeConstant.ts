import { cleanText } from '../text/cleanText.ts'

/**
 * Words for a constant of the API: `DEPOSIT_IN_PROGRESS` and
 * `depositInProgress` read "Deposit in progress", also when it is a new one.
 */
export function humanizeConstant(constant: unknown): string {
  return cleanText(constant, 64)
    .text.replace(/([a-z])([A-Z])/gu, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
    .replace(/^./u, (first) => first.toUpperCase())
}
