import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Gallery } from '../test/Gallery.tsx'
import { applyTheme } from './index.ts'
import './styles.css'

afterEach(() => {
  applyTheme('system')
  document.body.className = ''
  document.documentElement.dir = 'ltr'
})

async function show(theme: 'light' | 'dark', width: number) {
  await page.viewport(width, 900)
  applyTheme(theme)
  document.documentElement.lang = 'en'
  document.body.className = 'sr-root'
  await render(
    <main style={{ padding: '1rem' }}>
      <Gallery />
    </main>,
  )
}

test.each([
  ['light', 1280],
  ['dark', 1280],
  ['light', 390],
  ['dark', 390],
] as const)(
  'behavior: axe finds nothing, %s at %d px',
  async (theme, width) => {
    await show(theme, width)
    const { violations } = await axe.run(document.body, {
      // The gallery shows four pages at once: each has its own first heading.
      rules: { region: { enabled: false } },
    })
    expect(
      violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)),
      })),
    ).toEqual([])
  },
  60_000,
)

test.each([360, 390, 768, 1440])(
  'behavior: nothing sticks out at %d px, in either direction',
  async (width) => {
    await show('light', width)
    for (const dir of ['ltr', 'rtl']) {
      document.documentElement.dir = dir
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
      const clipped = [
        ...document.querySelectorAll(
          '.sr-hash-group, .sr-address-half > span, .sr-token-amount-value',
        ),
      ].filter((element) => {
        const box = element.getBoundingClientRect()
        return box.left < 0 || box.right > width
      })
      expect(clipped).toHaveLength(0)
    }
  },
)
