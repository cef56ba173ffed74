import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { toPlainLine } from './toPlainLine.ts'

test('default: a line of JSON becomes time, message and fields', () => {
  const time = new Date(2030, 0, 1, 9, 5, 7).getTime()
  const line = { level: 30, time, pid: 1, hostname: 'vm', port: 5180 }
  expect(
    toPlainLine(`${JSON.stringify({ ...line, msg: 'listening' })}\n`),
  ).toBe('09:05:07 listening port=5180\n')
  const fatal = JSON.stringify({ level: 60, time, msg: 'Port 1 is in use.' })
  expect(stripVTControlCharacters(toPlainLine(fatal))).toBe(
    '09:05:07 Port 1 is in use.\n',
  )
})

test('behavior: keeps a line that is no JSON', () => {
  expect(toPlainLine('plain\n')).toBe('plain\n')
})
