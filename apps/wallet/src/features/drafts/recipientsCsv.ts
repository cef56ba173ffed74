import {
  indexLookAlikes,
  type KnownAddress,
} from '@strongroom/safe-protocol/risks'
import {
  parseAddressText,
  parseAmount,
  suggestAmounts,
} from '@strongroom/ui-kit'
import { type Address, zeroAddress } from 'viem'
import { type CsvLine, parseCsv } from '../../core/csv.ts'

/** Most recipients of one list: each is a call of the batch. */
export const mostRecipients = 500
/** Longest list that is read, in characters. */
export const mostCharacters = 200_000

/** Why a whole list is refused. */
export class RecipientsError extends Error {
  override readonly name = 'RecipientsError'
  readonly problem: 'noRecipients' | 'tooManyLines' | 'tooLong'
  /** Lines of the list, where they were counted. */
  readonly lines: number

  constructor(problem: RecipientsError['problem'], lines = 0) {
    super(problem)
    this.problem = problem
    this.lines = lines
  }
}

/** Why a line is refused. */
export type LineFault =
  | 'noRecipient'
  | 'malformed'
  | 'checksum'
  | 'otherNetwork'
  | 'unknownName'
  | 'zeroAddress'
  | 'toSelf'
  | 'toToken'
  | 'unknownToken'
  | 'ambiguousToken'
  | 'unprovenToken'
  | 'onlyCoins'
  | 'noAmount'
  | 'badAmount'
  | 'ambiguousAmount'
  | 'tooManyDecimals'
  | 'zeroAmount'

/** Why to look at a line again before it is added. */
export type LineDoubt =
  | { kind: 'looksLike'; other: string }
  | { kind: 'repeated'; line: string }

/** An asset that lines can name. */
export interface ListedAsset {
  /** Undefined for the chain's coin. */
  token: Address | undefined
  symbol: string
  decimals: number
}

/** One line of a list of recipients, as it was read. */
export interface RecipientLine {
  line: number
  /** Cells as typed. */
  recipient: string
  amount: string
  token: string
  fault?: LineFault
  doubts: readonly LineDoubt[]
  /** Set unless there is a fault. */
  transfer?: { to: Address; asset: ListedAsset; units: bigint }
}

const columns = {
  recipient: ['recipient', 'receiver', 'address', 'to', 'empfänger'],
  amount: ['amount', 'value', 'betrag'],
  token: ['token', 'asset', 'token_address', 'currency'],
  type: ['token_type', 'type'],
} as const

type Column = keyof typeof columns

/** Places of the columns by their heading; undefined without a heading. */
function readHead(line: CsvLine | undefined) {
  const names = line?.cells.map((cell) => cell.toLowerCase()) ?? []
  const find = (column: Column) =>
    names.findIndex((name) =>
      (columns[column] as readonly string[]).includes(name),
    )
  const places = {
    recipient: find('recipient'),
    amount: find('amount'),
    token: find('token'),
    type: find('type'),
  }
  return places.recipient >= 0 && places.amount >= 0 ? places : undefined
}

/** Splits a list into lines with their cells, before any of them is checked. */
export function splitRecipients(
  text: string,
): readonly Pick<RecipientLine, 'line' | 'recipient' | 'amount' | 'token'>[] {
  if (text.length > mostCharacters) throw new RecipientsError('tooLong')
  const lines = parseCsv(text)
  const head = readHead(lines[0])
  const rows = head ? lines.slice(1) : lines
  if (rows.length === 0) throw new RecipientsError('noRecipients')
  if (rows.length > mostRecipients)
    throw new RecipientsError('tooManyLines', rows.length)
  const { recipient, amount, token, type } = head ?? {
    ...{ recipient: 0, amount: 1, token: 2, type: -1 },
  }
  return rows.map(({ line, cells }) => {
    const isNft = /nft|721|1155/i.test(cells[type] ?? '')
    return {
      line,
      recipient: cells[recipient] ?? '',
      amount: cells[amount] ?? '',
      token: isNft ? `${cells[type]}` : (cells[token] ?? ''),
    }
  })
}

