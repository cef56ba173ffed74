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
const mostLines = 5_000

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
  /** Why the line is refused. */
  problem?: string
  /** Why to look at the line again. */
  warnings: string[]
}

/**
 * Reads names of a CSV file, `address,name,chainId`, and says line by line what they
 * would change. Nothing is stored.
 *
 * @param known Accounts that an address of the file may imitate, such as owners.
 * @throws Error when the file has no such lines, or too many.
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
  if (rows.length === 0) throw new Error('The file has no names.')
  if (rows.length > mostLines)
    throw new Error(`The file has more than ${mostLines} lines.`)

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
      one.warnings.unshift(
        `Looks like ${alike.name || alike.address}, but is another address.`,
      )
  }
  return read

  function plan(row: {
    line: number
    address: string
    name: string
    chainId: string
  }): PlannedName {
    const refuse = (problem: string): PlannedName => ({
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
    if (parsed.address === null) return refuse(problems[parsed.error])
    if (!isChainId(chainId)) return refuse('The network is not a number.')
    const name = cleanName(row.name)
    if (name === undefined) return refuse('The name is missing.')
    const address: Address = parsed.address
    const lower = address.toLowerCase()
    const key = `${chainId} ${lower}`
    const other = taken.get(key)
    if (other !== undefined && other !== name)
      return refuse(`An earlier line names this address ${other}.`)
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
  ): string[] {
    const owner = owners.get(`${chainId} ${name.toLowerCase()}`)
    const isTaken = owner !== undefined && owner !== lower
    const { odd } = classifyName(name)
    return [
      ...(isTaken ? [`Another address has this name here: ${owner}.`] : []),
      ...(odd.length > 0
        ? [`The name has unusual characters: ${odd.join(' ')}`]
        : []),
      ...(name === given.trim() ? [] : ['The name was shortened or cleaned.']),
      ...(chain ? [] : [`Network ${chainId} is not one of this wallet’s.`]),
    ]
  }
}

/** The digits that people compare. */
const endsOf = ({ address }: PlannedName) =>
  (address.slice(2, 6) + address.slice(-4)).toLowerCase()

const problems = {
  empty: 'The address is missing.',
  malformed: 'This is no address.',
  checksum: 'The checksum is wrong: the address was mistyped or changed.',
  'wrong-chain': 'The address is for another network.',
}
