import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { ask } from './ask.ts'

test('default: returns the answer without spaces around it', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const answer = ask('Folder', 'my-app', { input, output })
  input.write(' wallet \n')
  expect(await answer).toBe('wallet')
  output.end()
  expect(await text(output)).toBe('Folder (my-app): ')
})

test('error: input that ends at a question cancels, with a message', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const answer = ask('Folder', 'my-app', { input, output })
  input.end()
  await expect(answer).rejects.toThrowErrorMatchingInlineSnapshot(
    `[CreateAppError: Cancelled. No project was created.]`,
  )
})
