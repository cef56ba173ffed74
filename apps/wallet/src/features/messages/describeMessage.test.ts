import { expect, test } from 'vitest'
import { describeMessage } from './describeMessage.ts'
import { useMessagesTexts } from './texts.ts'

test('default', async () => {
  const t = await useMessagesTexts.load('en')
  const typed = { types: {}, message: {} }
  expect(describeMessage('hello', t)).toBe('hello')
  expect(describeMessage(' \n', t)).toBe('Empty message')
  expect(
    describeMessage(
      { ...typed, primaryType: 'Mail', domain: { name: 'App' } },
      t,
    ),
  ).toBe('Mail · App')
  expect(describeMessage({ ...typed, domain: {} }, t)).toBe('Typed data')
})
