/** Names an execution by a parent in this tab's storage of forms. */
export const executionEntry = (hash: string): string =>
  `nested ${hash.toLowerCase()}`

/** Names the fields of a draft that a parent approves, in the same storage. */
export const approvalEntry = (hash: string): string =>
  `approved ${hash.toLowerCase()}`
