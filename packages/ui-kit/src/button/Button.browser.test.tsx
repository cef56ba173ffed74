import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button, type ButtonVariant } from './Button.tsx'
import '../styles.css'

const variants: ButtonVariant[] = ['primary', 'secondary', 'danger', 'ghost']

const looksOf = (element: Element) => {
  const { backgroundColor, color } = getComputedStyle(element)
  return { backgroundColor, color }
}

test.each(variants)(
  'behavior: a disabled %s button looks the same under the pointer',
  async (variant) => {
    await render(
      <Button variant={variant} disabledReason="The wallet is answering">
        Execute
      </Button>,
    )
    const button = page.getByRole('button', { name: 'Execute' })
    const before = looksOf(button.element())
    await userEvent.hover(button)
    // Colours change over time.
    await Promise.all(document.getAnimations().map(({ finished }) => finished))
    expect(button.element().matches(':hover')).toBe(true)
    expect(looksOf(button.element())).toEqual(before)
  },
)
