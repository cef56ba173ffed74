/**
 * Answers that `inline/early.js` requested before this code had loaded, by URL.
 */
type EarlyAnswers = Map<string, Promise<Response>>

/**
 * `fetch` that returns the answer to an early request, once; any later or other
 * request goes out as usual.
 */
export const takeEarly: typeof fetch = (input, init) => {
  const { strongroomEarly } = globalThis as { strongroomEarly?: EarlyAnswers }
  const plain = (init?.method ?? 'GET') === 'GET' && !init?.headers
  const early =
    plain && typeof input === 'string' ? strongroomEarly?.get(input) : undefined
  if (early === undefined) return fetch(input, init)
  strongroomEarly?.delete(input as string)
  return early
}
