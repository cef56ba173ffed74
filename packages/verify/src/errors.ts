/**
 * Thrown when the list of a release cannot be used, or is another one than asked for.
 *
 * @example
 * import { parseRelease, ReleaseError } from '@strongroom/verify'
 *
 * try {
 *   parseRelease('{}')
 * } catch (error) {
 *   if (error instanceof ReleaseError) console.log(error.message, error.docsPath)
 * }
 */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError'

  /** Where the error is explained: a file of this package and a heading. */
  get docsPath(): string {
    return `README.md#${this.name.toLowerCase()}`
  }
}
