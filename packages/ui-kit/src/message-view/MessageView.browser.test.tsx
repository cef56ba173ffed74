import axe from 'axe-core'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { payloads } from '../../test/payloads.ts'
import '../styles.css'
import { MessageView } from './MessageView.tsx'

const text = () => page.getByRole('group', { name: 'Message' })

async function expectAccessible() {
  const { violations } = await axe.run(document.body, {
    rules: { region: { enabled: false } },
  })
  expect(violations.map(({ id }) => id)).toEqual([])
}

test('default: the text as it is signed', async () => {
  await render(<MessageView message={'I agree.\n\tTo all of it.'} />)
  await expect.element(text()).toHaveTextContent('I agree. To all of it.')
  expect(text().element().textContent).toBe('I agree.\n\tTo all of it.')
  await expectAccessible()
})

test('behavior: shows invisible characters by their code', async () => {
  await render(<MessageView message={'USD\u202eC\u0000'} />)
  expect(text().element().textContent).toBe('USDU+202ECU+0000')
  await expect
    .element(page.getByText(/2 characters cannot be seen/))
    .toBeVisible()
  await expectAccessible()
})

test('behavior: shows bytes beside the text that they encode', async () => {
  await render(<MessageView message="0x6869" encoding="bytes" />)
  await expect.element(page.getByText('2 bytes')).toBeVisible()
  await expect.element(page.getByText('Read as text')).toBeVisible()
  await expect.element(text()).toHaveTextContent('hi')
  await expectAccessible()
})

test('behavior: labels bytes that are not text', async () => {
  await render(<MessageView message="0xff00" encoding="bytes" />)
  await expect.element(page.getByText('These bytes are no text.')).toBeVisible()
  expect(text().elements()).toHaveLength(0)
})

test('behavior: distinguishes a text of digits from the bytes it stands for', async () => {
  await render(<MessageView message={`0x${'ab'.repeat(32)}`} />)
  await expect.element(page.getByText(/hexadecimal digits/)).toBeVisible()
})

test('behavior: a long text scrolls by the keyboard, and names the cut part', async () => {
  await render(<MessageView message={'line\n'.repeat(20_000)} />)
  await userEvent.tab()
  expect(document.activeElement).toBe(text().element())
  await userEvent.keyboard('{End}')
  await expect.poll(() => text().element().scrollTop).toBeGreaterThan(0)
  expect(text().element().clientHeight).toBeLessThan(400)
  await expect
    .element(page.getByText(/50000 more characters are not shown/))
    .toBeVisible()
})

test.each(payloads.map((payload) => ({ payload, name: payload.slice(0, 40) })))(
  'behavior: $name stays text',
  async ({ payload }) => {
    const { container } = await render(<MessageView message={payload} />)
    expect(container.querySelector('script,img,iframe,style')).toBe(null)
    expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth)
  },
)
