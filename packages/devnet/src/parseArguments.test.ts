import { expect, test } from 'vitest'
import { parseArguments } from './parseArguments.ts'

test('default', () => {
  expect(parseArguments([])).toEqual({ chainId: 1337, port: 0, seed: true })
})

test('behavior: everything given', () => {
  const args = '--chain 2021 --port 8546 --state /tmp/x --no-seed'.split(' ')
  expect(parseArguments(args)).toEqual({
    chainId: 2021,
    port: 8546,
    seed: false,
    stateDir: '/tmp/x',
  })
})

test.each([
  [['--chain', '1'], 'There is no chain 1.'],
  [['--port', 'http'], 'http is not a port.'],
  [['--port', '65536'], '65536 is not a port.'],
  [['--colour'], "Unknown option '--colour'"],
])('error: %j', (args, message) => {
  expect(() => parseArguments(args)).toThrow(message)
  expect(() => parseArguments(args)).toThrow('Usage: main.ts --chain')
})
