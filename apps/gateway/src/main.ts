import { pino } from 'pino'
import { loadConfig } from './config/loadConfig.ts'
import { refuseHeldFolder } from './db/lockFolder.ts'
import { GatewayStartError } from './errors.ts'
import { logOutput } from './logOutput.ts'

const log = pino({ level: process.env['LOG_LEVEL'] ?? 'info' }, logOutput)

try {
  const config = loadConfig(process.env)
  if (config.databaseUrl === undefined) refuseHeldFolder(config.dataFolder)
  // The rest takes a moment to load.
  const { startGateway } = await import('./startGateway.ts')
  const starting = startGateway(config, log)
  let stopping = false
  const stop = (signal: string) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    // Whatever hangs must not keep the process: commits are safe already.
    setTimeout(() => process.exit(0), 1_900).unref()
    void starting
      .then((gateway) => gateway.close())
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
  const known = error instanceof GatewayStartError
  log.fatal(known ? {} : { err: error }, known ? error.message : 'cannot start')
  process.exit(1)
}