/**
 * Reads a list of recipients, `recipient,amount,token` or with a heading, and checks it
 * line by line. An amount is read by the signs of the locale; one that only another
 * language can write is read as that, and one with two readings is refused.
 *
 * @throws RecipientsError for a list that is empty or too long
 */
export function readRecipients(
  text: string,
  options: {
    safe: Address
    shortName: string
    locale: string
    /** The coin first, then the tokens whose decimals are proven. */
    assets: readonly ListedAsset[]
    book: readonly { readonly address: Address; readonly name: string }[]
    /** Accounts that a recipient may imitate. */
    known: readonly KnownAddress[]
  },
): readonly RecipientLine[] {
  const { safe, shortName, locale, assets, book, known } = options
  const find = indexLookAlikes([...book, ...known])
  const seen = new Map<string, string>()
  const names = new Map(
    book.map(({ address, name }) => [name.toLowerCase(), address]),
  )
  return splitRecipients(text).map((row): RecipientLine => {
    const refuse = (fault: LineFault) => ({ ...row, fault, doubts: [] })
    const to = readRecipient(row.recipient)
    if (typeof to === 'string' && !to.startsWith('0x'))
      return refuse(to as LineFault)
    const address = to as Address
    if (address === zeroAddress) return refuse('zeroAddress')
    if (address === safe) return refuse('toSelf')
    const asset = readAsset(row.token)
    if (typeof asset === 'string') return refuse(asset)
    if (assets.some(({ token }) => token === address)) return refuse('toToken')
    const units = readUnits(row.amount, asset.decimals)
    if (typeof units === 'string') return refuse(units)
    const key = `${address} ${asset.token} ${units}`
    const before = seen.get(key)
    const alike = find(address)
    if (before === undefined) seen.set(key, String(row.line))
    const doubts: LineDoubt[] = []
    if (alike) {
      const { name, address: other } = alike
      doubts.push({ kind: 'looksLike', other: name || other })
    }
    if (before !== undefined) doubts.push({ kind: 'repeated', line: before })
    return { ...row, doubts, transfer: { to: address, asset, units } }
  })

  function readRecipient(cell: string): Address | LineFault {
    const parsed = parseAddressText(cell, { shortName })
    if (parsed.address !== null) return parsed.address
    const named = names.get(cell.toLowerCase())
    if (named) return named
    if (parsed.error === 'malformed' && !/0x/i.test(cell)) return 'unknownName'
    return recipientFaults[parsed.error]
  }

  function readAsset(cell: string): ListedAsset | LineFault {
    const [coin] = assets
    if (coin === undefined) return 'unknownToken'
    const name = cell.toLowerCase()
    if (/nft|721|1155/.test(name)) return 'onlyCoins'
    if (['', 'native', zeroAddress, coin.symbol.toLowerCase()].includes(name))
      return coin
    const parsed = parseAddressText(cell, { shortName })
    if (parsed.address !== null)
      return (
        assets.find(({ token }) => token === parsed.address) ?? 'unprovenToken'
      )
    if (/^(?:[\w-]+:)?0x[0-9a-f]{8,}/i.test(cell))
      return recipientFaults[parsed.error]
    const named = assets.filter(({ symbol }) => symbol.toLowerCase() === name)
    const [only, other] = named
    return other ? 'ambiguousToken' : (only ?? 'unknownToken')
  }

  function readUnits(cell: string, decimals: number): bigint | LineFault {
    const first = parseAmount(cell, decimals, { locale })
    const readings =
      first.error === null ? [] : suggestAmounts(cell, decimals, { locale })
    const [only, other] = readings
    const parsed =
      only !== undefined && other === undefined
        ? parseAmount(only, decimals, { locale })
        : first
    if (parsed.error !== null)
      return other === undefined
        ? amountFaults[parsed.error]
        : 'ambiguousAmount'
    return parsed.amount === 0n ? 'zeroAmount' : parsed.amount
  }
}

const recipientFaults = {
  empty: 'noRecipient',
  malformed: 'malformed',
  checksum: 'checksum',
  'wrong-chain': 'otherNetwork',
} as const

const amountFaults = {
  empty: 'noAmount',
  malformed: 'badAmount',
  ambiguous: 'ambiguousAmount',
  'too-many-decimals': 'tooManyDecimals',
  'too-large': 'badAmount',
} as const
