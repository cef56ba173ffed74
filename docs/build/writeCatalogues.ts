import { readFindings } from './readFindings.ts'
import { listOf } from './sidebar.ts'
import {
  pageOf,
  read,
  repository,
  slugOf,
  sources,
  titleOf,
} from './sources.ts'
import { experimentalEntries } from './stability.ts'
import { movedTo, writePage } from './stagePages.ts'

/** An error as the README of its package explains it. */
export interface ErrorEntry {
  readonly package: string
  readonly name: string
  readonly text: string
  /** Address of its explanation: the page and the heading. */
  readonly link: string
}

/** The errors of all packages, from the section "Errors" of their READMEs. */
export const readErrors = (): ErrorEntry[] =>
  sources
    .filter((source) => /^packages\/[^/]+\/README\.md$/u.test(source))
    .flatMap((source) =>
      sectionOf(read(source), 'Errors')
        .split(/^### /mu)
        .slice(1)
        .map((entry) => {
          const [name = '', ...lines] = entry.split('\n')
          return {
            package: source.split('/')[1] ?? '',
            name,
            text: movedTo('errors/index.md', source, lines.join('\n').trim()),
            link: `/${pageOf(source).replace('index.md', '')}#${slugOf(name)}`,
          }
        }),
    )

/** The text below a heading of the second level, up to the next one. */
const sectionOf = (text: string, heading: string): string =>
  text.split(`\n## ${heading}\n`)[1]?.split(/^## /mu)[0] ?? ''

/** Pages that only lists make: what they list is written elsewhere. */
export function writeCatalogues(): void {
  writePage('errors/index.md', errorsPage())
  writePage('findings.md', findingsPage())
  writePage('compare.md', comparePage())
  writePage(
    'guides/index.md',
    `# Guides\n\n${listOf(/^docs\/tutorials\//u)}\n${listOf(/^docs\/[^/]+\.md$/u)}\n`,
  )
  writePage('packages/index.md', packagesPage())
}

function errorsPage(): string {
  const errors = readErrors()
  const packages = [...new Set(errors.map((error) => error.package))]
  const groups = packages.map((name) => {
    const rows = errors
      .filter((error) => error.package === name)
      .map((error) => `### [${error.name}](${error.link})\n\n${error.text}\n`)
    return `## @strongroom/${name}\n\n${rows.join('\n')}`
  })
  return `# Errors

Every error has a \`name\` that never changes, data on fields, and a \`docsPath\`
such as \`/packages/gateway-sdk/#gatewaytimeouterror\`. This site's address followed
by that path opens the cause and the remedy, and so does
\`${repository.replace('/blob/', '/tree/').replace(/\/$/u, '')}\` followed by it. The
search finds each error by its name. All of them:

${groups.join('\n')}`
}

function findingsPage(): string {
  const rows = readFindings().map(
    ({ kind, meaning, decisions, rule, reason }) =>
      `## ${kind}

**${decisions.join(' or ')}** ${meaning}
${reason === '' ? '' : `\nWhy: ${reason}\n`}${
  rule === undefined ? '' : `\n\`\`\`ts\n${rule}\n\`\`\`\n`
}`,
  )
  return `# Findings and policy

What a signer must see, and what follows from it. This page is made of the table
that decides: \`decideSigning\` of [\`@strongroom/safe-protocol/risks\`](/reference/safe-protocol/risks/functions/decideSigning.html).

| decision | consequence |
| --- | --- |
| allow | The wallet shows it as context. |
| warn | The owner reads it first. |
| acknowledge | The owner accepts this very finding before signing. |
| refuse | It is never signed. No setting changes that. |

A finding of a kind that is not known is refused.

${rows.join('\n')}`
}

/** Figures beside published packages, and the gaps of each package. */
function comparePage(): string {
  const results = read('bench/RESULTS.md')
  const parts = sources
    .filter((source) => /^packages\/[^/]+\/README\.md$/u.test(source))
    .flatMap((source) => {
      const text = read(source)
      const weight = sectionOf(text, 'Weight').trim()
      if (weight === '') return []
      const missing = [
        'Not here',
        'Not included (yet)',
        'What it deliberately does not do',
      ]
        .map((heading) => sectionOf(text, heading).trim())
        .find((section) => section !== '')
      if (missing === undefined)
        throw new Error(`${source} does not say what is not done.`)
      return [
        [
          `### ${titleOf(text)}`,
          movedTo('compare.md', source, weight),
          '**What is not done.**',
          movedTo('compare.md', source, missing),
        ].join('\n\n'),
      ]
    })
  const [, ratios = ''] = results.split(/^(?=\| measured)|^## Machine$/mu)
  return `# Beside published packages

\`npm run bench\` measures everything on this page anew, ours and the published
packages in the same run, and writes the [results](/bench/RESULTS). Ratios are of
one run on one machine. Above 1 × ours is better, below it the peer is.

## Ratios

${ratios.trim()}

## Limits that were missed

Each bench has limits of its own. The last run on this machine:

${sectionOf(results, 'Limits')
  .replaceAll(/\]\([\w-]+\.bench\.ts\)/gu, '](/bench/)')
  .replaceAll('](#', '](/bench/RESULTS#')
  .trim()}

${sectionOf(results, 'Machine').trim()}

## Weights

\`pnpm check:size\` compares the figures of our packages with their budgets, and
the bench \`sizes\` bundles the published packages beside them.

${parts.join('\n\n')}

## The gateway and the wallet

${['gateway', 'indexing', 'live', 'wallet', 'review', 'statuses']
  .map((name) => detailsOf(name, sectionOf(results, name)))
  .join('\n\n')}
`
}

/** The output of a bench, folded. */
function detailsOf(name: string, output: string): string {
  if (output === '') throw new Error(`bench/RESULTS.md has no ${name}.`)
  const about = read('bench/README.md')
    .split('\n')
    .find((line) => line.startsWith(`| \`${name}.bench.ts\``))
  const [, , measures = ''] = about?.split('|') ?? []
  return `### ${name}\n\n\`node --conditions=@strongroom/source bench/${name}.bench.ts\` measures ${measures.trim()}.\n\n::: details Output of the last run\n${output.trim()}\n:::`
}

function packagesPage(): string {
  const entries = experimentalEntries.map((name) => `\`@strongroom/${name}\``)
  return `# Packages

${listOf(/^packages\/[^/]+\/README\.md$/u)}

## Stability

Every export has its first version and its stability on its page of the
[API reference](/reference/). *Stable* exports change with a major release only;
before 1.0 with a minor one, which the changelog explains. *Experimental* ones may
change in any release: ${entries.join(', ')}, and exports that are marked
\`@experimental\`.
`
}
