// @vitest-environment jsdom
import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import {
  Children,
  cloneElement,
  createElement,
  isValidElement,
  type ReactNode,
} from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { annotations } from '../../.storybook/annotations.tsx'
import {
  Address,
  CopyButton,
  defaultLabels,
  type GivenLabels,
  LabelsProvider,
} from '../index.ts'

setProjectAnnotations([annotations, { initialGlobals: { theme: 'light' } }])

const kit = join(import.meta.dirname, '..')

/** Every text, also those that functions return, between angle quotes. */
function translate(texts: unknown): unknown {
  if (typeof texts === 'string') return `«${texts}»`
  if (typeof texts === 'function')
    return (...values: unknown[]) => translate(texts(...values))
  if (isValidElement<{ children?: ReactNode }>(texts))
    return cloneElement(
      texts,
      {},
      ...Children.toArray(texts.props.children).map((child) =>
        typeof child === 'string' ? `«${child}»` : child,
      ),
    )
  if (typeof texts !== 'object' || texts === null) return texts
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, translate(text)]),
  )
}

function listTexts(texts: unknown): string[] {
  if (typeof texts === 'string') return [texts]
  if (typeof texts !== 'object' || texts === null) return []
  return Object.values(texts).flatMap(listTexts)
}

const translated = translate(defaultLabels) as GivenLabels

/** Texts of a page, visible and for screen readers. */
function readPage(html: string): Set<string> {
  const page = document.createElement('div')
  page.innerHTML = html.replaceAll('<!-- -->', '')
  const texts = new Set<string>()
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_ALL)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) texts.add(`${node.nodeValue}`.trim())
    if (node instanceof Element)
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        texts.add(`${node.getAttribute(name)}`)
  }
  return texts
}

// The overview is a page of an app, and the provider's stories have texts of
// their own.
const files = globSync('**/*.stories.tsx', { cwd: kit })
  .filter((file) => !/overview|LabelsProvider|TransactionDetails/u.test(file))
  .sort()

test.each(files)(
  'behavior: %s shows no English with all texts translated',
  async (file) => {
    const english = new Set(listTexts(defaultLabels))
    const module: Parameters<typeof composeStories>[0] = await import(
      join(kit, file)
    )
    for (const [name, Story] of Object.entries(composeStories(module))) {
      const page = readPage(
        renderToString(
          <LabelsProvider labels={translated}>
            {createElement(Story as () => ReactNode)}
          </LabelsProvider>,
        ),
      )
      const given = JSON.stringify(
        (Story as { args: object }).args,
        (_, value) => (typeof value === 'bigint' ? `${value}` : value),
      )
      const left = [...page].filter(
        (text) => english.has(text) && !given.includes(JSON.stringify(text)),
      )
      expect(left, name).toEqual([])
    }
  },
)

test('behavior: the prop of a component comes first, then the nearest provider', () => {
  const html = renderToString(
    <LabelsProvider
      labels={{ copyButton: { label: 'Kopieren', copied: 'Kopiert' } }}
    >
      <LabelsProvider labels={{ copyButton: { label: 'Copier' } }}>
        <CopyButton value="1" />
        <CopyButton value="2" label="Copiar" />
        <Address address="0x00" />
      </LabelsProvider>
      <CopyButton value="3" />
    </LabelsProvider>,
  )
  const labels = html.matchAll(/aria-label="(\w+)"/gu)
  expect([...labels].map(([, label]) => label)).toEqual([
    'Copier',
    'Copiar',
    'Kopieren',
  ])
  expect(html).toContain('Not an address')
})

test('behavior: every component keeps its defaults in server components', async () => {
  const script = `import('${join(kit, 'labels/readLabels.ts')}').then(
    ({ readLabels, LabelsContext }) =>
      console.log(JSON.stringify([readLabels(), LabelsContext === undefined])),
  )`
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--conditions=react-server',
    '--eval',
    script,
  ])
  expect(stdout.trim()).toBe('[{},true]')
})
