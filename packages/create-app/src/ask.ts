import { createInterface } from 'node:readline/promises'
import { CreateAppError } from './createApp.ts'

/**
 * Asks a question and returns the answer.
 *
 * @throws CreateAppError when the person ends the input (Ctrl-D) or aborts (Ctrl-C).
 */
export async function ask(
  question: string,
  otherwise: string,
  {
    input = process.stdin,
    output = process.stdout,
  }: {
    readonly input?: NodeJS.ReadableStream
    readonly output?: NodeJS.WritableStream
  } = {},
): Promise<string> {
  const lines = createInterface({ input, output })
  const ended = new Promise<never>((_, reject) => {
    lines.once('close', () =>
      reject(new CreateAppError('Cancelled. No project was created.')),
    )
  })
  const answer = lines.question(`${question} (${otherwise}): `)
  try {
    // The promise of `question` stays open when the input ends.
    return (await Promise.race([answer, ended])).trim()
  } catch (error) {
    // The prompt has no end of line.
    output.write('\n')
    if (error instanceof CreateAppError) throw error
    throw new CreateAppError('Cancelled. No project was created.', {
      cause: error,
    })
  } finally {
    lines.close()
  }
}
