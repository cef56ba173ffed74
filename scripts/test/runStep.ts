import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../stack/settings.ts'
import { readReport, type TestReport } from './readReport.ts'
import type { Result } from './report.ts'
import type { Step } from './steps.ts'

const bin = join(root, 'node_modules/.bin')

/** Runs one step in this terminal and counts what passed and failed. */
export async function runStep(
  step: Step,
  env: Record<string, string>,
): Promise<Result> {
  console.log(
    `\n── ${step.name} ${'─'.repeat(Math.max(0, 60 - step.name.length))}`,
  )
  const started = performance.now()
  const dir = await mkdtemp(join(tmpdir(), 'strongroom-test-'))
  const file = join(dir, 'report.json')
  try {
    const code = await run([...step.command, ...reporter(step, file)], {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    })
    return {
      name: step.name,
      ...(await resultOf(step, file, code)),
      seconds: (performance.now() - started) / 1000,
    }
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

/**
 * Thousands of tests with real chains, stores and browsers on a busy machine:
 * one that fails is run once more, and named in the report when it then passes.
 */
function reporter({ counts }: Step, file: string): string[] {
  if (counts === 'vitest') {
    return [
      '--retry=1',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ]
  }
  return counts === 'playwright' ? ['--retries=1', '--reporter=list,json'] : []
}

async function resultOf(
  step: Step,
  file: string,
  code: number,
): Promise<TestReport> {
  const failedStep = { passed: 0, failed: 1, failures: [], unstable: [] }
  if (step.counts === 'exit') {
    return code === 0 ? { ...failedStep, passed: 1, failed: 0 } : failedStep
  }
  const text = await readFile(file, 'utf8').catch(() => undefined)
  const found = text === undefined ? undefined : readReport(step.counts, text)
  // A run without a readable report, that failed outside its tests, or that ran
  // no test, has failed for any counts.
  if (found === undefined || found.passed + found.failed === 0) {
    return failedStep
  }
  return code !== 0 && found.failed === 0 ? { ...found, failed: 1 } : found
}

async function run(
  [file = '', ...args]: readonly string[],
  env: Record<string, string>,
): Promise<number> {
  const child = spawn(file, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env, PATH: `${bin}:${process.env['PATH']}` },
    shell: process.platform === 'win32',
  })
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.on('exit', (code) => resolve(code ?? 1))
  })
}
