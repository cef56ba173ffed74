/**
 * Calls a hook, which only watches: an error that it throws, now or later, is
 * reported as an error of the program and leaves the call unchanged.
 */
export function reportAsync<T extends unknown[]>(
  hook: ((...facts: T) => unknown) | undefined,
  ...facts: T
): void {
  if (hook)
    (async () => hook(...facts))().catch(
      // biome-ignore lint/suspicious/noConsole: Node has no `reportError`
      globalThis.reportError ?? console.error,
    )
}
