import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../stack/settings.ts'
import {
  type EntryBudget,
  entryBudgets,
  unmeasuredEntries,
} from './entryBudgets.ts'
import {
  type Entry,
  measureByEsbuild,
  measureByRolldown,
} from './measureEntry.ts'

interface Manifest {
  readonly exports: Readonly<Record<string, unknown>>
}

/** The entries of a package's `exports` that have neither budget nor reason. */
export function entriesWithoutBudget(
  folder: string,
  { exports }: Manifest,
  budgets: readonly EntryBudget[],
  reasons: Readonly<Record<string, string>>,
): string[] {
  const measured = new Set(
    budgets
      .filter((budget) => budget.package === folder)
      .flatMap(({ entries }) => entries),
  )
  return Object.keys(exports)
    .filter((entry) => !entry.endsWith('.json') && !measured.has(entry))
    .map((entry) => folder + entry.slice(1))
    .filter((entry) => !Object.hasOwn(reasons, entry))
}

/** Bytes of each label of a package: by esbuild, by rolldown, and the budget. */
export async function measureEntries(
  folder: string,
): Promise<Map<string, readonly [number, number, number]>> {
  const measured = new Map<string, readonly [number, number, number]>()
  for (const budget of entryBudgets) {
    if (budget.package !== folder) continue
    const entry = entryOf(budget)
    const [esbuild, rolldown] = await Promise.all([
      measureByEsbuild(entry),
      measureByRolldown(entry),
    ])
    measured.set(budget.label, [esbuild, rolldown, budget.budget])
  }
  return measured
}

/** The folders below `packages` that have budgets. */
export const measuredPackages: readonly string[] = [
  ...new Set(entryBudgets.map((budget) => budget.package)),
]

/**
 * Published entries of a package without a budget; empty when each is measured.
 */
export function unbudgeted(folder: string): string[] {
  const file = join(root, 'packages', folder, 'package.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  return entriesWithoutBudget(folder, manifest, entryBudgets, unmeasuredEntries)
}

/** What to bundle for a budget: the package as it is published. */
export function entryOf(budget: EntryBudget): Entry {
  const { entries, names, besides = '', external, isSingleFile } = budget
  const taken = names ? `{ ${names.join(', ')} }` : '*'
  // By the package's own name, so that the published `exports` are used.
  const code = entries
    .map(
      (entry) =>
        `export ${taken} from '@strongroom/${budget.package}${entry.slice(1)}'`,
    )
    .concat(besides)
    .join('\n')
  return {
    code,
    folder: join(root, 'packages', budget.package),
    ...(external && { external }),
    ...(isSingleFile && { isSingleFile }),
  }
}
