import { parseArgs } from 'node:util'
import {
  type ApprovedTransaction,
  type CallNode,
  InvalidInputError,
  SafeProtocolError,
  toAddress,
} from '@strongroom/safe-protocol'
import { readBundle } from '@strongroom/safe-protocol/bundle'
import {
  decideSigning,
  type Finding,
  findMessageRisks,
  findRisks,
  type SignableTypedData,
} from '@strongroom/safe-protocol/risks'
import type { Address } from 'viem'
import { askNode } from './askNode.ts'
import { type ChainFindings, checkChain } from './checkChain.ts'
import { checkLocally, type LocalFindings } from './checkLocally.ts'
import { plainText } from './plainText.ts'
import { type Check, type Claim, CommandError, type Report } from './Report.ts'
import { readSource } from './readSource.ts'
import { writeJson, writeText } from './writeReport.ts'

/** The world around the program. */
export interface Surroundings {
  readonly fetch: typeof globalThis.fetch
  /** Text of a file, or of the standard input for `-`. */
  readonly readText: (path: string) => Promise<string>
  readonly write: (text: string) => void
  readonly writeError: (text: string) => void
}

/** Meaning of the exit codes. */
export const exitCodes = { matches: 0, differs: 1, incomplete: 2 } as const

const usage = `Checks a transaction or a message of a safe before you sign it.

  safe-protocol verify <file>          a bundle, or a saved record of a gateway
  safe-protocol verify <link>          a hand-over link; it is read, never opened
  safe-protocol verify -               the same from the standard input
  safe-protocol verify <safeTxHash> --gateway <url> --chain <id>

  --rpc <url>           compare with this node
  --gateway <url>       read from this client gateway
  --message             the hash is that of a message; needs --safe
  --chain <id>          the chain that you expect
  --safe <address>      the safe that you expect
  --safe-version <x.y.z> version of the safe, where the source names none
  --hash <hash>         the hash that your device shows
  --approved <file>     transaction of another safe whose hash is approved;
                        may be given more than once
  --timeout <seconds>   for each answer of a server (10)
  --json                the report as JSON
  --help

Exit codes: 0 all that was checked is the same; 1 something differs, or the policy
refuses it; 2 bad usage, or something could not be read.
`

