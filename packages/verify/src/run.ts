import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type Report, verifyDeployment } from './verifyDeployment.ts'

const usage = `Usage: strongroom-verify <url> --release <file or URL> [--sha256 <hash>] [--json]
       strongroom-verify <url> --sha256 <hash> [--json]

Compares a deployed wallet with a release: every file, and the headers of every answer.

  --release  the release.json of the release, from the release and not from the site
  --sha256   its hash in hex; alone, the site's own list is used if it has this hash
  --json     the report as JSON

Exit code: 0 the site serves the release, 1 it differs, 2 it could not be compared.`

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
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
    if (values.help) {
      print(usage)
      return 0
    }
    const [url, ...rest] = positionals
    if (
      url === undefined ||
      rest.length > 0 ||
      !(values.release ?? values.sha256)
    ) {
      complain(usage)
      return 2
    }
    const { release, sha256, json } = values
    const report = await verifyDeployment(url, {
      ...(release !== undefined && { release: await readText(release) }),
      ...(sha256 !== undefined && { sha256 }),
    })
    print(json ? JSON.stringify(report, null, 2) : describe(report))
    return report.differences.length === 0 ? 0 : 1
  } catch (error) {
    const { message, cause } = error as Error
    complain(cause instanceof Error ? `${message}: ${cause.message}` : message)
    return 2
  }
}

async function readText(place: string): Promise<string> {
  if (!/^https?:/u.test(place)) return readFile(place, 'utf8')
  const response = await fetch(place)
  if (!response.ok) throw new Error(`${place}: HTTP ${response.status}`)
  return response.text()
}

function describe(report: Report): string {
  const { release, differences } = report
  const lines = [
    `${report.url} and the release of commit ${release.commit ?? '(none)'}`,
    `list of files: sha256 ${release.sha256}`,
    `${report.files} files and the headers of ${report.responses} answers were compared.`,
    '',
    ...Object.entries(report.choices).map(
      ([name, value]) => `chosen here: ${name} ${value.trim()}`,
    ),
    '',
  ]
  for (const { path, kind, header, expected, found } of differences)
    lines.push(
      kind === 'header'
        ? `DIFFERENT  ${path}  ${header}\n  expected ${expected}\n  found    ${found ?? '(absent)'}`
        : `${kind.toUpperCase().padEnd(9)}  ${path}${kind === 'missing' ? `  ${found}` : ''}`,
    )
  lines.push(
    differences.length === 0
      ? 'The site serves the release.'
      : `The site differs from the release in ${differences.length} places. Sign nothing there.`,
  )
  return lines.join('\n')
}
