import { GatewayStartError } from '../../platform/errors/startErrors.ts'

/** Command line that cannot be understood. */
export class UsageError extends GatewayStartError {
  override readonly name = 'UsageError'
}

/** Name of the program, as npm installs it. */
export const program = 'strongroom-gateway'

type Environment = Readonly<Record<string, string | undefined>>

export interface CommandOption {
  type: 'string' | 'boolean'
  /** One line of the help. */
  summary: string
  /** Name of the value in the help, as in `--chain <id>`. */
  value?: string
}

export interface CommandContext {
  /** Values of the declared options that were given, by name; the last one counts. */
  options: Readonly<Record<string, string | boolean | undefined>>
  /** Options with a value, in the order of the command line. */
  given: readonly { name: string; value: string }[]
  /** Arguments that are not options. */
  positionals: readonly string[]
  environment: Environment
  /** Aborts on SIGINT and SIGTERM; its reason is the signal's name. */
  signal: AbortSignal
  /** Writes one line to standard output. */
  print: (line: string) => void
}

/** One command of the program, as in `strongroom-gateway backup <file>`. */
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
