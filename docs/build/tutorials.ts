import { posix } from 'node:path'
import { read } from './sources.ts'

/** A file that a tutorial lets its reader write. */
export interface TutorialFile {
  /** Its place in the reader's folder. */
  readonly path: string
  readonly text: string
}

/** A line that is nothing but a link to a file of an example. */
const fileLine = /^\[([^\]]+)\]\((\.\.\/[^)]*examples\/[^)]+)\)$/gmu

/** The files of a tutorial in the order in which it shows them. */
export const filesOf = (tutorial: string): TutorialFile[] =>
  [...read(tutorial).matchAll(fileLine)].map(([, path = '', target = '']) => ({
    path,
    text: read(posix.join(posix.dirname(tutorial), target)),
  }))

/** The commands of a tutorial, a line each. */
export const commandsOf = (tutorial: string): string[] =>
  [...read(tutorial).matchAll(/^```sh\n(.*?)^```$/gmsu)].flatMap(
    ([, block = '']) => block.trim().split('\n'),
  )

/** The changes that a tutorial makes to its files, as input of `git apply`. */
export const changesOf = (tutorial: string): string =>
  [...read(tutorial).matchAll(/^```diff\n(.*?)^```$/gmsu)]
    .map(([, block]) => block)
    .join('')

/** The text of a document with the files that it only links to. */
export function showFiles(source: string, text: string): string {
  return text.replaceAll(fileLine, (_, path: string, target: string) => {
    const code = read(posix.join(posix.dirname(source), target))
    const language = posix.extname(path).slice(1)
    return `**\`${path}\`**\n\n\`\`\`${language}\n${code}\`\`\``
  })
}
