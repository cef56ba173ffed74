import { Component, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { lazyPart } from './lazyPart.tsx'

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>

test('default: keeps the place until the code has loaded', async () => {
  let finish = (_: typeof Greeting) => {}
  const loading = new Promise<typeof Greeting>((resolve) => {
    finish = resolve
  })
  const Lazy = lazyPart(() => loading, <p>Loading</p>)
  const screen = await render(<Lazy name="Alice" />)
  await expect.element(screen.getByText('Loading')).toBeVisible()
  finish(Greeting)
  await expect.element(screen.getByText('Hello Alice')).toBeVisible()
})

test('behavior: renders a preloaded component without a fallback', async () => {
  const load = vi.fn(async () => Greeting)
  const Lazy = lazyPart(load, <p>Loading</p>)
  await Lazy.preload()
  const screen = await render(<Lazy name="Bob" />)
  expect(screen.container.textContent).toBe('Hello Bob')
  expect(load).toHaveBeenCalledOnce()
})

class Boundary extends Component<{ children: ReactNode }> {
  override state: { error?: Error } = {}
  static getDerivedStateFromError = (error: Error) => ({ error })
  override render() {
    return this.state.error?.message ?? this.props.children
  }
}

test('error: a chunk that cannot be loaded fails what it is in', async () => {
  const load = vi.fn(async () => Greeting)
  load.mockRejectedValueOnce(new TypeError('offline'))
  const Lazy = lazyPart(load)
  const lost = await render(
    <Boundary>
      <Lazy name="Carol" />
    </Boundary>,
  )
  await expect.element(lost.getByText('offline')).toBeVisible()
  const again = await render(<Lazy name="Carol" />)
  await expect.element(again.getByText('Hello Carol')).toBeVisible()
})
