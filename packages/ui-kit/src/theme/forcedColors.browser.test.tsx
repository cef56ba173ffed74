import { afterEach, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FilterChips } from '../filter-chips/FilterChips.tsx'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { ThresholdMeter } from '../token/ThresholdMeter.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import '../styles.css'

async function emulate(features: { name: string; value: string }[]) {
  // Playwright's session; the types leave its methods out.
  const session = cdp() as unknown as {
    send(method: string, parameters: object): Promise<unknown>
  }
  await session.send('Emulation.setEmulatedMedia', { features })
}

afterEach(() => emulate([]))

// Transparent elements show the page, which is white.
const grounds = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) =>
    getComputedStyle(element).backgroundColor.replace(
      /^rgba\(.*, 0\)$/u,
      'rgb(255, 255, 255)',
    ),
  )

test('behavior: with the colours of the system, states stay apart', async () => {
  await emulate([{ name: 'forced-colors', value: 'active' }])
  await render(
    <div className="sr-root">
      <ThemeSwitch value="dark" onValueChange={() => undefined} />
      <FilterChips
        label="State"
        chips={['all', 'ready', 'waiting'].map((value, count) => ({
          value,
          label: value,
          count,
        }))}
        value="ready"
        onValueChange={() => undefined}
      />
      <ThresholdMeter confirmed={1} required={2} />
      <Skeleton />
    </div>,
  )
  // One of three is chosen, and one of two confirmations is there.
  for (const choices of ['.sr-theme-option', '.sr-filter-chip'])
    await expect.poll(() => new Set(grounds(choices)).size).toBe(2)
  const segments = [...document.querySelectorAll('.sr-confirmations path')]
  const fills = segments.map((path) => getComputedStyle(path).fill)
  expect(new Set(fills).size).toBe(2)
  expect(grounds('.sr-skeleton-line')).not.toContain('rgb(255, 255, 255)')
})
