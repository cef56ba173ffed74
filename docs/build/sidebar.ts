import type { DefaultTheme } from 'vitepress'
import { pageOf, read, sources, titleOf } from './sources.ts'
import { readStories } from './stories.ts'
import { componentPage } from './writeComponents.ts'
import { listEntries } from './writeReference.ts'

type Item = DefaultTheme.SidebarItem

/** The address of a page, such as `/guides/signing-safely.html`. */
const addressOf = (page: string) =>
  `/${page.replace(/index\.md$/u, '').replace(/\.md$/u, '.html')}`

const itemOf = (source: string): Item => ({
  text: titleOf(read(source)).replace('@strongroom/', ''),
  link: addressOf(pageOf(source)),
})

const within = (start: RegExp) => sources.filter((file) => start.test(file))

/** Groups of documents, in the order in which readers need them. */
const groups: readonly { readonly text: string; readonly start: RegExp }[] = [
  { text: 'Tutorials', start: /^docs\/tutorials\// },
  { text: 'Guides', start: /^docs\/[^/]+\.md$/ },
  { text: 'Examples', start: /^examples\// },
  { text: 'Applications', start: /^apps\// },
]

/** A list of documents as Markdown, for the pages that only lead on. */
export const listOf = (start: RegExp): string =>
  within(start)
    .map(itemOf)
    .map(({ text, link }) => `- [${text}](${link})`)
    .join('\n')

function packageItems(): Item[] {
  return within(/^packages\/[^/]+\/README\.md$/u).map((source) => {
    const folder = source.replace('README.md', 'docs/')
    const guides = within(new RegExp(`^${folder}`, 'u')).map(itemOf)
    return guides.length > 0
      ? { ...itemOf(source), items: guides }
      : itemOf(source)
  })
}

/** The components of the kit by group. */
function componentItems(): Item[] {
  const components = readStories()
  return [...new Set(components.map(({ group }) => group))].map((text) => ({
    text,
    items: components
      .filter(({ group }) => group === text)
      .map(({ component }) => ({
        text: component,
        link: addressOf(componentPage(component)),
      })),
  }))
}

/** The navigation at the side of every page. */
export function sidebar(): DefaultTheme.SidebarMulti {
  const documents = groups
    .map(({ text, start }) => ({ text, items: within(start).map(itemOf) }))
    .filter(({ items }) => items.length > 0)
  return {
    '/reference/': [
      {
        text: 'Entries',
        items: [...listEntries().values()].map((name) => ({
          text: name,
          link: `/reference/${name}/`,
        })),
      },
    ],
    '/components/': [
      {
        text: 'Components',
        items: [{ text: 'All components', link: '/components/' }],
      },
      ...componentItems(),
    ],
    '/': [
      { text: 'Start', items: [{ text: 'Overview', link: '/' }] },
      ...documents,
      { text: 'Packages', items: packageItems() },
      {
        text: 'Reference',
        items: [
          { text: 'Components', link: '/components/' },
          { text: 'API', link: '/reference/' },
          { text: 'Errors', link: '/errors/' },
          { text: 'Findings and policy', link: '/findings.html' },
          { text: 'Beside published packages', link: '/compare.html' },
        ],
      },
      {
        text: 'Contributing',
        // With a link, the heading is no button around the one that folds.
        link: '/contributing/',
        collapsed: true,
        items: [
          ...within(/^(?:CONTRIBUTING|ARCHITECTURE|SECURITY)\.md$/u),
          ...within(/^docs\/contributing\//u),
          ...within(/^bench\//u),
        ].map(itemOf),
      },
    ],
  }
}
