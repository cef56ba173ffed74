import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { version } from '../../platform/version.ts'
import {
  type Command,
  type CommandContext,
  type CommandOption,
  program,
  UsageError,
} from './Command.ts'
import { chainOptions } from './chainOptions.ts'

const data: CommandOption = {
  type: 'string',
  value: 'folder',
  summary: 'Folder of the built-in store. Default: .strongroom/gateway',
}

/** Starts the gateway: the work of a command line without a command. */
const serve: Command = {
  name: 'serve',
  summary: 'Serves the API and follows the chains (the default)',
  options: {
    ...chainOptions,
    port: {
      type: 'string',
      value: 'number',
      summary: 'Port to listen on, 0 for a free one. Default: 5180',
    },
    data,
    origin: {
      type: 'string',
      value: 'origin',
      summary:
        'Web origin that may call from a browser; may be given several times',
    },
  },
  load: async () => (await import('./serve.ts')).serve,
}

const commands: readonly Command[] = [
  serve,
  {
    name: 'backup',
    positionals: ['file'],
    summary: 'Writes the built-in store to a new file, also while serving',
    options: { data },
    load: async () => (await import('../backup/backup.ts')).backup,
  },
  {
    name: 'restore',
    positionals: ['file'],
    summary: 'Puts a backup into an empty data folder',
    options: { data },
    load: async () => (await import('../backup/restore.ts')).restore,
  },
  {
    name: 'reindex',
    summary:
      'Reads a safe, or the safes of some blocks, again, also while serving',
    options: {
      ...chainOptions,
      chain: { type: 'string', value: 'id', summary: 'Chain to read from' },
      data,
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
  {
    name: 'webhook-log',
    summary: 'Prints the newest deliveries of webhooks, also while serving',
    options: {
      data,
      webhook: { type: 'string', value: 'id', summary: 'Only of this webhook' },
      state: {
        type: 'string',
        value: 'waiting|done|dead',
        summary: 'Only those in this state',
      },
    },
    load: async () => (await import('../webhooks/webhookLog.ts')).webhookLog,
  },
]

const seeHelp = 'See --help.'

const synopsisOf = ({ name, positionals = [] }: Command): string =>
  [name, ...positionals.map((one) => `<${one}>`)].join(' ')

const renderTable = (rows: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows
    .map(([left, right]) => `  ${left.padEnd(width)}  ${right}`)
    .join('\n')
}

const renderOptions = ({ options = {} }: Command): string =>
  renderTable(
    Object.entries(options).map(
      ([name, { value, summary }]) =>
        [
          `--${name}${value === undefined ? '' : ` <${value}>`}`,
          summary,
        ] as const,
    ),
  )

const renderOverview = (): string =>
  `Usage: ${program} [command] [options]

Commands:
${renderTable(commands.map((one) => [synopsisOf(one), one.summary]))}

Options of serve:
${renderOptions(serve)}

  ${program} --chain 1 --rpc https://node.example.org

Further settings are environment variables; the README lists them.
'${program} <command> --help' lists the options of a command, --version prints ${version}.`

const renderHelp = (command: Command): string =>
  `Usage: ${program} ${synopsisOf(command)} [options]

${command.summary}.

Options:
${renderOptions(command)}`

const parse = (
  command: Command,
  args: readonly string[],
): Pick<CommandContext, 'given' | 'options' | 'positionals'> & {
  help: boolean
} => {
  const options: ParseArgsOptionsConfig = {
    help: { type: 'boolean', short: 'h' },
  }
  for (const [name, { type }] of Object.entries(command.options ?? {})) {
    options[name] = { type }
  }
  try {
    const { values, positionals, tokens } = parseArgs({
      args: [...args],
      options,
      allowPositionals: true,
      tokens: true,
    })
    const { help, ...others } = values as Record<string, string | boolean>
    const given = tokens.flatMap((token) =>
      token.kind === 'option' && token.value !== undefined
        ? [{ name: token.name, value: token.value }]
        : [],
    )
    return { options: others, given, positionals, help: help === true }
  } catch (cause) {
    // The first sentence names the option; the others speak to programmers.
    const [what] = (cause as Error).message.split('. ')
    throw new UsageError(`${what}. ${seeHelp}`, { cause })
  }
}

const findCommand = (name: string): Command => {
  const command = commands.find((one) => one.name === name)
  if (command !== undefined) return command
  throw new UsageError(`Unknown command '${name}'. ${seeHelp}`)
}

const run = async (
  args: readonly string[],
  context: Pick<CommandContext, 'environment' | 'signal' | 'print'>,
): Promise<void> => {
  const [first] = args
  if (first === '--help' || first === '-h') {
    return context.print(renderOverview())
  }
  if (first === '--version' || first === '-v') return context.print(version)
  const isServe = first === undefined || first.startsWith('-')
  const command = isServe ? serve : findCommand(first)
  const { help, ...parsed } = parse(command, isServe ? args : args.slice(1))
  if (help) return context.print(renderHelp(command))
  const expected = command.positionals ?? []
  if (parsed.positionals.length !== expected.length) {
    throw new UsageError(`Usage: ${program} ${synopsisOf(command)}. ${seeHelp}`)
  }
  const implementation = await command.load()
  await implementation({ ...context, ...parsed })
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
