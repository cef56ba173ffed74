import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { queue } from '../../test/transactions.ts'
import {
  AppCard,
  Button,
  IconButton,
  LinkButton,
  Menu,
  NftGrid,
  TransactionRow,
} from '../index.ts'

/**
 * Acts as the `Link` of a router: takes `to` or `href` and navigates by itself.
 */
function Link({
  to,
  ...props
}: ComponentProps<'a'> & { to?: string | undefined }) {
  const { onClick, href = to } = props
  return (
    <a
      {...props}
      href={href}
      data-router
      onClick={(event) => {
        onClick?.(event)
        event.preventDefault()
        visit(href)
      }}
    />
  )
}
const visit = vi.fn()

const links = () => [...document.querySelectorAll('a')]

test('default: renders an element with its own address and class', async () => {
  const ref = vi.fn()
  await render(
    <LinkButton
      className="mine"
      variant="primary"
      ref={ref}
      render={<Link to="/new" className="theirs" />}
    >
      New
    </LinkButton>,
  )
  const link = page.getByRole('link', { name: 'New' })
  await expect.element(link).toHaveAttribute('href', '/new')
  await expect.element(link).toHaveAttribute('data-variant', 'primary')
  await expect.element(link).toHaveClass('sr-button', 'mine', 'theirs')
  expect(ref).toHaveBeenCalledWith(link.element())
  await link.click()
  expect(visit).toHaveBeenLastCalledWith('/new')
})

test('default: renders by a function, which gets the props', async () => {
  await render(
    <LinkButton
      href="/new"
      render={({ href, ...props }) => <Link {...props} to={href} />}
    >
      New
    </LinkButton>,
  )
  await page.getByRole('link', { name: 'New' }).click()
  expect(visit).toHaveBeenLastCalledWith('/new')
})

test('behavior: a click calls both handlers, and neither while the button is busy', async () => {
  const [onClick, own] = [vi.fn(), vi.fn()]
  const element = <Link to="/" onClick={own} />
  const view = await render(
    <Button onClick={onClick} render={element as never}>
      Open
    </Button>,
  )
  await page.getByText('Open').click()
  expect([onClick.mock.calls.length, own.mock.calls.length]).toEqual([1, 1])
  await view.rerender(
    <Button busy onClick={onClick} render={element as never}>
      Open
    </Button>,
  )
  await page.getByText('Open').click({ force: true })
  expect(onClick).toHaveBeenCalledOnce()
})

test('behavior: every link inside a component can be a router’s', async () => {
  const renderLink = (props: ComponentProps<'a'>) => <Link {...props} />
  const item = {
    address: '0x00',
    tokenName: 'Ape',
    tokenSymbol: 'APE',
    id: '1',
  }
  await render(
    <>
      <TransactionRow item={queue.next} href="/tx" renderLink={renderLink} />
      <AppCard
        name="Swap"
        url="https://swap.example"
        href="/app"
        renderLink={renderLink}
      />
      <NftGrid
        items={[item as never]}
        getHref={() => '/nft'}
        renderLink={renderLink}
      />
      <IconButton
        icon="plus"
        label="Add"
        render={(<Link to="/add" />) as never}
      />
      <Menu
        label="Go"
        trigger="Go"
        items={[{ id: 'go', label: 'Safes', href: '/safes', render: <Link /> }]}
      />
    </>,
  )
  expect(
    links().map((link) => [link.pathname, link.hasAttribute('data-router')]),
  ).toEqual(
    ['/tx', '/app', '/nft', '/add', '/safes'].map((path) => [path, true]),
  )
})

test('behavior: a menu keeps its keyboard with a link of a router', async () => {
  const onSelect = vi.fn()
  await render(
    <Menu
      label="Go"
      trigger="Go"
      items={[
        { id: 'go', label: 'Safes', render: <Link to="/safes" />, onSelect },
      ]}
    />,
  )
  await page.getByRole('button', { name: 'Go' }).click()
  await expect.element(page.getByRole('menuitem')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onSelect).toHaveBeenCalledOnce()
  expect(visit).toHaveBeenLastCalledWith('/safes')
  await expect.element(page.getByRole('menuitem')).not.toBeInTheDocument()
})
