import { readFindings } from './readFindings.ts'
import { listOf } from './sidebar.ts'
import { pageOf, read, slugOf, sources, titleOf } from './sources.ts'
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
by that path opens the cause and the remedy, and so does the repository's. The
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

/** Collects the figures of the READMEs beside published packages, and the gaps. */
function comparePage(): string {
  const parts = sources
    .filter((source) => /^packages\/[^/]+\/README\.md$/u.test(source))
    .flatMap((source) => {
      const text = read(source)
      const missing = [
        'Not here',
        'Not included (yet)',
        'What it deliberately does not do',
      ]
        .map((heading) => sectionOf(text, heading).trim())
        .find((section) => section !== '')
      const weight = sectionOf(text, 'Weight').trim()
      if (weight === '') return []
      const lines = [
        `## ${titleOf(text)}`,
        movedTo('compare.md', source, weight),
        ...(missing === undefined
          ? []
          : ['**What is not done.**', movedTo('compare.md', source, missing)]),
      ]
      return [lines.join('\n\n')]
    })
  return `# Weights beside published packages

Figures of each package beside the published one that does the same. They are
those of the READMEs. \`pnpm check:size\` measures the packages anew and fails when a
budget is exceeded; speeds are measured by the [benchmarks](/bench/).

${parts.join('\n\n')}
`
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
