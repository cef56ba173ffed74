import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { hookBudget } from '../../../scripts/sizes/budgets.ts'
import { measureParts } from '../../../scripts/sizes/measureParts.ts'

// The budget of each hook is checked with the table in the README.

const root = fileURLToPath(new URL('..', import.meta.url))
const sdk = '@strongroom/gateway-sdk'
/** There anyway: no call is made without one. */
const client = `export { createGatewayClient } from '${sdk}'`
const hooks = (...names: string[]) =>
  `export { ${names} } from './src/index.ts'`
const withCall = (name: string) => `${client}\nexport { ${name} } from '${sdk}'`

const plain = [
  ['useSafe', 'getSafeInfo'],
  ['useQueue', 'getTransactionQueue'],
  ['useProposeTransaction', 'proposeTransaction'],
] as const
const found = await measureParts(
  new Map([
    ...plain.flatMap(([hook, call]): [string, string][] => [
      [`client-${hook}`, `${client}\n${hooks(hook)}`],
      [call, withCall(call)],
    ]),
    ['one', hooks('useSafe')],
    ['heaviest', hooks('useConfirmTransaction')],
    ['its call', `export { confirmTransaction } from '${sdk}'`],
    ['two', hooks('useSafe', 'useNonces')],
    [
      'options',
      `${client}\nexport { safeQueryOptions } from './src/calls/index.ts'`,
    ],
  ]),
  root,
)

function bytesOf(name: string): number {
  const part = found.get(name)
  if (part === undefined) throw new Error(`${name} was not measured.`)
  return part.bytes
}

test.each(plain)('behavior: %s costs little on top of %s', (hook, call) => {
  expect(bytesOf(`client-${hook}`) - bytesOf(call)).toBeLessThanOrEqual(750)
})

test('behavior: the heaviest is within its budget without a client, too', () => {
  // Code that both share with a client does not count here.
  const onTop = bytesOf('heaviest') - bytesOf('its call')
  expect(onTop).toBeLessThanOrEqual(hookBudget)
})

test('behavior: a second hook costs at most 100 bytes', () => {
  expect(bytesOf('two') - bytesOf('one')).toBeLessThanOrEqual(100)
})

test('behavior: query options load no hooks', () => {
  expect(bytesOf('options') - bytesOf('getSafeInfo')).toBeLessThanOrEqual(500)
})
