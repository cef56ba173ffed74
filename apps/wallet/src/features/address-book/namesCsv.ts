import {
  indexLookAlikes,
  type KnownAddress,
} from '@strongroom/safe-protocol/risks'
import { classifyName, parseAddressText } from '@strongroom/ui-kit'
import type { Address } from 'viem'
import { parseCsv, writeCsvLine } from '../../core/csv.ts'
import { cleanName, isChainId } from '../../storage/guards.ts'
import type { Names } from '../../storage/parseSafes.ts'
import type { NamedAddress } from './listNames.ts'

const columns = ['address', 'name', 'chainId']
/** Lines that a browser's storage and a reader can take. */
export const mostLines = 5_000

/** Why a whole file cannot be imported. */
export class NamesFileError extends Error {
  override readonly name = 'NamesFileError'
  readonly problem: 'noNames' | 'tooManyLines'

  constructor(problem: NamesFileError['problem']) {
    super(problem)
    this.problem = problem
  }
}

/** Why a line is refused. */
export type LineProblem =
  | {
      kind:
        | 'noAddress'
        | 'malformed'
        | 'checksum'
        | 'otherNetwork'
        | 'badNetwork'
        | 'noName'
    }
  | { kind: 'namedBefore'; name: string }

/** Why to look at a line again before it is stored. */
export type LineWarning =
  | { kind: 'looksLike'; other: string }
  | { kind: 'nameTaken'; address: string }
  | { kind: 'oddCharacters'; characters: string }
  | { kind: 'cleaned' }
  | { kind: 'unknownNetwork'; id: string }

/** Names as CSV, a line for each address and network. */
export const writeNames = (entries: readonly NamedAddress[]): string =>
  [
    columns,
    ...entries.flatMap(({ address, name, chainIds }) =>
      chainIds.map((chainId) => [address, name, chainId]),
    ),
  ]
    .map(writeCsvLine)
    .join('')

/** What one line of a file would change. */
export interface PlannedName {
  line: number
  address: string
  name: string
  chainId: string
  change: 'add' | 'rename' | 'none' | 'refused'
  /** The name here, which the line would replace. */
  before?: string | undefined
  problem?: LineProblem
  warnings: LineWarning[]
}

/**
 * Reads names of a CSV file, `address,name,chainId`, and says line by line what they
 * would change. Nothing is stored.
 *
 * @param known Accounts that an address of the file may imitate, such as owners.
 * @throws NamesFileError when the file has no such lines, or too many.
 */
export function planNames(
  text: string,
  {
    names,
    chains,
    chainId: current,
    known,
  }: {
    names: Names
    chains: readonly { chainId: string; shortName: string }[]
    /** Network of lines that name none. */
    chainId: string
    known: readonly KnownAddress[]
  },
): PlannedName[] {
  const lines = parseCsv(text)
  const head = lines[0]?.cells.map((cell) => cell.toLowerCase())
  const hasHead = head?.includes('address') === true
  const at = (name: string, fallback: number) =>
    hasHead ? head.indexOf(name.toLowerCase()) : fallback
  const places = columns.map(at)
  const rows = hasHead ? lines.slice(1) : lines
  if (rows.length === 0) throw new NamesFileError('noNames')
  if (rows.length > mostLines) throw new NamesFileError('tooManyLines')

  const owners = new Map(
    Object.entries(names).flatMap(([id, entries]) =>
      Object.entries(entries).map(
        ([address, name]) => [`${id} ${name.toLowerCase()}`, address] as const,
      ),
    ),
  )
  const taken = new Map<string, string>()
  const read = rows.map(({ line, cells }) => {
    const [address = '', name = '', id = ''] = places.map(
      (place) => cells[place],
    )
    return plan({ line, address, name, chainId: id || current })
  })
  const all = read.filter(({ change }) => change !== 'refused')
  const find = indexLookAlikes([
    ...known,
    ...Object.values(names).flatMap((entries) =>
      Object.entries(entries).map(([address, name]) => ({ address, name })),
    ),
  ])
  // A file can imitate itself: an address that is known passes for no imitation.
  const groups = new Map<string, PlannedName[]>()
  for (const one of all)
    groups.set(endsOf(one), [...(groups.get(endsOf(one)) ?? []), one])
  for (const one of all) {
    const isOther = ({ address }: { address: string }) =>
      address.toLowerCase() !== one.address.toLowerCase()
    const alike = find(one.address) ?? groups.get(endsOf(one))?.find(isOther)
    if (alike)
      one.warnings.unshift({
        kind: 'looksLike',
        other: alike.name || alike.address,
      })
  }
  return read

  function plan(row: {
    line: number
    address: string
    name: string
    chainId: string
  }): PlannedName {
    const refuse = (problem: LineProblem): PlannedName => ({
      ...row,
      change: 'refused',
      problem,
      warnings: [],
    })
    const { chainId } = row
    const chain = chains.find((one) => one.chainId === chainId)
    const parsed = parseAddressText(row.address, {
      shortName: chain?.shortName,
    })
    if (parsed.address === null) return refuse({ kind: problems[parsed.error] })
    if (!isChainId(chainId)) return refuse({ kind: 'badNetwork' })
    const name = cleanName(row.name)
    if (name === undefined) return refuse({ kind: 'noName' })
    const address: Address = parsed.address
    const lower = address.toLowerCase()
    const key = `${chainId} ${lower}`
    const other = taken.get(key)
    if (other !== undefined && other !== name)
      return refuse({ kind: 'namedBefore', name: other })
    const before = names[chainId]?.[lower]
    const isKnown = before === name || other === name
    taken.set(key, name)
    return {
      ...row,
      address,
      name,
      change: isKnown ? 'none' : before === undefined ? 'add' : 'rename',
      ...(before !== undefined && { before }),
      warnings: isKnown ? [] : warn(name, chainId, lower, row.name, chain),
    }
  }

  function warn(
    name: string,
    chainId: string,
    lower: string,
    given: string,
    chain: object | undefined,
  ): LineWarning[] {
    const owner = owners.get(`${chainId} ${name.toLowerCase()}`)
    const isTaken = owner !== undefined && owner !== lower
    const { odd } = classifyName(name)
    return [
      ...list(isTaken && { kind: 'nameTaken', address: owner }),
      ...list(
        odd.length > 0 && { kind: 'oddCharacters', characters: odd.join(' ') },
      ),
      ...list(name !== given.trim() && { kind: 'cleaned' }),
      ...list(!chain && { kind: 'unknownNetwork', id: chainId }),
    ]
  }
}

const list = (warning: LineWarning | false): LineWarning[] =>
  warning ? [warning] : []

/** The digits that people compare. */
const endsOf = ({ address }: PlannedName) =>
  (address.slice(2, 6) + address.slice(-4)).toLowerCase()

const problems = {
  empty: 'noAddress',
  malformed: 'malformed',
  checksum: 'checksum',
  'wrong-chain': 'otherNetwork',
} as const
