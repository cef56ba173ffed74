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

  /** Where the error is explained: a path of the documentation's site and of the repository. */
  get docsPath(): string {
    return `/packages/verify/#${this.name.toLowerCase()}`
  }
}
