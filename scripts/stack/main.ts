import { rm } from 'node:fs/promises'
import { startHelp } from '../help.mjs'
import { buildApps } from './buildApps.ts'
import { checkPorts, PortInUseError } from './portInUse.ts'
import { readSettings, SettingsError } from './settings.ts'
import { startStack } from './startStack.ts'

const started = performance.now()

/** Errors whose text is all a person needs; any other one shows its stack. */
function explain(error: unknown): string {
  if (error instanceof PortInUseError || error instanceof SettingsError) {
    return error.message
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--help')) return console.log(startHelp)
  const settings = readSettings(args, process.env)
  await checkPorts(settings.ports)
  if (settings.reset) {
    await rm(settings.data, { recursive: true, force: true })
  }
  if (settings.build) await buildApps()

  const abort = new AbortController()
  let stopping = false
  const stack = startStack(settings, {
    signal: abort.signal,
    onStep: (text) => console.log(text),
  })
  const stop = async (code: number) => {
    if (stopping) process.exit(1)
    stopping = true
    console.log('\nStopping …')
    abort.abort()
    await stack.then((running) => running.stop()).catch(() => undefined)
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void stop(0))
  }

  const running = await stack.catch((error: unknown) => {
    if (stopping) return undefined
    throw error
  })
  if (running === undefined) return
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`\n${running.table}\n`)
  console.log(`Strongroom is ready (${seconds} s). Press Ctrl-C to stop.`)
  const reason = await running.failed
  if (stopping) return
  console.error(reason)
  await stop(1)
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(explain(error))
  process.exit(1)
})
