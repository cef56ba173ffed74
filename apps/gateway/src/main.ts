import { pino } from 'pino'
import { loadConfig } from './config/loadConfig.ts'
import { refuseHeldFolder } from './db/lockFolder.ts'
import { GatewayStartError } from './errors.ts'
import { describeError } from './log/describeError.ts'
import { logOutput } from './logOutput.ts'

const log = pino(
  {
    level: process.env['LOG_LEVEL'] ?? 'info',
    serializers: { err: (error) => describeError(error) },
  },
  logOutput,
)

let stopping = false
try {
  const config = loadConfig(process.env)
  if (config.databaseUrl === undefined) refuseHeldFolder(config.dataFolder)
  // The rest takes a moment to load.
  const { startGateway } = await import('./startGateway.ts')
  const controller = new AbortController()
  const starting = startGateway(config, log, { signal: controller.signal })
  const stop = (signal: string) => {
    if (stopping) return
    stopping = true
    controller.abort()
    log.info({ signal }, 'stopping')
    // Whatever hangs must not keep the process: commits are safe already.
    setTimeout(() => process.exit(0), 1_900).unref()
    void starting
      .then(
        (gateway) => gateway.close(),
        () => undefined,
      )
      .finally(() => {
        log.info({}, 'stopped')
        process.exit(0)
      })
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // Started by a process that keeps a channel to it, it ends with that process.
  process.on('disconnect', () => stop('disconnect'))
  await starting
} catch (error) {
  // Told to stop before it had started.
  if (stopping) process.exit(0)
  const known = error instanceof GatewayStartError
  log.fatal(known ? {} : { err: error }, known ? error.message : 'cannot start')
  process.exit(1)
}
