import { defineConfig } from 'vitepress'
import { createExampleTypes } from '../build/exampleTypes.ts'
import { moveScripts } from '../build/moveScripts.ts'
import { plainBlocks, searchTextOf } from '../build/searchText.ts'
import { sidebar } from '../build/sidebar.ts'
import { output, slugOf } from '../build/sources.ts'
import { typePopups } from '../build/typePopups.ts'

const base = process.env['DOCS_BASE'] ?? '/'

export default defineConfig({
  base,
  title: 'Strongroom',
  description: 'Shared wallets that several owners control together.',
  lang: 'en',
  srcDir: '.site/pages',
  outDir: 'dist',
  cacheDir: '.site/cache',
  metaChunk: true,
  // A link to a missing page is an error; the stack's addresses are no pages.
  ignoreDeadLinks: 'localhostLinks',
  markdown: {
    ...typePopups(createExampleTypes()),
    anchor: { slugify: slugOf },
    theme: {
      light: 'github-light-high-contrast',
      dark: 'github-dark-high-contrast',
    },
  },
  head: [['link', { rel: 'icon', href: `${base}favicon.svg` }]],
  transformHtml: (html) =>
    moveScripts(html, { folder: output, place: 'assets/', base }),
  themeConfig: {
    outline: [2, 3],
    nav: [
      {
        text: 'Guides',
        link: '/guides/',
        activeMatch: '^/(guides|tutorials)/',
      },
      { text: 'Packages', link: '/packages/', activeMatch: '^/packages/' },
      {
        text: 'Components',
        link: '/components/',
        activeMatch: '^/components/',
      },
      { text: 'API', link: '/reference/', activeMatch: '^/reference/' },
    ],
    sidebar: sidebar(),
    search: {
      provider: 'local',
      options: {
        translations: { button: { buttonAriaLabel: 'Search Ctrl K' } },
        _render(source, env, md) {
          const page: string = env.relativePath
          const isReference = page.startsWith('reference/')
          return md.render(
            isReference ? searchTextOf(page, source) : plainBlocks(source),
            env,
          )
        },
      },
    },
  },
})
