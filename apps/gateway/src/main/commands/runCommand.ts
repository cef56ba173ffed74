import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { GatewayStartError } from '../../platform/errors/startErrors.ts'
import type { Command, CommandContext } from './Command.ts'

/** The commands of the program; without a command it runs `serve`. */
const commands: readonly Command[] = [
  {
    name: 'serve',
    summary: 'Serves the API and follows the chains (the default)',
    load: async () => (await import('./serve.ts')).serve,
  },
  {
    name: 'backup',
    positionals: ['file'],
    summary: 'Writes the built-in store to a new file, also while serving',
    load: async () => (await import('../backup/backup.ts')).backup,
  },
  {
    name: 'restore',
    positionals: ['file'],
    summary: 'Puts a backup into an empty data folder',
    load: async () => (await import('../backup/restore.ts')).restore,
  },
  {
    name: 'reindex',
    summary:
      'Reads a safe, or the safes of some blocks, again, also while serving',
    options: {
      chain: { type: 'string', value: 'id', summary: 'Chain to read from' },
      safe: { type: 'string', value: 'address', summary: 'Safe to read again' },
      from: {
        type: 'string',
        value: 'block',
        summary: 'First block, instead of a safe',
      },
      to: { type: 'string', value: 'block', summary: 'Last block' },
    },
    load: async () => (await import('../reindex/reindex.ts')).reindex,
  },
]

const seeHelp = 'See --help.'

/** Command line that cannot be understood. */
class UsageError extends GatewayStartError {
  override readonly name = 'UsageError'
}

const synopsisOf = ({ name, positionals = [] }: Command): string =>
  [name, ...positionals.map((one) => `<${one}>`)].join(' ')

const renderTable = (rows: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows
    .map(([left, right]) => `  ${left.padEnd(width)}  ${right}`)
    .join('\n')
}

const renderOverview = (): string =>
  `Usage: main.ts [command] [options]

Commands:
${renderTable(commands.map((one) => [synopsisOf(one), one.summary]))}

Settings are environment variables; apps/gateway/README.md lists them.
'main.ts <command> --help' lists the options of a command.`

const renderHelp = (command: Command): string => {
  const options = Object.entries(command.options ?? {}).map(
    ([name, { value, summary }]) =>
      [
        `--${name}${value === undefined ? '' : ` <${value}>`}`,
        summary,
      ] as const,
  )
  return `Usage: main.ts ${synopsisOf(command)}${options.length === 0 ? '' : ' [options]'}

${command.summary}.${options.length === 0 ? '' : `\n\nOptions:\n${renderTable(options)}`}`
}

const parse = (
  command: Command,
  args: readonly string[],
): Pick<CommandContext, 'options' | 'positionals'> & { help: boolean } => {
  const options: ParseArgsOptionsConfig = {
    help: { type: 'boolean', short: 'h' },
  }
  for (const [name, { type }] of Object.entries(command.options ?? {})) {
    options[name] = { type }
  }
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options,
      allowPositionals: true,
    })
    const { help, ...given } = values as Record<string, string | boolean>
    return { options: given, positionals, help: help === true }
  } catch (cause) {
    // The first sentence names the option; the others speak to programmers.
    const [what] = (cause as Error).message.split('. ')
    throw new UsageError(`${what}. ${seeHelp}`, { cause })
  }
}

const findCommand = (name: string): Command => {
  const command = commands.find((one) => one.name === name)
  if (command !== undefined) return command
  throw new UsageError(
    name.startsWith('-')
      ? `Unknown option '${name}'. ${seeHelp}`
      : `Unknown command '${name}'. ${seeHelp}`,
  )
}

const run = async (
  args: readonly string[],
  context: Pick<CommandContext, 'environment' | 'signal' | 'print'>,
): Promise<void> => {
  const [name = 'serve', ...rest] = args
  if (name === '--help' || name === '-h') return context.print(renderOverview())
  const command = findCommand(name)
  const { help, options, positionals } = parse(command, rest)
  if (help) return context.print(renderHelp(command))
  const expected = command.positionals ?? []
  if (positionals.length !== expected.length) {
    throw new UsageError(`Usage: main.ts ${synopsisOf(command)}. ${seeHelp}`)
  }
  const implementation = await command.load()
  await implementation({ ...context, options, positionals })
}

const oneLine = (error: unknown): string => {
  const message = error instanceof Error ? error.message : String(error)
  return message.split('\n', 1)[0] ?? ''
}

/**
 * Runs the command that the arguments name, `serve` without one.
 *
 * @param args - Arguments after the program's name.
 * @returns Exit code: 1 after an error, which stands on standard error as one
 * line.
 */
export async function runCommand(
  args: readonly string[],
  environment: CommandContext['environment'],
): Promise<number> {
  const controller = new AbortController()
  const stop = (signal: NodeJS.Signals) => controller.abort(signal)
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  try {
    await run(args, {
      environment,
      signal: controller.signal,
      print: (line) => process.stdout.write(`${line}\n`),
    })
    return 0
  } catch (error) {
    process.stderr.write(`${oneLine(error)}\n`)
    return 1
  } finally {
    process.removeListener('SIGTERM', stop)
    process.removeListener('SIGINT', stop)
  }
}
