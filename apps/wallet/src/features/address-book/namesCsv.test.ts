import { expect, test } from 'vitest'
import { listNames } from './listNames.ts'
import { NamesFileError, planNames, writeNames } from './namesCsv.ts'

const dave = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const fake = `0x90f7${'0'.repeat(32)}b906`
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const names = {
  1337: { [dave.toLowerCase()]: 'Dave' },
  2021: { [dave.toLowerCase()]: 'Dave', [bob.toLowerCase()]: '=Bob, "B"' },
}
const context = {
  names,
  chains: [
    { chainId: '1337', shortName: 'local' },
    { chainId: '2021', shortName: 'saigon' },
  ],
  chainId: '1337',
  known: [],
}
const plan = (...lines: string[]) => planNames(lines.join('\n'), context)
const head = 'address,name,chainId'

test('default: an exported book reads back without a change', () => {
  const text = writeNames(listNames(names, ['1337', '2021']))
  expect(text).toBe(
    `${head}\r\n${bob},"'=Bob, ""B""",2021\r\n${dave},Dave,1337\r\n${dave},Dave,2021\r\n`,
  )
  expect(planNames(text, context).map(({ change }) => change)).toEqual([
    'none',
    'none',
    'none',
  ])
})

test('behavior: says for each line what it would change', () => {
  expect(
    plan(
      head,
      `${bob},Bob,1337`,
      `${dave},David,1337`,
      `${dave},Dave,2021`,
      `${bob},Bob,`,
      `${bob},Robert,1337`,
    ).map(({ line, change, before, problem }) => ({
      line,
      change,
      before,
      problem,
    })),
  ).toEqual([
    { line: 2, change: 'add', before: undefined, problem: undefined },
    { line: 3, change: 'rename', before: 'Dave', problem: undefined },
    { line: 4, change: 'none', before: 'Dave', problem: undefined },
    { line: 5, change: 'none', before: undefined, problem: undefined },
    {
      line: 6,
      change: 'refused',
      before: undefined,
      problem: { kind: 'namedBefore', name: 'Bob' },
    },
  ])
})

test.each([
  [dave.replace('F', 'f'), 'x', '1337', 'checksum'],
  ['0x1234', 'x', '1337', 'malformed'],
  ['', 'x', '1337', 'noAddress'],
  [`saigon:${dave}`, 'x', '1337', 'otherNetwork'],
  [bob, '', '1337', 'noName'],
  [bob, '\u202e', '1337', 'noName'],
  [bob, 'x', '__proto__', 'badNetwork'],
])('error: refuses the line %s,%s,%s', (address, name, chainId, problem) => {
  const [line] = plan(head, `${address},${name},${chainId}`)
  expect(line?.change).toBe('refused')
  expect(line?.problem).toEqual({ kind: problem })
})

test('behavior: flags look-alikes of the book and of the file itself', () => {
  const [alike] = plan(head, `${fake},Payroll,1337`)
  expect(alike?.warnings).toEqual([{ kind: 'looksLike', other: 'Dave' }])
  const [one, two] = planNames(`${head}\n${dave},A,1337\n${fake},B,1337`, {
    ...context,
    names: {},
  })
  expect(one?.warnings[0]).toEqual({ kind: 'looksLike', other: 'B' })
  expect(two?.warnings[0]).toEqual({ kind: 'looksLike', other: 'A' })
})

test('behavior: flags a name that another address has, odd letters and networks', () => {
  const [same, odd, far] = plan(
    head,
    `${bob},dave,1337`,
    `${bob},Dаve,2021`,
    `${bob},Bob,5`,
  )
  expect(same?.warnings[0]).toEqual({
    kind: 'nameTaken',
    address: dave.toLowerCase(),
  })
  expect(odd?.warnings[0]).toEqual({ kind: 'oddCharacters', characters: 'а' })
  expect(far?.warnings).toEqual([{ kind: 'unknownNetwork', id: '5' }])
})

test('behavior: reads columns in any order, and a file without a head', () => {
  const [line] = plan('name;chainId;address', `Bob;1337;${bob}`)
  expect(line).toMatchObject({ change: 'add', name: 'Bob', address: bob })
  expect(plan(`${bob},Bob,1337`)).toHaveLength(1)
})

test('error: a file without names, and one that is too long', () => {
  expect(() => plan(head)).toThrow(new NamesFileError('noNames'))
  expect(() => plan(...Array(5_002).fill(`${bob},Bob,1337`))).toThrow(
    new NamesFileError('tooManyLines'),
  )
})

test('behavior: lists each name once with its networks, and finds by words', () => {
  expect(listNames(names, ['1337', '2021'], 'dav 0x90f7')).toEqual([
    { address: dave, name: 'Dave', chainIds: ['1337', '2021'] },
  ])
  expect(listNames(names, ['1337'], 'bob')).toEqual([])
})
