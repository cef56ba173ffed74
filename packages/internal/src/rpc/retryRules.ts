/** Timing of requests to a node, as in the product. Times in milliseconds. */
export const rpcDefaults = {
  /** For one attempt, its body included. */
  timeout: 10_000,
  /** Further attempts after the first. */
  retries: 3,
  /** Before the first retry; doubled for each further one. */
  delay: 150,
  /** Most requests posted together. */
  batchSize: 1000,
  /** Most bytes of an answer. */
  maxBytes: 10_485_760,
} as const

const statuses = new Set([403, 408, 413, 429, 500, 502, 503, 504])
// 429 is what some nodes put into the body of a 200.
const codes = new Set([-1, -32005, -32603, 429])

/** Whether an HTTP status may pass by itself. */
export function isRetryableStatus(status: number): boolean {
  return statuses.has(status)
}

/** Whether a JSON-RPC error may pass by itself. */
export function isRetryableCode(code: number): boolean {
  return codes.has(code)
}
