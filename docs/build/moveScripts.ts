import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const inlineScript = /<script((?![^>]*\ssrc=)[^>]*)>(.*?)<\/script>/gsu

/**
 * Moves the inline scripts of a page into files, so that the content security
 * policy can forbid inline code.
 *
 * @param folder Where the files are written.
 * @param place Folder of the files within `folder`, with a slash at its end.
 * @param base Address of `folder`, with a slash at its end.
 */
export const moveScripts = (
  html: string,
  {
    folder,
    place = '',
    base = './',
  }: {
    readonly folder: string
    readonly place?: string
    readonly base?: string
  },
): string =>
  html.replaceAll(inlineScript, (tag, attributes: string, code: string) => {
    if (code.trim() === '') return tag
    const hash = createHash('sha256').update(code).digest('hex').slice(0, 8)
    const file = `${place}inline.${hash}.js`
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), code)
    return `<script${attributes} src="${base}${file}"></script>`
  })
