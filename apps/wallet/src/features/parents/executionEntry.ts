/** Names an execution by a parent in this tab's storage of forms. */
export const executionEntry = (hash: string): string =>
  `nested ${hash.toLowerCase()}`
