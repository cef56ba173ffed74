import type { Sizes } from './sizeTable.ts'

/**
 * Lists the parts that weigh more than they may, by their last figure.
 *
 * @param fallback The budget of parts without their own.
 */
export function overBudget(
  sizes: Sizes,
  budgets: Readonly<Record<string, number>>,
  fallback = Number.POSITIVE_INFINITY,
): string[] {
  const heavy = [...sizes].flatMap(([name, figures]) => {
    const bytes = figures.at(-1) ?? 0
    const budget = budgets[name] ?? fallback
    return bytes > budget ? [`${name}: ${bytes} bytes of ${budget}`] : []
  })
  const gone = Object.keys(budgets)
    .filter((name) => !sizes.has(name))
    .map((name) => `${name} has a budget and is gone`)
  return [...heavy, ...gone]
}
