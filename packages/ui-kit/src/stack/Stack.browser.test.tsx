import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button/Button.tsx'
import { Stack } from './Stack.tsx'
import '../styles.css'

const width = () =>
  page.getByRole('button').element().getBoundingClientRect().width

test('default: a button in a column is as wide as its text', async () => {
  await render(
    <Stack>
      <Button>Add</Button>
    </Stack>,
  )
  expect(width()).toBeLessThan(120)
})

test('param: align: `stretch` makes a button as wide as the column', async () => {
  await render(
    <Stack align="stretch" style={{ inlineSize: '300px' }}>
      <Button>Add</Button>
    </Stack>,
  )
  expect(width()).toBe(300)
})
