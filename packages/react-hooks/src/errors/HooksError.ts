/** Base of every error this package throws by itself. */
export class HooksError extends Error {
  override readonly name: string = 'HooksError'

  /** Where the error is explained: a path of the documentation's site and of the repository. */
  get docsPath(): string {
    return `/packages/react-hooks/#${this.name.toLowerCase()}`
  }
}

/** A hook was used outside the provider, or the provider lacks a part. */
export class MissingProviderError extends HooksError {
  override readonly name = 'MissingProviderError'
  readonly hook: string

  constructor(hook: string, part?: string | null) {
    super(
      `${hook} must be used below <StrongroomProvider>${part ? ` with "${part}" set` : ''}.`,
    )
    this.hook = hook
  }
}
