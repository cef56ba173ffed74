import fc from 'fast-check'
import { getAddress, parseUnits, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { writeCsvLine } from '../../core/csv.ts'
import {
  mostCharacters,
  type RecipientLine,
  readRecipients,
} from './recipientsCsv.ts'

const safe = '0x58E587586f0e57bcfba0D209333f4D483F7eBB45'
const dave = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const usd = '0x6d695e13f04225f673e9A7E9356096Bdd8Be551C'
const gold = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const alike = '0x90F79bf600000000000000000000000000000000'
const other = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'

const read = (text: string, locale = 'en') =>
  readRecipients(text, {
    ...{ safe, shortName: 'local', locale },
    assets: [
      { token: undefined, symbol: 'ETH', decimals: 18 },
      { token: usd, symbol: 'USD', decimals: 6 },
      { token: gold, symbol: 'GOLD', decimals: 0 },
      { token: other, symbol: 'gold', decimals: 0 },
    ],
    book: [{ address: dave, name: 'Dave' }],
    known: [],
  })
const sum = ({ transfer, fault }: RecipientLine) =>
  fault ?? `${transfer?.units} ${transfer?.asset.symbol} ${transfer?.to}`

test('default: reads recipients by address or name, amounts and tokens', () => {
  const lines = read(`${dave},1.5,USD\nDave,2\nlocal:${dave},3,${gold}\n`)
  expect(lines.map(sum)).toEqual([
    `1500000 USD ${dave}`,
    `2000000000000000000 ETH ${dave}`,
    `3 GOLD ${dave}`,
  ])
})

test('behavior: a heading names the columns, as in lists of other tools', () => {
  const head = 'token_type,token_address,receiver,amount,id'
  const lines = read(
    `${head}\nerc20,${usd},${dave},1\nnative,,${dave},2\nnft,${gold},${dave},,7`,
  )
  expect(lines.map(sum)).toEqual([
    `1000000 USD ${dave}`,
    `2000000000000000000 ETH ${dave}`,
    'onlyCoins',
  ])
  expect(lines[0]?.line).toBe(2)
})

test('behavior: reads cells of a spreadsheet and numbers of other languages', () => {
  const units = (text: string, locale?: string) => read(text, locale).map(sum)
  expect(units(`${dave}\t1,5\tUSD`, 'de')).toEqual([`1500000 USD ${dave}`])
  expect(units(`${dave};1,5;USD`, 'de')).toEqual([`1500000 USD ${dave}`])
  expect(units(`${dave},1.5,USD`, 'de')).toEqual([`1500000 USD ${dave}`])
  expect(units(`${dave},"1,234.5",USD`)).toEqual([`1234500000 USD ${dave}`])
  expect(units(`${dave},"1,234",USD`)).toEqual(['ambiguousAmount'])
})

test.each([
  ['', 'noRecipient'],
  ['0x12,1', 'malformed'],
  ['Erin,1', 'unknownName'],
  [`${dave.replace('F7', 'f7')},1`, 'checksum'],
  [`eth:${dave},1`, 'otherNetwork'],
  [`${zeroAddress},1`, 'zeroAddress'],
  [`${safe},1`, 'toSelf'],
  [`${usd},1,USD`, 'toToken'],
  [`${dave},1,EUR`, 'unknownToken'],
  [`${dave},1,GOLD`, 'ambiguousToken'],
  [`${dave},1,${dave}`, 'unprovenToken'],
  [`${dave},1,${usd.replace('d6', 'D6')}`, 'checksum'],
  [dave, 'noAmount'],
  [`${dave},-1`, 'badAmount'],
  [`${dave},1e3`, 'badAmount'],
  [`${dave},0x10`, 'badAmount'],
  [`${dave},0.0000001,USD`, 'tooManyDecimals'],
  [`${dave},0`, 'zeroAmount'],
])('error: refuses the line "%s" as %s', (line, fault) => {
  expect(read(`recipient,amount,token\n${line || ',1'}`).map(sum)).toEqual([
    fault,
  ])
})

test('behavior: doubts repeated lines and imitations of known accounts', () => {
  const [first, second, third] = read(
    `${dave},1\n${dave},1\n${getAddress(`${alike.slice(0, -4)}b906`)},1`,
  )
  expect(first?.doubts).toEqual([])
  expect(second?.doubts).toEqual([{ kind: 'repeated', line: '1' }])
  expect(third?.doubts).toEqual([{ kind: 'looksLike', other: 'Dave' }])
})

test('error: refuses a list that is empty or too long as a whole', () => {
  const lines = (count: number) => `${dave},1\n`.repeat(count)
  expect(read(lines(500))).toHaveLength(500)
  expect(() => read(' \n\n')).toThrow('noRecipients')
  expect(() => read('recipient,amount')).toThrow('noRecipients')
  expect(() => read(lines(501))).toThrow('tooManyLines')
  expect(() => read('x'.repeat(mostCharacters + 1))).toThrow('tooLong')
  expect(() => read('a,1\n'.repeat(10_000))).toThrow('tooManyLines')
})

test('property: reads back every transfer that it writes', () => {
  const account = fc
    .uint8Array({ minLength: 20, maxLength: 20 })
    .map((bytes) => getAddress(`0x${Buffer.from(bytes).toString('hex')}`))
    .filter((address) => ![zeroAddress, safe, usd, gold].includes(address))
  const row = fc.record({
    to: account,
    units: fc.bigInt({ min: 1n, max: 2n ** 128n }),
  })
  void fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 40 }), (rows) => {
      const text = rows
        .map(({ to, units }) => writeCsvLine([to, `${units}`, gold]))
        .join('')
      expect(
        read(text).map(({ transfer }) => [transfer?.to, transfer?.units]),
      ).toEqual(rows.map(({ to, units }) => [to, units]))
    }),
  )
})

test('property: gives a transfer or a fault for each line of any text', () => {
  void fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.constantFrom('en', 'de', 'fr', 'de-CH'),
      (text, locale) => {
        let lines: readonly RecipientLine[] = []
        try {
          lines = read(text, locale)
        } catch (error) {
          expect((error as Error).name).toBe('RecipientsError')
        }
        for (const { transfer, fault } of lines)
          expect(transfer === undefined).toBe(fault !== undefined)
      },
    ),
  )
})

test('property: an amount of a token with decimals keeps its value', () => {
  const decimal = fc.tuple(fc.nat(10 ** 9), fc.nat(999_999))
  void fc.assert(
    fc.property(decimal, ([whole, fraction]) => {
      const text = `${whole}.${String(fraction).padStart(6, '0')}`
      const [line] = read(`${dave},${text},USD`)
      const units = parseUnits(text, 6)
      expect(line?.transfer?.units ?? line?.fault).toBe(
        units === 0n ? 'zeroAmount' : units,
      )
    }),
  )
})
