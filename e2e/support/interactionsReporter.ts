import { availableParallelism, loadavg } from 'node:os'
import type {
  FullResult,
  Reporter,
  TestCase,
  TestResult,
} from '@playwright/test/reporter'
import { summarizeInteractions } from './summarizeInteractions.ts'
import type { Interaction } from './watchInteractions.ts'

/**
 * Prints how fast the wallet answered presses and keys in the whole run. The
 * run fails above three times the budget, and only if the machine had processors
 * to spare: two stacks and two browsers can keep a small machine busy.
 */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export
export default class InteractionsReporter implements Reporter {
  readonly #all: (Interaction & { test: string })[] = []
  readonly #loads: number[] = []

  onTestEnd(test: TestCase, result: TestResult): void {
    this.#loads.push(loadavg()[0] ?? 0)
    for (const { name, body } of result.attachments)
      if (name === 'interactions' && body !== undefined)
        for (const one of JSON.parse(body.toString()) as Interaction[])
          this.#all.push({
            ...one,
            test: test.titlePath().slice(2).join(' › '),
          })
  }

  async onEnd(): Promise<{ status?: FullResult['status'] } | undefined> {
    const summary = summarizeInteractions(this.#all, this.#loads, {
      processors: availableParallelism(),
    })
    if (summary === undefined) return undefined
    for (const line of summary.lines) console.log(line)
    return summary.isTooSlow ? { status: 'failed' } : undefined
  }
}
