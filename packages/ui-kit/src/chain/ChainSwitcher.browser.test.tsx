import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { manyChains, someChains } from '../../test/chains.ts'
import { ChainSwitcher, type ChainSwitcherProps } from './ChainSwitcher.tsx'
import '../styles.css'

const chosen = vi.fn<(chainId: string) => void>()

afterEach(() => {
  chosen.mockReset()
})

function Example({
  start = '1',
  ...rest
}: Partial<ChainSwitcherProps> & { start?: string | null }) {
  const [value, setValue] = useState(start)
  return (
    <>
      <ChainSwitcher
        chains={someChains}
        value={value}
        onSelect={({ chainId }) => {
          setValue(chainId)
          chosen(chainId)
        }}
        {...rest}
      />
      <button type="button">After</button>
    </>
  )
}

const button = () => page.getByRole('button', { name: /^Network:/u })
const option = (name: RegExp) => page.getByRole('option', { name })
/** The option that has keyboard focus. */
const active = () => {
  const id = document.activeElement?.getAttribute('aria-activedescendant')
  return document.getElementById(id ?? '')?.textContent
}

test('default: the current chain is marked, a click chooses another', async () => {
  await render(<Example />)
  await expect.element(button()).toHaveAccessibleName('Network: Ethereum')
  await button().click()
  await expect
    .element(option(/Ethereum/u))
    .toHaveAttribute('aria-selected', 'true')
  await option(/Ronin/u).click()
  expect(chosen).toHaveBeenCalledExactlyOnceWith('2020')
  await expect.element(button()).toHaveAccessibleName('Network: Ronin')
  await expect.element(button()).toHaveAttribute('aria-expanded', 'false')
  await expect.element(button()).toHaveFocus()
})

test('behavior: arrows wrap around, Home, End and letters jump, Enter chooses', async () => {
  await render(<Example />)
  button().element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await vi.waitFor(() => expect(active()).toMatch(/^Ethereum/u))
  const seen: (string | undefined)[] = []
  for (const key of ['{ArrowUp}', '{ArrowDown}', '{End}', '{Home}', 'r']) {
    await userEvent.keyboard(key)
    seen.push(active()?.slice(0, 6))
  }
  expect(seen).toEqual(['Saigon', 'Ethere', 'Saigon', 'Ethere', 'Roninr'])
  await userEvent.keyboard('{Enter}')
  expect(chosen).toHaveBeenCalledExactlyOnceWith('2020')
})

test('behavior: Escape closes and gives the focus back', async () => {
  await render(<Example />)
  await button().click()
  await vi.waitFor(() => expect(active()).toMatch(/^Ethereum/u))
  await userEvent.keyboard('{ArrowDown}{Escape}')
  await expect.element(button()).toHaveAttribute('aria-expanded', 'false')
  await expect.element(button()).toHaveFocus()
  expect(chosen).not.toHaveBeenCalled()
})

test('behavior: Tab closes and moves on behind the button', async () => {
  await render(<Example />)
  await button().click()
  await vi.waitFor(() => expect(active()).toMatch(/^Ethereum/u))
  await userEvent.tab()
  await expect.element(button()).toHaveAttribute('aria-expanded', 'false')
  await expect
    .element(page.getByRole('button', { name: 'After' }))
    .toHaveFocus()
})

test('behavior: the current chain is not chosen again', async () => {
  await render(<Example />)
  await button().click()
  await option(/Ethereum/u).click()
  await expect.element(button()).toHaveAttribute('aria-expanded', 'false')
  expect(chosen).not.toHaveBeenCalled()
})

test('behavior: a chain with a reason is readable and disabled', async () => {
  await render(<Example />)
  await button().click()
  const barred = option(/Gnosis.*No endpoint is set up/u)
  await expect.element(barred).toHaveAttribute('aria-disabled', 'true')
  await barred.click({ force: true })
  await userEvent.keyboard('{End}{ArrowUp}')
  expect(active()).toMatch(/^Gnosis/u)
  await userEvent.keyboard('{Enter}')
  await expect.element(button()).toHaveAttribute('aria-expanded', 'true')
  expect(chosen).not.toHaveBeenCalled()
})

test('behavior: shows the id of an unsupported chain', async () => {
  await render(<Example start="31337" />)
  await expect
    .element(button())
    .toHaveAccessibleName('Network: Unsupported network')
  await button().click()
  await expect.element(page.getByText(/Chain 31337 is not/u)).toBeVisible()
  await vi.waitFor(() => expect(active()).toMatch(/^Ethereum/u))
})

test('behavior: many chains are searched by name, prefix and id', async () => {
  await render(<Example chains={manyChains} />)
  await button().click()
  const search = page.getByRole('combobox')
  await expect.element(search).toHaveFocus()
  await search.fill('chain 17')
  expect(active()).toMatch(/^Chain 17/u)
  await search.fill('c2')
  await userEvent.keyboard('{ArrowDown}')
  expect(active()).toMatch(/^Chain 20/u)
  await search.fill('nothing like it')
  await expect
    .element(page.getByText('No network matches “nothing like it”'))
    .toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(chosen).not.toHaveBeenCalled()
  await search.fill('1017')
  await userEvent.keyboard('{Enter}')
  expect(chosen).toHaveBeenCalledExactlyOnceWith('1017')
  await button().click()
  await expect.element(search).toHaveValue('')
  await vi.waitFor(() => expect(active()).toMatch(/^Chain 17/u))
})

test('behavior: shows a text where there are no chains', async () => {
  await render(<Example chains={[]} start={null} />)
  await expect
    .element(button())
    .toHaveAccessibleName('Network: Choose a network')
  await button().click()
  await expect.element(page.getByText('No networks are set up')).toBeVisible()
})
