import { testHelp } from '../help.mjs'
import { findChromium } from './findChromium.ts'
import { startPostgres } from './postgres.ts'
import { type Result, report } from './report.ts'
import { runStep } from './runStep.ts'
import { steps as everyStep, longSteps, type Step } from './steps.ts'

interface Choice {
  only: string[]
  skip: string[]
  /** `1/3`: the first third of the test files of each step. */
  shard?: string
}

function readChoice(args: readonly string[], steps: readonly Step[]): Choice {
  const choice: Choice = { only: [], skip: [] }
  for (let at = 0; at < args.length; at += 2) {
    const key = args[at]
    if (key === '--shard' && /^\d+\/\d+$/u.test(args[at + 1] ?? '')) {
      choice.shard = args[at + 1] ?? ''
      continue
    }
    const names = args[at + 1]?.split(',') ?? []
    const unknown = names.find((name) => !steps.some((s) => s.name === name))
    if ((key !== '--only' && key !== '--skip') || names.length === 0) {
      throw new Error(`Unknown option ${key}. See "npm test -- --help".`)
    }
    if (unknown !== undefined) {
      const known = steps.map((step) => step.name).join(', ')
      throw new Error(`Unknown step ${unknown}. Steps: ${known}.`)
    }
    choice[key === '--only' ? 'only' : 'skip'].push(...names)
  }
  return choice
}

async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    console.log(testHelp)
    return 0
  }
  const isLong = args[0] === '--long'
  const steps = isLong ? longSteps : everyStep
  const { only, skip, shard } = readChoice(isLong ? args.slice(1) : args, steps)
  const chosen = steps.filter(
    ({ name }) =>
      (only.length === 0 || only.includes(name)) && !skip.includes(name),
  )
  const env: Record<string, string> = { TURBO_TELEMETRY_DISABLED: '1' }
  if (chosen.some((step) => step.needs?.includes('chromium'))) {
    env['CHROMIUM_PATH'] = await findChromium()
  }
  const postgres = chosen.some((step) => step.needs?.includes('postgres'))
    ? await startPostgres()
    : undefined
  if (postgres) env['TEST_DATABASE_URL'] = postgres.url
  try {
    const results: Result[] = []
    for (const step of chosen) {
      // Both runners take the same option; other steps have no parts.
      const parts = step.counts === 'exit' || !shard ? [] : [`--shard=${shard}`]
      const command = [...step.command, ...parts]
      results.push(await runStep({ ...step, command }, env))
    }
    console.log(report(results))
    return results.some((result) => result.failed > 0) ? 1 : 0
  } finally {
    await postgres?.stop()
  }
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
