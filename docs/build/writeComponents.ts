import {
  type CommentDisplayPart,
  type DeclarationReflection,
  type ProjectReflection,
  ReflectionKind,
} from 'typedoc'
import { writePage } from './stagePages.ts'
import type { ComponentStories, Story } from './stories.ts'
import { weightOf } from './weights.ts'

/** File of a component's page, such as `components/Button.md`. */
export const componentPage = (component: string): string =>
  `components/${component}.md`

/** Writes a page for every component with its stories, and the list of them. */
export function writeComponents(
  project: ProjectReflection,
  components: readonly ComponentStories[],
): void {
  const kit = project.children?.find(({ name }) => name === 'ui-kit')
  const exports = new Map(kit?.children?.map((each) => [each.name, each]))
  const described = components.map((entry) => ({
    ...entry,
    reflection: exports.get(entry.component),
  }))
  for (const entry of described)
    writePage(componentPage(entry.component), pageText(entry))
  writePage('components/index.md', listText(described))
}

interface Described extends ComponentStories {
  readonly reflection: DeclarationReflection | undefined
}

function pageText({ component, group, stories, reflection }: Described) {
  const kind = reflection?.kindOf(ReflectionKind.Function)
  const api = kind
    ? `../reference/ui-kit/functions/${component}.md`
    : `../reference/ui-kit/index.md#${component.toLowerCase()}`
  return `# ${component}

${summaryOf(reflection)}

| group | weight | reference |
| --- | --- | --- |
| ${group} | ${weightOf('ui-kit', component)} | [API reference](${api}) |

\`\`\`tsx
import { ${component} } from '@strongroom/ui-kit'
\`\`\`

${stories.map((story) => storyText(component, story)).join('\n')}`
}

const storyText = (
  component: string,
  { id, name, isPlayed }: Story,
) => `## ${name}

<StoryFrame story="${id}" label="${component}: ${name}"${isPlayed ? ' played' : ''} />
`

function listText(components: readonly Described[]): string {
  const groups = [...new Set(components.map(({ group }) => group))]
  const tables = groups.map((group) => {
    const rows = components
      .filter((entry) => entry.group === group)
      .map(({ component, stories, reflection }) => {
        const weight = weightOf('ui-kit', component)?.split(' alone')[0]
        const [summary = ''] = summaryOf(reflection).split(/(?<=\.)\s/u)
        const cells = [
          `[${component}](./${component}.md)`,
          weight,
          stories.length,
          summary.replaceAll('|', '\\|'),
        ]
        return `| ${cells.join(' | ')} |`
      })
    return `## ${group}

| component | weight | stories | shows |
| --- | --: | --: | --- |
${rows.join('\n')}
`
  })
  return `# Components

Each component of [\`@strongroom/ui-kit\`](/packages/ui-kit/) has a page with every
state of it, live. Weights are those of a component alone, minified and
compressed with gzip; several together [share most of it](/packages/ui-kit/#size).

${tables.join('\n')}`
}

/** The docstring of a component on one line, without its status. */
function summaryOf(reflection: DeclarationReflection | undefined): string {
  const owner = reflection?.signatures?.[0] ?? reflection
  return (owner?.comment?.summary ?? [])
    .map(textOf)
    .join('')
    .split('\n\n')
    .filter((paragraph) => !isStatus(paragraph))
    .join('\n\n')
    .replaceAll(/\n(?!\n)/gu, ' ')
    .trim()
}

const isStatus = (paragraph: string) => /^(?:\*Since|\*\*\d)/u.test(paragraph)

const textOf = (part: CommentDisplayPart) =>
  part.kind === 'inline-tag' ? `\`${part.text}\`` : part.text
