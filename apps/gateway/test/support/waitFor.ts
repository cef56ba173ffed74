import { setTimeout as sleep } from 'node:timers/promises'

/** Polls until the answer satisfies, or fails with the last answer. */
export async function waitFor<T>(
  ask: () => Promise<T> | T,
  satisfies: (answer: T) => boolean,
  timeout = 60_000,
): Promise<T> {
  const end = performance.now() + timeout
  for (;;) {
    const answer = await ask()
    if (satisfies(answer)) return answer
    if (performance.now() > end) {
      throw new Error(`Still ${JSON.stringify(answer)?.slice(0, 500)}`)
    }
    await sleep(20)
  }
}
