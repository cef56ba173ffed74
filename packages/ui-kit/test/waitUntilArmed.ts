import { expect, waitFor } from 'storybook/test'

/**
 * Waits until a button counts clicks. It does half a second after its window
 * has the focus, which one of several windows of a test run has to take first.
 */
export async function waitUntilArmed(button: HTMLElement): Promise<void> {
  button.focus()
  await waitFor(
    () => expect(button).not.toHaveAttribute('aria-disabled', 'true'),
    { timeout: 10_000 },
  )
}
