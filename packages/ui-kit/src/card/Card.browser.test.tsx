import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button/Button.tsx'
import { Card } from './Card.tsx'
import '../styles.css'

const box = (text: string) =>
  page.getByText(text, { exact: true }).element().getBoundingClientRect()

test('default: 16 px stand between the parts of the content', async () => {
  await render(
    <Card title="Owners">
      <div>First</div>
      <div>Second</div>
      <div>Third</div>
      <Button>Fourth</Button>
    </Card>,
  )
  expect(box('Second').top - box('First').bottom).toBe(16)
  expect(box('Third').top - box('Second').bottom).toBe(16)
  const button = page.getByRole('button').element().getBoundingClientRect()
  expect(button.top - box('Third').bottom).toBeGreaterThanOrEqual(16)
})

test('behavior: words of a sentence stay on its line', async () => {
  await render(
    <Card>
      <code>one</code> and <span>two</span>
    </Card>,
  )
  expect(Math.abs(box('one').bottom - box('two').bottom)).toBeLessThan(4)
})

test('behavior: with `flush`, parts touch each other', async () => {
  await render(
    <Card flush>
      <div>First</div>
      <div>Second</div>
    </Card>,
  )
  expect(box('Second').top).toBe(box('First').bottom)
})
