import axe from 'axe-core'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { payloads } from '../../test/payloads.ts'
import { Button } from '../button/Button.tsx'
import { AppCard, type AppCardProps } from './AppCard.tsx'
import '../styles.css'

const example = (props: Partial<AppCardProps> = {}) => (
  <AppCard
    name="Swap"
    url="https://swap.example/app?x=1"
    description="Exchange tokens."
    tags={['DeFi', 'DeFi', 'Exchange']}
    href="#open"
    {...props}
  />
)

const pixel =
  'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

test('default: named, linked, with its host', async () => {
  await render(example())
  const card = page.getByRole('article', { name: 'Swap' })
  await expect.element(card).toMatchTextContent('swap.example')
  await expect
    .element(page.getByRole('link', { name: 'Swap' }))
    .toHaveAttribute('href', '#open')
  expect(page.getByRole('listitem').elements()).toHaveLength(2)
})

test('behavior: the whole card opens, except its buttons', async () => {
  const onOpen = vi.fn((event: { preventDefault(): void }) =>
    event.preventDefault(),
  )
  const onPinnedChange = vi.fn()
  const onRemove = vi.fn()
  await render(
    example({
      onOpen,
      onPinnedChange,
      actions: <Button onClick={onRemove}>Remove</Button>,
    }),
  )
  await page.getByRole('button', { name: 'Pin Swap' }).click()
  await page.getByRole('button', { name: 'Remove' }).click()
  expect(onOpen).not.toHaveBeenCalled()
  expect(onPinnedChange).toHaveBeenCalledExactlyOnceWith(true)
  expect(onRemove).toHaveBeenCalledOnce()
  const { left, top } = page
    .getByRole('article')
    .element()
    .getBoundingClientRect()
  const hit = document.elementFromPoint(left + 3, top + 3)
  expect(hit?.closest('a')).not.toBeNull()
  await userEvent.tab()
  await page.getByRole('link', { name: 'Swap' }).click()
  expect(onOpen).toHaveBeenCalledOnce()
})

test('behavior: marks a pinned app as pressed', async () => {
  await render(example({ pinned: true, onPinnedChange: () => undefined }))
  await expect
    .element(page.getByRole('button', { name: 'Unpin Swap' }))
    .toHaveAttribute('aria-pressed', 'true')
})

test('behavior: an unavailable app has a reason in the place of its link', async () => {
  await render(example({ unavailableReason: 'It runs on Gnosis only.' }))
  await expect.element(page.getByText(/It runs on Gnosis only/)).toBeVisible()
  expect(page.getByRole('link').elements()).toHaveLength(0)
})

test('behavior: the picture is loaded without a referrer', async () => {
  const { container } = await render(example({ iconUrl: pixel }))
  const image = container.querySelector('img')
  expect(image?.referrerPolicy).toBe('no-referrer')
})

test.each([
  undefined,
  null,
  'javascript:alert(1)',
  'http://swap.example/i.png',
  'data:text/html,x',
])('behavior: %s as an icon shows the letter', async (iconUrl) => {
  const { container } = await render(example({ iconUrl }))
  expect(container.querySelector('img')).toBeNull()
  expect(container.querySelector('.sr-app-icon')?.textContent).toBe('S')
})

test('behavior: a broken picture becomes the letter', async () => {
  const { container } = await render(
    example({ iconUrl: 'data:image/png;base64,AAAA' }),
  )
  const icon = container.querySelector('.sr-app-icon')
  icon?.scrollIntoView()
  await expect.poll(() => icon?.textContent).toBe('S')
})

test('behavior: hostile texts stay texts', async () => {
  const { container } = await render(
    <main>
      {payloads.map((payload) => (
        <AppCard
          key={payload.slice(0, 200)}
          name={payload}
          url={payload}
          description={payload}
          iconUrl={payload}
          tags={[payload]}
        />
      ))}
    </main>,
  )
  expect(container.querySelectorAll('script,iframe,a,object')).toHaveLength(0)
  for (const image of container.querySelectorAll('img'))
    expect(image.src).toMatch(/^(?:https:|data:image\/)/)
  expect(container.textContent).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/u)
})

test.each(['light', 'dark'])('behavior: passes axe, %s', async (theme) => {
  document.documentElement.lang = 'en'
  document.documentElement.dataset['srTheme'] = theme
  document.body.className = 'sr-root'
  await render(
    <main>
      <h1>Apps</h1>
      <h2>All</h2>
      {example({ onPinnedChange: () => undefined, pinned: true })}
      {example({ name: 'Other', unavailableReason: 'Not on this chain.' })}
    </main>,
  )
  const { violations } = await axe.run(document.body)
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  delete document.documentElement.dataset['srTheme']
})
