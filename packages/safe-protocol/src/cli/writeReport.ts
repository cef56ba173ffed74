import type { CallNode } from '@strongroom/safe-protocol'
import type { Reason } from '@strongroom/safe-protocol/risks'
import { findingTexts } from './findingTexts.ts'
import { plainJson, plainLines, plainText } from './plainText.ts'
import type { Check, Claim, Report } from './Report.ts'

/** Longest value and longest message that are printed. `--json` has all of them. */
const longest = { value: 200, message: 20_000 }

const sources: Readonly<Record<Check['by'], string>> = {
  bytes: 'the bytes give',
  signatures: 'the signatures give',
  node: 'the node says',
  options: 'found',
  policy: 'the policy says',
}

const results: Readonly<Record<Report['status'], string>> = {
  matches: 'MATCHES. Everything that was checked is the same.',
  differs: 'DIFFERS. Do not sign.',
  incomplete: 'INCOMPLETE. A source did not answer. Do not sign yet.',
}

/** The report for a person: plain lines without colours, foreign texts escaped. */
export function writeText(report: Report): string {
  const { claim, checks, unchecked, verdict } = report
  const differences = checks.filter(({ result }) => result === 'differs')
  const unread = checks.filter(({ result }) => result === 'unread')
  const names = new Set(
    checks.flatMap(({ field, result }) => (result === 'same' ? [field] : [])),
  )
  const reasons = (verdict?.reasons ?? []).filter(
    ({ decision }) => decision !== 'allow',
  )
  const sections: (readonly [string, readonly string[]])[] = [
    ...(claim ? writeClaim(report, claim) : []),
    ['Read before you sign', reasons.flatMap(writeReason)],
    [
      'Signatures',
      report.signatures.map(
        ({ signer, kind, isValid }) =>
          `${plainText(signer, 80)}  ${kind}, ${isValid === undefined ? 'not checked' : isValid ? 'valid' : 'NOT VALID'}`,
      ),
    ],
    ['Same', names.size > 0 ? [[...names].join(', ')] : []],
    ['Not checked', [...unread.map(writeUnread), ...unchecked]],
    ['Differences', differences.map(writeDifference)],
  ]
  return `${[
    ...sections.flatMap(([title, lines]) =>
      lines.length > 0 ? [title, ...lines.map((line) => `  ${line}`), ''] : [],
    ),
    `Result: ${results[report.status]}`,
  ].join('\n')}\n`
}

function writeClaim(
  { hashes, tree, tokens }: Report,
  claim: Claim,
): [string, string[]][] {
  const { transaction, message } = claim
  const subject: [string, string[]] = [
    transaction ? 'Transaction of a safe' : 'Message of a safe',
    columns({
      chain: claim.chainId,
      safe: claim.safe,
      version: plainText(claim.safeVersion ?? 'not given'),
    }),
  ]
  const names = {
    domainHash: 'domain hash',
    messageHash: 'message hash',
    safeTxHash: 'safeTxHash',
    safeMessageHash: 'hash to sign',
  }
  const found: [string, string[]] = [
    'Hashes, computed here: compare them with your device',
    columns(
      Object.fromEntries(
        Object.entries(hashes ?? {}).map(([name, hash]) => [
          names[name as keyof typeof names],
          `${hash}`,
        ]),
      ),
    ),
  ]
  if (transaction) {
    const { data, ...fields } = transaction
    return [
      subject,
      found,
      [
        'Fields that are signed',
        columns({ ...fields, data: plainText(data, longest.value) }),
      ],
      ['What the bytes do', tree ? writeCall(tree, tokens) : []],
    ]
  }
  const text =
    typeof message === 'string'
      ? message
      : JSON.stringify(message, undefined, 2)
  return [
    subject,
    found,
    [
      typeof message === 'string' ? 'Text' : 'Typed data',
      plainLines(`${text}`, longest.message),
    ],
  ]
}

function columns(values: object): string[] {
  const rows = Object.entries(values)
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`)
}

function writeCall(
  call: CallNode,
  tokens: Report['tokens'],
  depth = 0,
): string[] {
  const { to, value, data, operation, method, children, contract } = call
  const token = tokens[to.toLowerCase()]
  const pad = '  '.repeat(depth)
  const name = method
    ? `call ${plainText(method.name, 80)}`
    : data === '0x'
      ? 'send'
      : 'call unknown bytes'
  const label = contract
    ? ` (${contract.name} ${contract.version}, by its address)`
    : token
      ? ` (${plainText(token.symbol, 20)}, by the node)`
      : ''
  const head = operation === 1 ? `DELEGATE ${name}` : name
  const amount = value > 0n ? `, with ${value} wei (${scale(value, 18)})` : ''
  return [
    `${pad}${head} of ${to}${label}${amount}`
      .replace(' send of', ' send to')
      .replace(/^send of/, 'send to'),
    ...(method?.parameters ?? []).map(({ name: key, value: given }) => {
      const isAmount =
        typeof given === 'bigint' && /^(?:value|amount)$/.test(key)
      const units =
        isAmount && token
          ? ` (${scale(given, token.decimals)} ${plainText(token.symbol, 20)})`
          : ''
      return `${pad}  ${plainText(key, 40)}: ${plainText(`${given}`, longest.value)}${units}`
    }),
    ...(method || data === '0x'
      ? []
      : [`${pad}  data: ${plainText(data, longest.value)}`]),
    ...children.flatMap((child, index) => [
      `${pad}  ${index + 1}.`,
      ...writeCall(child, tokens, depth + 2),
    ]),
  ]
}

/** Base units as a decimal number. */
function scale(value: bigint, decimals: number): string {
  const digits = `${value}`.padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const rest = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return rest === '' ? whole : `${whole}.${rest}`
}

function writeReason({ decision, finding }: Reason): string[] {
  const { kind, ...values } = finding
  const details = Object.entries(values).flatMap(([name, value]) =>
    name === 'path' || name === 'safe'
      ? []
      : [
          `  ${name}: ${plainText(plainJson(value).replace(/\n\s*/g, ' '), longest.value)}`,
        ],
  )
  return [
    `${decision.toUpperCase()}: ${findingTexts[kind]} [${kind}]`,
    ...details,
  ]
}

function writeDifference({ field, claimed, found, by }: Check): string {
  if (found === undefined)
    return `${field}: ${plainText(claimed ?? 'it cannot be read')}`
  const given = claimed === undefined ? '' : `given ${plainText(claimed)}, `
  return `${field}: ${given}${sources[by]} ${plainText(found)}`
}

const writeUnread = ({ field, found }: Check) =>
  `${field}: ${plainText(found ?? 'no answer', 300)}`

/** The report for programs: one JSON object in printable ASCII. */
export function writeJson(report: Report): string {
  const { claim, verdict } = report
  const { transaction, message } = claim ?? {}
  return `${plainJson({
    version: 1,
    status: report.status,
    ...(claim && {
      source: claim.source,
      chainId: claim.chainId,
      safe: claim.safe,
      safeVersion: claim.safeVersion ?? null,
      claimedHash: claim.hash,
    }),
    hashes: report.hashes ?? null,
    ...(transaction && { transaction, calls: report.tree }),
    ...(message !== undefined && { message }),
    decision: verdict?.decision ?? null,
    findings: (verdict?.reasons ?? []).map(({ finding, decision }) => ({
      ...finding,
      decision,
    })),
    signatures: report.signatures.map(({ signer, kind, isValid }) => ({
      signer,
      kind,
      valid: isValid ?? null,
    })),
    tokens: report.tokens,
    checks: report.checks,
    notChecked: report.unchecked,
  })}\n`
}
