#!/usr/bin/env node
import { createReadStream } from 'node:fs'
import process from 'node:process'
import { plainText } from './plainText.ts'
import { CommandError } from './Report.ts'
import { exitCodes, runVerify } from './runVerify.ts'

/** Most bytes of a file or of the standard input. */
const maxBytes = 8_000_000

async function readText(path: string): Promise<string> {
  const stream = path === '-' ? process.stdin : createReadStream(path)
  const parts: Buffer[] = []
  let length = 0
  try {
    for await (const part of stream) {
      const bytes = Buffer.from(part)
      length += bytes.length
      if (length > maxBytes) throw new CommandError('The file is too large.')
      parts.push(bytes)
    }
  } catch (error) {
    if (error instanceof CommandError) throw error
    const { code } = Object(error) as { code?: string }
    throw new CommandError(
      `${plainText(path)} cannot be read (${code ?? 'unknown reason'}).`,
    )
  }
  return Buffer.concat(parts).toString('utf8')
}

try {
  // The exit code is set rather than forced, so that a pipe gets the whole report.
  process.exitCode = await runVerify(process.argv.slice(2), {
    fetch: globalThis.fetch,
    readText,
    write: (text) => process.stdout.write(text),
    writeError: (text) => process.stderr.write(text),
  })
} catch (error) {
  // An uncaught error would end with 1, which means that something differs.
  process.stderr.write(`The program failed: ${plainText(`${error}`, 600)}\n`)
  process.exitCode = exitCodes.incomplete
}
