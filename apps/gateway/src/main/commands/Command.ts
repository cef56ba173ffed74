type Environment = Readonly<Record<string, string | undefined>>

export interface CommandOption {
  type: 'string' | 'boolean'
  /** One line of the help. */
  summary: string
  /** Name of the value in the help, as in `--chain <id>`. */
  value?: string
}

export interface CommandContext {
  /** Values of the declared options that were given, by name. */
  options: Readonly<Record<string, string | boolean | undefined>>
  /** Arguments that are not options. */
  positionals: readonly string[]
  environment: Environment
  /** Aborts on SIGINT and SIGTERM; its reason is the signal's name. */
  signal: AbortSignal
  /** Writes one line to standard output. */
  print: (line: string) => void
}

/** One command of the gateway's program, as in `main.ts backup <file>`. */
export interface Command {
  name: string
  /** Names of the arguments that are not options; all are required. */
  positionals?: readonly string[]
  /** One line of the help. */
  summary: string
  options?: Readonly<Record<string, CommandOption>>
  /**
   * Imports the implementation, so that the program loads only the code that it
   * runs. The implementation throws a `GatewayStartError` for anything a person
   * can mend; its message is printed as one line, and the program exits with 1.
   */
  load: () => Promise<(context: CommandContext) => Promise<void>>
}
