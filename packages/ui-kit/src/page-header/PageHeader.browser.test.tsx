import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LinkButton } from '../button/LinkButton.tsx'
import { Stack } from '../stack/Stack.tsx'
import { PageHeader } from './PageHeader.tsx'
import '../styles.css'

/** Words of an element that stand on more than one line. */
function brokenWords(element: Element): string[] {
  const [text] = element.childNodes
  if (!(text instanceof Text)) throw new Error('The element has no text.')
  return [...text.data.matchAll(/\S+/gu)].flatMap(({ 0: word, index }) => {
    const range = document.createRange()
    range.setStart(text, index)
    range.setEnd(text, index + word.length)
    return range.getClientRects().length > 1 ? [word] : []
  })
}

const title = () => page.getByRole('heading', { level: 1 }).element()

test.each(['Apps', 'Payouts', 'Transactions of the treasury'])(
  'behavior: beside two buttons at 390 px no word of "%s" is broken',
  async (text) => {
    await page.viewport(390, 844)
    await render(
      <PageHeader
        title={text}
        description="What is waiting, and what has happened."
        actions={
          <>
            <LinkButton href="#a">App permissions</LinkButton>
            <LinkButton href="#b">Back to the list of apps</LinkButton>
          </>
        }
      />,
    )
    expect(brokenWords(title())).toEqual([])
  },
)

test('behavior: a word longer than the line is broken, and stays inside', async () => {
  await page.viewport(390, 844)
  await render(<PageHeader title={'x'.repeat(200)} actions="Close" />)
  expect(brokenWords(title())).toHaveLength(1)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

const gapBelow = () => {
  const header = page.getByRole('banner').element().getBoundingClientRect()
  const next = page.getByText('Content').element().getBoundingClientRect()
  return next.top - header.bottom
}

test('default: 24 px stand between the header and the content', async () => {
  await render(
    <div>
      <PageHeader title="Apps" />
      <div>Content</div>
    </div>,
  )
  expect(gapBelow()).toBe(24)
})

test('behavior: in a stack, its gap alone is below the header', async () => {
  await render(
    <Stack gap={8}>
      <PageHeader title="Apps" />
      <div>Content</div>
    </Stack>,
  )
  expect(gapBelow()).toBe(32)
})
