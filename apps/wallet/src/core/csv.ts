/** Begins what a spreadsheet takes for a formula, also in full width. */
const formula = /^\s*[=+\-@\t\r＝＋－＠]/

/**
 * A cell as RFC 4180 writes it. A text that a spreadsheet would run as a formula gets
 * an apostrophe before it: token symbols and names are chosen by strangers.
 */
function writeCell(value: string): string {
  const text = formula.test(value) ? `'${value}` : value
  return text !== value || /[",;\t\r\n]/.test(text)
    ? `"${text.replaceAll('"', '""')}"`
    : text
}

/** One line of a CSV file, with its end. */
export const writeCsvLine = (cells: readonly string[]): string =>
  `${cells.map(writeCell).join(',')}\r\n`

/** One line of a CSV file that was read. */
export interface CsvLine {
  /** Number of the line in the file, from 1. */
  line: number
  cells: string[]
}

/**
 * Reads a CSV file: quoted cells, either line end, commas, semicolons, or the tabs of
 * cells that are copied from a spreadsheet. Empty lines are left out, and the
 * apostrophe of `writeCsvLine` is taken off again.
 */
export function parseCsv(text: string): CsvLine[] {
  const source = text.replace(/^\uFEFF/, '')
  const first = /^[^\r\n]*/.exec(source)?.[0] ?? ''
  const separator = separatorOf(first)
  const lines: CsvLine[] = []
  let cells: string[] = []
  let cell = ''
  let line = 1
  let start = 1
  let isQuoted = false
  const endCell = () => {
    cells.push(/^'\s*[=+\-@＝＋－＠]/.test(cell) ? cell.slice(1) : cell)
    cell = ''
  }
  const endLine = () => {
    endCell()
    if (cells.some((one) => one.trim() !== ''))
      lines.push({ line: start, cells: cells.map((one) => one.trim()) })
    cells = []
    start = line
  }
  for (let at = 0; at < source.length; at++) {
    const sign = source[at]
    if (sign === '\n') line++
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (source[at + 1] === '"') cell += source[++at]
      else isQuoted = false
    } else if (sign === '"' && cell.trim() === '') {
      isQuoted = true
      cell = ''
    } else if (sign === separator) endCell()
    else if (sign === '\n') endLine()
    else if (sign !== '\r') cell += sign
  }
  endLine()
  return lines
}

/** The first separator of a line outside of quotes: amounts have commas as well. */
const separatorOf = (line: string): string =>
  /[\t,;]/.exec(line.replace(/"[^"]*"/g, ''))?.[0] ?? ','
