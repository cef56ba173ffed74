import { parseArgs } from 'node:util'
import {
  CreateAppError,
  createApp,
  readProjectName,
  readTemplate,
} from './createApp.ts'
import { templates } from './templates.ts'

const usage = `Usage: npm create @strongroom/app [folder] -- [options]

Starts a project in a new folder.

${templates.map(({ name, summary }) => `  --template ${name.padEnd(13)} ${summary}`).join('\n')}
  --yes                    asks nothing: ${templates[0].name} in my-app, unless named
  --help                   this text`

/** Where the command reads from and writes to. */
interface Terminal {
  print(text: string): void
  complain(text: string): void
  /** Asks a question; undefined without a person who could answer. */
  ask?: ((question: string, otherwise: string) => Promise<string>) | undefined
}

/**
 * Runs the command, and gives its exit code. Questions are for a terminal: without
 * one, the folder and the template have to be named, or `--yes` given.
 *
 * @param from Folder that holds the templates.
 */
export async function run(
  args: readonly string[],
  { print, complain, ask }: Terminal,
  from: string,
): Promise<0 | 1> {
  try {
    const { positionals, values } = parse(args)
    if (values.help) {
      print(usage)
      return 0
    }
    const [given, ...more] = positionals
    if (more.length > 0) throw new CreateAppError(usage)
    const answer = async (
      value: string | undefined,
      question: string,
      otherwise: string,
      missing: string,
    ) => {
      if (value !== undefined) return value
      if (values.yes) return otherwise
      if (ask === undefined)
        throw new CreateAppError(
          `${missing}, or accept the defaults with --yes.`,
        )
      return (await ask(question, otherwise)) || otherwise
    }
    const folder = await answer(given, 'Folder', 'my-app', 'Name a folder')
    readProjectName(folder)
    const names = templates.map(({ name }) => name).join(' or ')
    const template = readTemplate(
      await answer(
        values.template,
        `Template: ${names}`,
        templates[0].name,
        'Name a template with --template',
      ),
    )
    await createApp(folder, template.name, from)
    print(`Created ${template.summary} in ${folder}.

Next:
  cd ${folder}
  npm install
  npm run dev     ${template.url}`)
    return 0
  } catch (error) {
    complain((error as Error).message)
    return 1
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        template: { type: 'string' },
        yes: { type: 'boolean', short: 'y', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (cause) {
    // The first sentence names the option; the others speak to programmers.
    const [what] = (cause as Error).message.split('. ')
    throw new CreateAppError(`${what}. See --help.`, { cause })
  }
}
