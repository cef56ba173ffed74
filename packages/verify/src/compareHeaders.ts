/** Directives whose sources a deployment chooses by its configuration. */
export const chosenDirectives: readonly string[] = [
  'connect-src',
  'frame-src',
  'img-src',
  'report-to',
  'report-uri',
]

/** A header that differs. `expected` is undefined for one that should be absent. */
export interface HeaderDifference {
  readonly header: string
  readonly expected: string
  readonly found: string | null
}

/** Directives of a policy by name; a repeated one counts once, as in browsers. */
export function parsePolicy(policy: string): Map<string, string> {
  const directives = new Map<string, string>()
  for (const part of policy.split(';')) {
    const [name = '', ...values] = part.trim().split(/\s+/u)
    const key = name.toLowerCase()
    if (key !== '' && !directives.has(key))
      directives.set(key, values.join(' '))
  }
  return directives
}

/**
 * Differences between the headers of a response and those of the release.
 *
 * A source of a chosen directive may not open more than single sites: no `*`, no
 * `unsafe-…`, no scheme but those that the release has as well.
 */
export function compareHeaders(
  expected: Readonly<Record<string, string>>,
  found: Headers,
): HeaderDifference[] {
  const differences: HeaderDifference[] = []
  for (const [header, value] of Object.entries(expected)) {
    const actual = found.get(header)
    if (header.toLowerCase() === 'content-security-policy')
      differences.push(...comparePolicies(value, actual))
    else if (normalize(header, actual) !== value)
      differences.push({ header, expected: value, found: actual })
  }
  return differences
}

/** The deployment may name where browsers report to. */
function normalize(header: string, value: string | null): string | null {
  return header.toLowerCase() === 'integrity-policy'
    ? (value?.replace(/,\s*endpoints=\([^)]*\)$/u, '') ?? null)
    : value
}

function comparePolicies(
  expected: string,
  found: string | null,
): HeaderDifference[] {
  const header = 'Content-Security-Policy'
  // Several headers arrive joined by commas; each would narrow the others.
  if (found === null || found.includes(','))
    return [{ header, expected, found }]
  const right = parsePolicy(expected)
  const actual = parsePolicy(found)
  const names = new Set([...right.keys(), ...actual.keys()])
  return [...names].flatMap((name) => {
    const [wanted, given] = [right.get(name), actual.get(name)]
    const isSame =
      name === 'worker-src'
        ? // A deployment without offline use allows no worker at all.
          given === wanted || given === "'none'"
        : chosenDirectives.includes(name)
          ? isNarrow(wanted ?? '', given)
          : given === wanted
    return isSame
      ? []
      : [
          {
            header: `${header}: ${name}`,
            expected: wanted ?? '(absent)',
            found: given ?? null,
          },
        ]
  })
}

function isNarrow(wanted: string, given: string | undefined): boolean {
  // A missing directive falls back to default-src 'none', a missing report to none.
  if (given === undefined) return true
  const known = new Set(wanted.split(' '))
  return given
    .split(' ')
    .every(
      (source) =>
        known.has(source) ||
        source === "'none'" ||
        /^(?:https|wss):\/\/[\w-]+(?:\.[\w-]+)*(?::\d+)?(?:\/\S*)?$/u.test(
          source,
        ) ||
        /^(?:http|ws):\/\/(?:localhost|127\.0\.0\.1)(?::(?:\d+|\*))?$/u.test(
          source,
        ) ||
        /^[\w-]+$/u.test(source),
    )
}

/** Headers that make a browser do something which no release asks for. */
const unwanted = [
  'Clear-Site-Data',
  'Content-Security-Policy-Report-Only',
  'Origin-Trial',
  'Refresh',
]

/** Headers of a response that act on the page or its storage, and are in no release. */
export function findUnwanted(found: Headers): HeaderDifference[] {
  const sent = unwanted.filter((header) => found.has(header))
  // Hosts add links that load early. A style sheet would change what the page shows.
  if (/\brel\s*=\s*"?[^",;]*stylesheet/iu.test(found.get('Link') ?? ''))
    sent.push('Link')
  return sent.map((header) => ({
    header,
    expected: '(absent)',
    found: found.get(header),
  }))
}

const types: Readonly<Record<string, readonly [string, RegExp]>> = {
  css: ['text/css', /^text\/css$/u],
  html: ['text/html', /^text\/html$/u],
  js: [
    'text/javascript',
    /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/u,
  ],
  svg: ['image/svg+xml', /^image\/svg\+xml$/u],
}

/** Whether a file is served as what its ending says, and no other file as a document. */
export function compareType(file: string, found: Headers): HeaderDifference[] {
  const value = found.get('Content-Type')
  const [type = '', ...parameters] = (value ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  const [expected, pattern] = types[file.split('.').at(-1) ?? ''] ?? [
    'the type of a file that is no page',
    /^(?!.*(?:html|xml)$)/u,
  ]
  // Another encoding makes another text of the same bytes.
  const isText = parameters.every(
    (part) => !part.startsWith('charset') || /^charset="?utf-?8"?$/u.test(part),
  )
  return pattern.test(type) && isText
    ? []
    : [{ header: 'Content-Type', expected, found: value }]
}
