/** Base of every error that stops the gateway before it can serve. */
export class GatewayStartError extends Error {
  override readonly name: string = 'GatewayStartError'
}

/** Another process already holds the data folder. */
export class DataFolderLockedError extends GatewayStartError {
  override readonly name = 'DataFolderLockedError'
  readonly folder: string
  readonly pid: number

  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by process ${pid}. Stop it, or set GATEWAY_DATA_DIR to another folder.`,
    )
    this.folder = folder
    this.pid = pid
  }
}

/** A setting or a configuration file cannot be used. */
export class ConfigError extends GatewayStartError {
  override readonly name = 'ConfigError'
}
