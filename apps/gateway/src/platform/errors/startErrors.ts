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
      `The data folder ${folder} is in use by ${who} (last heartbeat ${age} s ago). Stop it, or name another folder (--data, GATEWAY_DATA_DIR).`,
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

/** A node that the command line names serves another chain. */
export class NodeRefusedError extends GatewayStartError {
  override readonly name = 'NodeRefusedError'
  /** Decimal ids. */
  readonly expected: string
  readonly actual: string

  constructor(
    {
      chainId,
      position,
      count,
    }: { chainId: string; position: number; count: number },
    cause: { actual: string },
  ) {
    const which = count === 1 ? 'The node' : `Node ${position} of ${count}`
    super(
      `${which} given for chain ${chainId} serves chain ${cause.actual}. Give another --rpc, or --chain ${cause.actual}.`,
      { cause },
    )
    this.expected = chainId
    this.actual = cause.actual
  }
}

/** Thrown when every node that the command line names for a chain is silent. */
export class NodeUnreachableError extends GatewayStartError {
  override readonly name = 'NodeUnreachableError'
  readonly chainId: string

  constructor(chainId: string, cause: unknown) {
    // The address may hold a key.
    const why = cause instanceof Error ? ` ${cause.message}` : ''
    super(
      `No node given for chain ${chainId} answers.${why} Check --rpc and the network.`,
      { cause },
    )
    this.chainId = chainId
  }
}

/** The command line names a chain whose name and coin are not known. */
export class UnknownChainError extends GatewayStartError {
  override readonly name = 'UnknownChainError'
  readonly chainId: string

  constructor(chainId: string) {
    super(
      `Chain ${chainId} is not in the table of known chains. Describe it in a file and name that file in GATEWAY_CHAINS.`,
    )
    this.chainId = chainId
  }
}
