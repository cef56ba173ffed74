// @vitest-environment jsdom
import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { expect, test } from 'vitest'
import { annotations } from '../../.storybook/annotations.tsx'
import * as people from '../../test/people.ts'
import * as transactions from '../../test/transactions.ts'
import {
  Address,
  CopyButton,
  defaultLabels,
  type GivenLabels,
  LabelsProvider,
} from '../index.ts'
import { mergeLabels } from '../internal/mergeLabels.ts'
import { translate } from './translate.test.fixture.tsx'

setProjectAnnotations([annotations, { initialGlobals: { theme: 'light' } }])

const kit = join(import.meta.dirname, '..')

const translated = translate(defaultLabels) as GivenLabels

/** Renders with parts that are loaded on demand. */
async function prerenderToText(node: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(node)
  return text(prelude)
}

/** Words that no translation wrote, apart from hex digits. */
function listForeignWords(shown: string): string[] {
  const rest = shown.replace(/«[^«»]*»/gu, '')
  return rest === shown
    ? lettersOf(shown).filter((word) => !/^[\da-f]+$/iu.test(word))
    : listForeignWords(rest)
}

/** Texts of a page, visible and for screen readers. */
function readPage(html: string): string[] {
  const page = document.createElement('div')
  page.innerHTML = html
  // React's own, beside parts that were loaded on demand.
  for (const script of page.querySelectorAll('script')) script.remove()
  const heard = [...page.querySelectorAll('*')].flatMap((element) =>
    ['aria-label', 'title', 'placeholder', 'alt'].map(
      (name) => element.getAttribute(name) ?? '',
    ),
  )
  const seen: string[] = []
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) seen.push(`${walker.currentNode.nodeValue}`)
  // In one: an address within a text is an element of its own.
  return [seen.join('\n'), ...heard]
}

const lettersOf = (shown: string) => shown.match(/[a-z]{3,}/giu) ?? []

/** Words of what a component is given: data, not texts of the kit. */
function listData(given: unknown, seen = new Set<unknown>()): string[] {
  if (typeof given !== 'object' || given === null)
    return lettersOf(`${String(given)}`.replace(/\p{Cf}/gu, ''))
  if (seen.has(given)) return []
  seen.add(given)
  const values = given instanceof Error ? [given.message] : []
  return [...values, ...Object.values(given)].flatMap((value) =>
    listData(value, seen),
  )
}

const sharedData = listData([
  Object.values(people),
  Object.values(transactions),
])

/** Dates, names of fields, a symbol by default, and data that is cut. */
const common = new RegExp(
  `^(?:${[
    'Nov(?:ember)?|UTC|ETH|USDC|NaN|via',
    'name|version|chainId|domain|verifyingContract|constructor|toString|missing|extra|unsigned',
    'owner|amount|Change|threshold',
    'x[a-fx]+|xx+|W+|Treasury+|Delegatex+|(?:App)+|swp|Swa|ver',
    'agree|Agree|Show|Settling|soon',
  ].join('|')})$`,
  'u',
)

// These stories have texts of their own, while their components have none.
const files = globSync('**/*.stories.tsx', { cwd: kit })
  .filter(
    (file) => !/overview|LabelsProvider|icon\/Icon|VisuallyHidden/u.test(file),
  )
  .sort()

test.each(files)(
  'behavior: %s shows no English with all texts translated',
  async (file) => {
    const module: Parameters<typeof composeStories>[0] = await import(
      join(kit, file)
    )
    for (const [name, story] of Object.entries(composeStories(module))) {
      const Story = story as (() => ReactNode) & { args: object }
      const html = await prerenderToText(
        <LabelsProvider labels={translated}>
          <Story />
        </LabelsProvider>,
      )
      const data = new Set([...sharedData, ...listData(Story.args)])
      const left = readPage(html)
        .flatMap(listForeignWords)
        .filter((word) => !data.has(word) && !common.test(word))
      expect.soft(left, name).toEqual([])
    }
  },
)

test('behavior: prefers the prop of a component, then the nearest provider', () => {
  const html = renderToString(
    <LabelsProvider
      labels={{ copyButton: { label: 'Kopieren', copied: 'Kopiert' } }}
    >
      <LabelsProvider
        labels={{
          copyButton: { label: 'Copier' },
          // A text that is not given stays as the provider above has it.
          address: { invalid: undefined },
        }}
      >
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

test('behavior: the same texts give the same object on every render', () => {
  const labels = { cancel: 'Abbrechen' }
  const defaults = { cancel: 'Cancel', ok: 'OK' }
  const first = mergeLabels(mergeLabels(defaults, labels), { ok: undefined })
  expect(mergeLabels(defaults, labels)).toBe(mergeLabels(defaults, labels))
  expect(first).toEqual({ cancel: 'Abbrechen', ok: 'OK' })
})
