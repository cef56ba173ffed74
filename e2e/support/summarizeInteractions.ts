import type { Interaction } from './watchInteractions.ts'

/** Milliseconds until the next paint, of 95 in 100 interactions. */
const budget = 100
/** How far above the budget a run fails. */
const tolerance = 3
const worst = 8

const at = (values: readonly number[], part: number) =>
  values[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0

/**
 * Sums up the interactions of a run; undefined if there were none.
 *
 * @param loads Load averages at the ends of the tests.
 */
export function summarizeInteractions(
  interactions: readonly (Interaction & { readonly test: string })[],
  loads: readonly number[],
  { processors }: { readonly processors: number },
): { lines: readonly string[]; isTooSlow: boolean } | undefined {
  if (interactions.length === 0) return undefined
  const slowest = interactions.toSorted((a, b) => b.duration - a.duration)
  const durations = slowest.map(({ duration }) => duration).reverse()
  const p95 = at(durations, 0.95)
  const load = at(
    loads.toSorted((a, b) => a - b),
    0.5,
  )
  const isQuiet = load < processors
  const isTooSlow = isQuiet && p95 > budget * tolerance
  return {
    isTooSlow,
    lines: [
      '',
      `Interaction to next paint, ${durations.length} of 16 ms or more (load ${load.toFixed(1)} on ${processors} processors):`,
      `  p50 ${at(durations, 0.5)} ms, p95 ${p95} ms (budget ${budget}${
        isTooSlow ? `, TOO SLOW` : p95 > budget ? ', over' : ''
      }), worst ${slowest[0]?.duration} ms`,
      ...slowest
        .slice(0, worst)
        .map(
          ({ duration, event, target, path, test }) =>
            `  ${String(duration).padStart(6)} ms  ${event} on ${target}, ${path} (${test})`,
        ),
    ],
  }
}
