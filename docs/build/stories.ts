import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exportedValues } from '../../scripts/sizes/exportedValues.ts'
import { moveScripts } from './moveScripts.ts'
import { output, read, root } from './sources.ts'

/** Storybook of the kit as `storybook:build` writes it. */
const built = join(root, 'packages/ui-kit/storybook-static')

/** One state of a component. */
export interface Story {
  /** Id in the address of its frame, such as `basics-button--primary`. */
  readonly id: string
  readonly name: string
  /** Whether it clicks and types by itself as soon as it is shown. */
  readonly isPlayed: boolean
}

/** An exported component and its stories, in the order of their file. */
export interface ComponentStories {
  readonly component: string
  /** Section of the kit, such as `Basics`. */
  readonly group: string
  readonly stories: readonly Story[]
}

/** What this site reads of Storybook's `index.json`. */
export interface StoryIndex {
  readonly entries: Readonly<
    Record<
      string,
      {
        readonly type: 'story' | 'docs'
        readonly id: string
        readonly title: string
        readonly name: string
        readonly importPath: string
        readonly exportName?: string
        readonly tags?: readonly string[]
      }
    >
  >
}

/** Components that the kit exports. */
export const listComponents = (): string[] =>
  exportedValues(read('packages/ui-kit/src/index.ts'), (file) =>
    read(join('packages/ui-kit/src', file)),
  ).filter((name) => /^[A-Z][a-z]/u.test(name))

/**
 * Stories of each component by groups, both sorted by name.
 *
 * @param readSource Text of a file of stories by its `importPath`.
 * @throws Error when a component has no story
 */
export function groupStories(
  { entries }: StoryIndex,
  components: readonly string[],
  readSource: (file: string) => string,
): ComponentStories[] {
  const found = new Map<string, ComponentStories & { stories: Story[] }>()
  for (const entry of Object.values(entries)) {
    const { type, id, title, name, importPath, exportName = '' } = entry
    const [group = '', component = ''] = title.split('/')
    if (type !== 'story' || !components.includes(component)) continue
    const isPlayed =
      entry.tags?.includes('play-fn') === true &&
      interacts(readSource(importPath), exportName)
    const own = found.get(component) ?? { component, group, stories: [] }
    own.stories.push({ id, name, isPlayed })
    found.set(component, own)
  }
  const missing = components.filter((name) => !found.has(name))
  if (missing.length > 0)
    throw new Error(`Components without a story: ${missing.join(', ')}.`)
  const keyOf = ({ group, component }: ComponentStories) =>
    `${group}/${component}`
  return [...found.values()].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}

const interaction =
  /userEvent|fireEvent|focus|blur|click|type\(|keyboard|hover|scroll|press|open/iu

/**
 * Whether a story's play function, or a function of its file that it names, does
 * more than wait and compare.
 */
function interacts(source: string, story: string): boolean {
  const statements = source.split(/\n(?=(?:export |async |const |function ))/u)
  const own = statements.find((text) =>
    text.startsWith(`export const ${story}:`),
  )
  if (own === undefined) return true
  const named = statements.filter((text) => {
    const [, name] = /^(?:async )?(?:const|function) (\w+)/u.exec(text) ?? []
    return name !== undefined && new RegExp(`\\b${name}\\b`, 'u').test(own)
  })
  return [own, ...named].some((text) => {
    const play = text.startsWith('export') ? text.split(/ {2}play/u)[1] : text
    return play === undefined || interaction.test(play)
  })
}

/** @throws Error when Storybook was not built, or a component has no story */
export const readStories = (): ComponentStories[] =>
  groupStories(
    JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')),
    listComponents(),
    (file) => read(join('packages/ui-kit', file)),
  )

/** Storybook's own loading screen, which is white in the dark. */
const hideLoading = '<style>.sb-preparing-story { display: none }</style>'

/** Copies Storybook into the built site, without inline scripts. */
export function copyStorybook(): void {
  const folder = join(output, 'storybook')
  cpSync(built, folder, { recursive: true })
  for (const page of ['index.html', 'iframe.html']) {
    const file = join(folder, page)
    const html = readFileSync(file, 'utf8')
    writeFileSync(
      file,
      moveScripts(html, { folder }).replace('</head>', `${hideLoading}</head>`),
    )
  }
}
