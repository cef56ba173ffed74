import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { type TemplateName, templates } from './templates.ts'

/** The command cannot make the project; the message says why. */
export class CreateAppError extends Error {
  override readonly name = 'CreateAppError'
}

// A name that npm accepts and that is a folder on every system.
const projectName = /^(?!node_modules$)[a-z\d](?:[a-z\d._-]{0,62}[a-z\d])?$/u

/**
 * The name of the project in a folder.
 *
 * @throws CreateAppError when npm would refuse the name.
 */
export function readProjectName(folder: string): string {
  const name = basename(resolve(folder))
  if (projectName.test(name)) return name
  throw new CreateAppError(
    `"${name}" cannot be the name of a project. Use small letters, digits and dashes, as in my-app.`,
  )
}

/** @throws CreateAppError for a name that is no template. */
export function readTemplate(name: string): (typeof templates)[number] {
  const found = templates.find((one) => one.name === name)
  if (found !== undefined) return found
  const names = templates.map((one) => one.name).join(', ')
  throw new CreateAppError(`"${name}" is no template. Choose one of: ${names}.`)
}

/**
 * Copies a template into a new or empty folder.
 *
 * @param from Folder that holds the templates.
 * @throws CreateAppError when the folder holds files, or cannot be written.
 */
export async function createApp(
  folder: string,
  template: TemplateName,
  from: string,
): Promise<void> {
  const name = readProjectName(folder)
  try {
    await mkdir(folder, { recursive: true })
    if ((await readdir(folder)).length > 0)
      throw new CreateAppError(
        `The folder ${folder} is not empty. Name a new one.`,
      )
    await cp(join(from, template), folder, { recursive: true })
    const file = join(folder, 'package.json')
    const manifest = JSON.parse(await readFile(file, 'utf8'))
    const own = { ...manifest, name, version: '0.0.0' }
    await writeFile(file, `${JSON.stringify(own, null, 2)}\n`)
    // npm leaves a file of this name out of a package.
    await writeFile(join(folder, '.gitignore'), 'node_modules\ndist\n')
  } catch (error) {
    if (error instanceof CreateAppError) throw error
    const { code } = error as NodeJS.ErrnoException
    throw new CreateAppError(
      `The folder ${folder} cannot be written (${code}).`,
      {
        cause: error,
      },
    )
  }
}
