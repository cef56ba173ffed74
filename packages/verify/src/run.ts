import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type Report, verifyDeployment } from './verifyDeployment.ts'

const usage = `Usage: strongroom-verify <url> [--release <file or URL>] [--sha256 <hash>]
                         [--timeout <seconds>] [--json]

Compares a deployed wallet with a release: every file, and the headers of every answer.

  --release  the release.json of the release, from the release and not from the site
  --sha256   its hash in hex; alone, the site's own list is used if it has this hash
  --timeout  seconds for the whole comparison, 300 without it
  --json     the report as JSON

Without --release and --sha256 the site is compared with its own list. This shows
whether the site is whole. Compare the hash that is printed with the release page.

Exit code: 0 no difference, 1 the site differs, 2 it could not be compared.`

/** Where the command writes to. */
interface Output {
  print(text: string): void
  complain(text: string): void
}

/** Runs the command, and gives its exit code. */
export async function run(
  args: readonly string[],
  { print, complain }: Output,
): Promise<0 | 1 | 2> {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        release: { type: 'string' },
        sha256: { type: 'string' },
        timeout: { type: 'string', default: '300' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
    if (values.help) {
      print(usage)
      return 0
    }
    const [url, ...rest] = positionals
    const seconds = Number(values.timeout)
    if (url === undefined || rest.length > 0 || !(seconds > 0)) {
      complain(usage)
      return 2
    }
    const { release, sha256, json } = values
    const signal = AbortSignal.timeout(seconds * 1000)
    const report = await verifyDeployment(url, {
      signal,
      ...(release !== undefined && {
        release: await readList(release, url, sha256 !== undefined, signal),
      }),
      ...(sha256 !== undefined && { sha256 }),
      ownList: release === undefined && sha256 === undefined,
    })
    print(json ? JSON.stringify(report, null, 2) : describe(report))
    return report.differences.length === 0 ? 0 : 1
  } catch (error) {
    const { message, cause } = error as Error
    complain(cause instanceof Error ? `${message}: ${cause.message}` : message)
    return 2
  }
}

async function readList(
  place: string,
  site: string,
  hasHash: boolean,
  signal: AbortSignal,
): Promise<string> {
  if (!/^https?:/u.test(place)) return readFile(place, 'utf8')
  if (!hasHash && new URL(place).origin === new URL(site).origin)
    throw new Error('The list has to come from the release, not from the site')
  const response = await fetch(place, { signal })
  if (!response.ok) throw new Error(`${place}: HTTP ${response.status}`)
  return response.text()
}

function describe(report: Report): string {
  const { url, release, differences } = report
  const isOwn = release.namedBy === 'site'
  const commit = release.commit ?? '(none)'
  const lines = [
    isOwn
      ? `${url} and its own list of files, which names the commit ${commit}`
      : `${url} and the release of commit ${commit}`,
    `list of files: sha256 ${release.sha256}`,
    `${report.files} files and the headers of ${report.responses} answers were compared.`,
    '',
    ...Object.entries(report.choices).map(
      ([name, value]) => `chosen here: ${name} ${value.trim()}`,
    ),
    '',
  ]
  for (const { path, kind, header, expected, found } of differences) {
    const name =
      kind === 'header'
        ? `DIFFERENT  ${path}  ${header}`
        : `${kind.toUpperCase().padEnd(9)}  ${path}`
    lines.push(
      kind === 'missing'
        ? `${name}  ${found}`
        : `${name}\n  expected ${expected}\n  found    ${found ?? '(absent)'}`,
    )
  }
  if (differences.length > 0)
    lines.push(
      `The site differs from ${isOwn ? 'its own list' : 'the release'} in ${differences.length} places. Sign nothing there.`,
    )
  else if (isOwn)
    lines.push(
      'The site is whole: it serves every file and header of its own list.',
      'This does not prove that it serves a published release. Compare the hash above',
      'with the release page, or give it: --sha256 <hash of the release page>',
    )
  else lines.push('The site serves the release.')
  return lines.join('\n')
}
