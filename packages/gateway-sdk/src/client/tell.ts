/**
 * Calls a hook, which only watches: what it throws, then or later, is reported
 * as an error of the program and changes nothing about the call.
 */
export function tell<T extends unknown[]>(
  hook: ((...facts: T) => unknown) | undefined,
  ...facts: T
): void {
  if (hook)
    (async () => hook(...facts))().catch(
      // biome-ignore lint/suspicious/noConsole: Node has no `reportError`
      globalThis.reportError ?? console.error,
    )
}
