/**
 * Time to validate a history page of 1,000 transactions beside the time that
 * JSON.parse takes for it. Ends with 1 when validating takes more than 0.3 ms.
 *
 *   node --conditions=@strongroom/source bench/gateway-sdk-validation.bench.ts
 */
import { responseSchemas } from '@strongroom/gateway-schemas'
import { validateResponse } from '@strongroom/gateway-sdk/validate'
import { compare } from './compare.ts'
import { createHistoryPage } from './gateway-sdk.page.ts'

const budget = 0.3
const rounds = 800

// Several pages, parsed anew each time, so that caches do not carry over
// between rounds.
const pages = Array.from({ length: 8 }, createHistoryPage)
const best = { parse: Infinity, guard: Infinity, schema: Infinity }
const sums = { parse: 0, guard: 0, schema: 0 }

function time<T>(name: keyof typeof best, work: () => T): T {
  const start = performance.now()
  const result = work()
  const took = performance.now() - start
  best[name] = Math.min(best[name], took)
  sums[name] += took
  return result
}

for (let round = 0; round < rounds; round++) {
  const text = pages[round % pages.length] ?? ''
  const page: unknown = time('parse', () => JSON.parse(text))
  const guard = time('guard', () =>
    validateResponse('getTransactionHistory', page),
  )
  const schema = time('schema', () =>
    responseSchemas.getTransactionHistory.safeParse(page),
  )
  if (guard.length > 0 || !schema.success)
    throw new Error(JSON.stringify(schema.error ?? guard))
}
const [first = ''] = pages
const items = JSON.parse(first).results.length
console.log(
  `${first.length.toLocaleString('en')} bytes, ${items.toLocaleString('en')} items\n`,
)
console.log(`| step | best ms | mean ms | of JSON.parse |\n|---|---|---|---|`)
for (const [name, key] of [
  ['JSON.parse', 'parse'],
  ['validateResponse (generated guards)', 'guard'],
  ['zod', 'schema'],
] as const)
  console.log(
    `| ${name} | ${best[key].toFixed(3)} | ${(sums[key] / rounds).toFixed(3)} | ${Math.round((best[key] / best.parse) * 100)} % |`,
  )

compare({
  measured: `validation of ${items.toLocaleString('en')} transactions`,
  peer: 'zod',
  unit: 'ms',
  ours: best.guard,
  theirs: best.schema,
})
if (best.guard > budget) {
  console.error(`\nValidating took more than ${budget} ms.`)
  process.exitCode = 1
}
