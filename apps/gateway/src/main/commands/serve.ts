import { once } from 'node:events'
import { writeSync } from 'node:fs'
import { pino } from 'pino'
import { isDatabaseUnavailable } from '../../platform/db/isDatabaseUnavailable.ts'
import { refuseHeldFolder } from '../../platform/db/lockFolder.ts'
import { GatewayStartError } from '../../platform/errors/startErrors.ts'
import { describeError } from '../../platform/log/describeError.ts'
import { type CommandContext, UsageError } from './Command.ts'
import { readSettings } from './readSettings.ts'
import { toPlainLine } from './toPlainLine.ts'

/**
 * Writes the log to standard output, line by line: as JSON, or as text to a
 * terminal. When the reader is gone the
 * line is dropped; pino's own output would then wait forever when the process
 * ends.
 */
const logOutput = {
  write(line: string): void {
    try {
      writeSync(1, process.stdout.isTTY ? toPlainLine(line) : line)
    } catch {
      // stdout is closed (EPIPE): drop the line.
    }
  },
}

/** Serves until a signal, then exits; errors are logged as one line of JSON. */
export async function serve(context: CommandContext): Promise<void> {
  const log = pino(
    {
      serializers: { err: (error) => describeError(error) },
    },
    logOutput,
  )
  // A parent process that dies closes the channel to its child.
  const orphaned = new AbortController()
  process.once('disconnect', () => orphaned.abort('disconnect'))
  const signal = AbortSignal.any([context.signal, orphaned.signal])
  // The driver rejects queries of a lost connection that no code awaits.
  process.on('unhandledRejection', (error) => {
    if (!isDatabaseUnavailable(error)) throw error
    log.warn({ err: error }, 'a connection to the store was lost')
  })
  try {
    const { config, withoutContracts } = await readSettings(
      { ...context, signal },
      { chains: 'served' },
    )
    log.level = config.logLevel
    for (const chainId of withoutContracts) {
      log.warn({ chainId }, "the chain has none of Safe's known contracts")
    }
    if (config.databaseUrl === undefined)
      await refuseHeldFolder(config.dataFolder)
    // Loading the server takes a second, so refuse a folder in use before that.
    const { startGateway } = await import('../startGateway.ts')
    const starting = startGateway(config, log, {
      signal,
      onLost: (error) => {
        log.fatal({}, error.message)
        process.exit(1)
      },
    })
    if (!signal.aborted) {
      await Promise.race([starting, once(signal, 'abort')])
      if (!signal.aborted) await once(signal, 'abort')
    }
    log.info({ signal: signal.reason }, 'stopping')
    // Every acknowledged write is committed, so a hanging close may be cut.
    setTimeout(() => process.exit(0), config.shutdownSeconds * 1_000).unref()
    await starting.then(
      (gateway) => gateway.close(),
      () => undefined,
    )
    log.info({}, 'stopped')
    process.exit(0)
  } catch (error) {
    // Stopped during startup.
    if (signal.aborted) process.exit(0)
    if (error instanceof UsageError) throw error
    const known = error instanceof GatewayStartError
    log.fatal(
      known ? {} : { err: error },
      known ? error.message : 'cannot start',
    )
    process.exit(1)
  }
}
