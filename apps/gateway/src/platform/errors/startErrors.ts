/** Base of every error that stops the gateway before it can serve. */
export class GatewayStartError extends Error {
  override readonly name: string = 'GatewayStartError'
}

/** Holder of a data folder, as its lock names it. */
interface HeldFolder {
  holder: { pid: number; host: string; since: number } | undefined
  /** Milliseconds since 1970. */
  heartbeat: number
}

/** Another process already holds the data folder. */
export class DataFolderLockedError extends GatewayStartError {
  override readonly name = 'DataFolderLockedError'
  readonly folder: string

  constructor(folder: string, { holder, heartbeat }: HeldFolder) {
    const who =
      holder === undefined
        ? 'another process'
        : `process ${holder.pid} on ${holder.host} since ${new Date(holder.since).toISOString()}`
    const age = Math.max(0, Math.round((Date.now() - heartbeat) / 1_000))
    super(
      `The data folder ${folder} is in use by ${who} (last heartbeat ${age} s ago). Stop it, or set GATEWAY_DATA_DIR to another folder.`,
    )
    this.folder = folder
  }
}

/** Another process has taken the data folder while this one was paused. */
export class DataFolderLostError extends GatewayStartError {
  override readonly name = 'DataFolderLostError'

  constructor(folder: string) {
    super(
      `The lock on the data folder ${folder} was lost: another process may use it now. This process stops writing; start it again when the folder is free.`,
    )
  }
}

/** A setting or a configuration file cannot be used. */
export class ConfigError extends GatewayStartError {
  override readonly name = 'ConfigError'
}