const options = {
  rpc: { type: 'string' },
  gateway: { type: 'string' },
  message: { type: 'boolean', default: false },
  chain: { type: 'string' },
  safe: { type: 'string' },
  'safe-version': { type: 'string' },
  hash: { type: 'string' },
  approved: { type: 'string', multiple: true, default: [] as string[] },
  timeout: { type: 'string', default: '10' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

/**
 * The program: verifies what the arguments name, prints a report and returns the exit
 * code.
 */
export async function runVerify(
  args: readonly string[],
  surroundings: Surroundings,
): Promise<number> {
  try {
    const { positionals, values } = parse(args)
    if (values.help) {
      surroundings.write(usage)
      return exitCodes.matches
    }
    const [command, given, ...more] = positionals
    if (command !== 'verify' || given === undefined || more.length > 0)
      throw new CommandError('Name one thing to verify. --help shows how.')
    const report = await verify(given, readOptions(values), surroundings)
    surroundings.write(values.json ? writeJson(report) : writeText(report))
    return exitCodes[report.status]
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    surroundings.writeError(`${plainText(error.message, 600)}\n`)
    return exitCodes.incomplete
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new CommandError(`${(error as Error).message} --help shows how.`)
  }
}

interface Options {
  readonly rpc: string | undefined
  readonly gateway: string | undefined
  readonly isMessage: boolean
  readonly chainId: string | undefined
  readonly safe: Address | undefined
  readonly safeVersion: string | undefined
  readonly hash: string | undefined
  readonly approved: readonly string[]
  /** Milliseconds. */
  readonly timeout: number
}

function readOptions(values: ReturnType<typeof parse>['values']): Options {
  const { chain, hash, safe, timeout } = values
  if (chain !== undefined && !/^[1-9]\d{0,19}$/.test(chain))
    throw new CommandError('--chain takes the number of a chain.')
  if (hash !== undefined && !/^0x[\da-f]{64}$/i.test(hash))
    throw new CommandError('--hash takes 0x and 64 hexadecimal digits.')
  const version = values['safe-version']
  if (version !== undefined && !/^\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(version))
    throw new CommandError('--safe-version takes a version such as 1.4.1.')
  const seconds = Number(timeout)
  if (!(seconds > 0 && seconds <= 600))
    throw new CommandError('--timeout takes seconds, 600 at most.')
  return {
    ...{ hash, chainId: chain, safeVersion: version },
    ...{ rpc: values.rpc, gateway: values.gateway },
    isMessage: values.message,
    safe: safe === undefined ? undefined : readAddress(safe),
    approved: values.approved,
    timeout: seconds * 1000,
  }
}

function readAddress(text: string): Address {
  try {
    return toAddress(text, '--safe')
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error
    throw new CommandError(error.message)
  }
}

async function verify(
  given: string,
  settings: Options,
  { fetch, readText }: Surroundings,
): Promise<Report> {
  const request = { fetch, timeout: settings.timeout }
  const read = await readSource(
    { ...settings, given },
    { ...request, readText },
  )
  if (read.claim === undefined) return failed(read.fault)
  const { claim } = read
  const approved = await readApproved(settings.approved, readText)
  const local = await checkLocally(claim, {
    ...settings,
    approved,
    requested: settings.gateway === undefined ? undefined : given,
  })
  const checks: Check[] = [...read.unread, ...local.checks]
  let chain: ChainFindings | undefined
  if (settings.rpc !== undefined)
    try {
      chain = await checkChain(claim, local, askNode(settings.rpc, request))
      checks.push(...chain.checks)
    } catch (error) {
      if (!(error instanceof CommandError)) throw error
      const found = error.message
      checks.push({ field: 'node', result: 'unread', found, by: 'node' })
    }
  const verdict = decide(claim, local, chain)
  if (verdict.decision === 'refuse')
    checks.push({
      field: 'policy',
      result: 'differs',
      found: verdict.reasons
        .flatMap(({ decision, finding }) =>
          decision === 'refuse' ? [finding.kind] : [],
        )
        .join(', '),
      by: 'policy',
    })
  return {
    status: statusOf(checks),
    ...{ claim, verdict, checks, hashes: local.hashes, tree: local.tree },
    signatures: chain?.signatures ?? local.signatures,
    tokens: chain?.tokens ?? {},
    // A node of another chain has told nothing of the safe.
    unchecked: listUnchecked(
      claim,
      local,
      chain?.threshold ? chain : undefined,
    ),
  }
}

const failed = (fault: Check): Report => ({
  status: 'differs',
  ...{ claim: undefined, hashes: undefined, tree: undefined },
  ...{ verdict: undefined, signatures: [], tokens: {}, checks: [fault] },
  unchecked: ['Everything else: the source contradicts itself.'],
})

function statusOf(checks: readonly Check[]): Report['status'] {
  const has = (result: Check['result']) =>
    checks.some((check) => check.result === result)
  return has('differs') ? 'differs' : has('unread') ? 'incomplete' : 'matches'
}

async function readApproved(
  files: readonly string[],
  readText: Surroundings['readText'],
): Promise<ApprovedTransaction[]> {
  const all: ApprovedTransaction[] = []
  for (const file of files) {
    const isText = /^(?:https?:|SRB1\.)/i.test(file)
    try {
      const bundle = await readBundle(isText ? file : await readText(file))
      const { chainId, safe, safeVersion, transaction } = bundle
      if (!transaction)
        throw new CommandError('--approved takes a transaction, not a message.')
      all.push({
        ...{
          chainId: BigInt(chainId),
          safe,
          version: safeVersion,
          transaction,
        },
      })
    } catch (error) {
      if (!(error instanceof SafeProtocolError)) throw error
      throw new CommandError(`--approved: ${error.message}`)
    }
  }
  return all
}

/** The policy's verdict on what the bytes do. */
function decide(
  claim: Claim,
  { hash, tree }: LocalFindings,
  chain: ChainFindings | undefined,
) {
  const { safe, chainId, transaction, message } = claim
  const isKnown = chain !== undefined && chain.threshold > 0
  const facts = isKnown
    ? { owners: chain.owners, threshold: chain.threshold }
    : {}
  const findings: Finding[] =
    transaction && tree
      ? [
          ...findRisks(tree, { safe, transaction, ...facts }),
          ...(chain?.risks ?? []),
        ]
      : findMessageRisks(
          typeof message === 'string'
            ? { kind: 'text', text: message }
            : { kind: 'typed', data: message as unknown as SignableTypedData },
          { chainId, safe, origin: null },
        )
  return decideSigning<Finding>(findings, { hash })
}

function listUnchecked(
  claim: Claim,
  { signatures, tree, version }: LocalFindings,
  chain: ChainFindings | undefined,
): string[] {
  const open = signatures.filter(({ isValid }) => isValid === undefined)
  return [
    ...(chain
      ? []
      : [
          'The chain: no node was asked, or it did not answer. Pass --rpc with a node that you trust.',
          'Version, owners, threshold and nonce of the safe, and its own hash.',
          ...(signatures.length > 0
            ? ['Whether the signers own the safe.']
            : []),
          ...(open.length > 0
            ? [
                `${open.length} signatures of contracts or approvals on the chain.`,
              ]
            : []),
          ...(tree?.operation === 1
            ? [`The code of ${tree.to}, which runs as the safe.`]
            : []),
        ]),
    ...(claim.safeVersion === undefined
      ? [
          `The version of the safe is not given; the hash is by the rules of ${version}.`,
        ]
      : []),
    ...(claim.transaction &&
    /^(?:SUCCESS|FAILED|CANCELLED)$/.test(claim.status ?? '')
      ? [`Whether it ended as the gateway says: ${claim.status}.`]
      : []),
    ...listUncomparedWords(claim, tree),
    ...(claim.transaction
      ? ['The effect of the execution: nothing was simulated.']
      : []),
    'Names, notes and pictures: they are not part of what is signed.',
  ]
}

/** Kinds of transactions whose words are compared with the bytes. */
const comparedKinds: readonly unknown[] = [
  ...['Transfer', 'SettingsChange', 'Custom', undefined],
]

function listUncomparedWords(
  { description }: Claim,
  tree: CallNode | undefined,
): string[] {
  const { type } = Object(description?.txInfo) as { type?: unknown }
  const { dataDecoded } = Object(description?.txData) as {
    dataDecoded?: unknown
  }
  return [
    ...(comparedKinds.includes(type)
      ? []
      : [
          `The words of the gateway about a ${plainText(`${type}`, 40)}, but for its call data.`,
        ]),
    ...(dataDecoded && tree && hasUnknownCall(tree)
      ? ['Whether a call that cannot be decoded has the name that is given.']
      : []),
  ]
}

const hasUnknownCall = ({ method, data, children }: CallNode): boolean =>
  (method === undefined && data !== '0x') || children.some(hasUnknownCall)
