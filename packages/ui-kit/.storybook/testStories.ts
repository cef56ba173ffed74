import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import axe from 'axe-core'
import { configure } from 'storybook/test'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, utils } from 'vitest/browser'
import { now } from '../test/transactions.ts'
import { annotations } from './annotations.tsx'

// A part that loads on demand takes more than the second of the default at first.
configure({ asyncUtilTimeout: 15_000 })
setProjectAnnotations([annotations, { initialGlobals: { theme: 'light' } }])

const problems: string[] = []

function watch() {
  problems.length = 0
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...words) => {
      problems.push(`console.${method}: ${words.map(String).join(' ')}`)
    })
  }
}

/** Colours are right only once they stopped moving. */
const settled = () =>
  Promise.all(
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
      .map(({ finished }) => finished.catch(() => undefined)),
  )

const ofColours = {
  type: 'rule' as const,
  values: ['color-contrast', 'link-in-text-block'],
}

/**
 * Runs every rule in the light; in the dark those of colours, as no other can
 * differ. Stories must not turn rules off.
 */
async function findViolations(theme: string) {
  const { violations } = await axe.run(document.body, {
    iframes: false,
    resultTypes: ['violations'],
    ...(theme === 'dark' && { runOnly: ofColours }),
    // A story is a part of a page: it has no landmarks nor a first heading.
    rules: {
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
    },
  })
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`,
  )
}

/**
 * Elements that are wider than the window, or that cut off digits to compare.
 */
function findOverflow(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  const inner = [...document.querySelectorAll('.sr-dialog-body, .sr-menu')]
    .filter((element) => element.scrollWidth > element.clientWidth)
    .map(({ className }) => `${className} is too wide`)
  const digits = [
    ...document.querySelectorAll(
      '.sr-hash-group, .sr-address-half > span, .sr-token-amount-value',
    ),
  ]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.left < 0 || box.right > clientWidth)
    .map(({ element }) => `${element.className} is cut off`)
  return [
    ...(scrollWidth > clientWidth
      ? [`the page is ${scrollWidth} px wide`]
      : []),
    ...inner,
    ...digits,
  ]
}

/**
 * Full output of a screen reader: `toMatchAriaSnapshot` would accept elements
 * that the snapshot lacks.
 */
class Spoken {
  readonly text: string

  constructor(root: Element) {
    const { generateAriaTree, renderAriaTree } = utils.aria
    this.text = renderAriaTree(generateAriaTree(root))
  }
}

expect.addSnapshotSerializer({
  test: (value) => value instanceof Spoken,
  serialize: ({ text }: Spoken) => text,
})

/**
 * One test a story: it runs, is accessible, fits, and reads as it did.
 * `parameters.widths` are the widths of the window in which it is looked at.
 */
export function testStories(module: Parameters<typeof composeStories>[0]) {
  const stories = composeStories(module)
  // Every run is at the same moment.
  beforeEach(() => vi.setSystemTime(now))
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    document.body.replaceChildren()
  })
  for (const [name, story] of Object.entries(stories)) {
    test(name, async () => {
      watch()
      const { widths = [390] } = story.parameters
      await page.viewport(widths[0], 844)
      const canvasElement = document.createElement('main')
      document.body.append(canvasElement)
      await story.run({ canvasElement })
      for (const width of widths) {
        await page.viewport(width, 844)
        await settled()
        for (const dir of ['rtl', 'ltr']) {
          document.documentElement.dir = dir
          expect(findOverflow(), `${dir}, ${width} px`).toEqual([])
        }
        for (const theme of ['dark', 'light']) {
          document.documentElement.dataset['srTheme'] = theme
          await settled()
          expect(await findViolations(theme), `${theme}, ${width} px`).toEqual(
            [],
          )
        }
      }
      expect(new Spoken(document.body)).toMatchSnapshot()
      expect(problems).toEqual([])
    })
  }
}
