import { afterEach, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { render } from 'vitest-browser-react'
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

const looks = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => {
    const { backgroundColor, borderTopColor, borderTopWidth } =
      getComputedStyle(element)
    // Transparent colours show the page, which is white.
    const seen = backgroundColor.replace(
      /^rgba\(.*, 0\)$/u,
      'rgb(255, 255, 255)',
    )
    return [seen, borderTopColor, borderTopWidth].join(' ')
  })

test('behavior: with the colours of the system, states stay apart', async () => {
  await emulate([{ name: 'forced-colors', value: 'active' }])
  await render(
    <div className="sr-root">
      <ThemeSwitch value="dark" onValueChange={() => undefined} />
      <ThresholdMeter confirmed={1} required={2} />
      <Skeleton />
    </div>,
  )
  // One of three is chosen, and one of two confirmations is there.
  expect(new Set(looks('.sr-theme-option')).size).toBe(2)
  const segments = [...document.querySelectorAll('.sr-confirmations path')]
  const fills = segments.map((path) => getComputedStyle(path).fill)
  expect(new Set(fills).size).toBe(2)
  const [line] = looks('.sr-skeleton-line')
  expect(line).not.toMatch(/^rgb\(255, 255, 255\) .* 0px$/u)
})
